### What the terminal says; the page has other means for all of it.

lab-person = Player { $number }
lab-bot1 = Bot { $number } (easy)
lab-bot2 = Bot { $number } (normal)
lab-bot3 = Bot { $number } (hard)

lab-title = { $game } (seed { $seed })
lab-commands = Type a number, or the move as in brackets; or: undo, hint, rules, save FILE, quit.
lab-scores = Scores: { $scores }
lab-table = Table: { $things }
lab-hand = Hand: { $things }
lab-nobody = Nobody
lab-enter = Press Enter.
lab-hint = Hint: { $move }
lab-undone = Taken back.
lab-saved = Saved in { $file }.

lab-refused = { $why } (rule { $rule })
lab-not-listed = The list has no { $what }.
lab-not-saved = It could not be saved in { $file }: { $reason }
lab-save-where = Say where: save FILE
lab-no-rules = The rules of this game are not written down yet.
