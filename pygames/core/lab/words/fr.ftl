### Ce que dit le terminal ; la page a d’autres moyens pour tout cela.

lab-person = Joueur { $number }
lab-bot1 = Bot { $number } (facile)
lab-bot2 = Bot { $number } (normal)
lab-bot3 = Bot { $number } (difficile)

lab-title = { $game } (graine { $seed })
lab-commands = Tapez un numéro, ou le coup comme entre crochets ; ou : undo (reprendre), hint (conseil), rules (règles), save FICHIER (enregistrer), quit (quitter).
lab-scores = Scores : { $scores }
lab-table = Table : { $things }
lab-hand = Main : { $things }
lab-nobody = Aucune réponse
lab-enter = Appuyez sur Entrée.
lab-hint = Conseil : { $move }
lab-undone = C’est repris.
lab-saved = Enregistré dans { $file }.

lab-refused = { $why } (règle { $rule })
lab-not-listed = La liste n’a pas de { $what }.
lab-not-saved = Impossible d’enregistrer dans { $file } : { $reason }
lab-save-where = Dites où : save FICHIER
lab-no-rules = Les règles de ce jeu ne sont pas encore écrites.
