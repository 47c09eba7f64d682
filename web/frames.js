/**
 * What a frame looks like, for the type checker: docs/frames.md says what it means.
 *
 * @typedef {string | [string, Record<string, Value>]} Sentence
 * @typedef {number | string | {who: number} | {dye: number} | {say: Sentence} | {list: Sentence[]}} Value
 *
 * @typedef {object} PathShape
 * @property {"path"} is
 * @property {string} d
 * @property {string} [fill]
 * @property {string} [line]
 * @property {number} [width]
 *
 * @typedef {object} CircleShape
 * @property {"circle"} is
 * @property {number} x
 * @property {number} y
 * @property {number} r
 * @property {string} [fill]
 * @property {string} [line]
 * @property {number} [width]
 *
 * @typedef {object} SymbolShape
 * @property {"symbol"} is
 * @property {string} of
 * @property {number} x
 * @property {number} y
 * @property {number} size
 * @property {string} [fill]
 * @property {string} [line]
 * @property {number} [width]
 *
 * @typedef {PathShape | CircleShape | SymbolShape} DrawnShape
 *
 * @typedef {object} TextShape
 * @property {"text"} is
 * @property {number | {say: Sentence} | {who: number}} content
 * @property {number} x
 * @property {number} y
 * @property {number} size
 * @property {string} [fill]
 * @property {boolean} [title]
 * @property {number} [room]
 *
 * @typedef {object} Sprite
 * @property {number} width
 * @property {number} height
 * @property {(DrawnShape | TextShape)[]} shapes
 *
 * @typedef {object} Item
 * @property {string} key
 * @property {string} sprite
 * @property {number} x
 * @property {number} y
 * @property {number} [turn]
 * @property {number} [scale]
 * @property {boolean} [mirror]
 * @property {string} [zone]
 * @property {number} [z]
 * @property {"move" | "flip" | "tell"} [manner]
 *
 * @typedef {{id: string, label: Sentence, items: string[]}} Region
 * @typedef {{box: [number, number, number, number], items: Item[], regions: Region[], hunt: boolean}} Scene
 *
 * @typedef {{region: string, say: Sentence, button: boolean}} Choice
 * @typedef {{say: Sentence, items: Item[], gone: string[]}} Ghost
 *
 * @typedef {object} Hand
 * @property {number} seat
 * @property {string[]} taps
 * @property {Choice[]} choices
 * @property {number} ways
 * @property {number | null} way
 * @property {Ghost | null} ghost
 *
 * @typedef {"person" | "bot1" | "bot2" | "bot3"} Kind
 * @typedef {{kind: Kind, name: string}} Player
 * @typedef {Player & {side: number, score: number | null, asked: boolean, thinking: boolean}} Seat
 * @typedef {[key: string, was: string, past?: string[]]} Went
 * @typedef {{move: number, seat: number | null, kind: string, say: Sentence | null, went: Went[]}} Line
 *
 * @typedef {object} Outcome
 * @property {number[][]} ranking
 * @property {number[]} scores
 * @property {number[][]} sides
 * @property {Sentence} reason
 * @property {[Sentence, number][][]} parts
 *
 * @typedef {object} Frame
 * @property {string} game
 * @property {number} moves
 * @property {number | null} viewer
 * @property {number | null} curtain
 * @property {"turn" | "sealed" | "anyone" | "free"} how
 * @property {Scene} scene
 * @property {Record<string, Sprite>} sprites
 * @property {Sentence} status
 * @property {Seat[]} seats
 * @property {Hand[]} hands
 * @property {number[]} question
 * @property {{region: string, seats: number[]}[]} claims
 * @property {boolean} holding
 * @property {boolean} paused
 * @property {number | null} count
 * @property {number | null} clock
 * @property {(Ghost & {seat: number, why: Sentence | null, path: string[]}) | null} hint
 * @property {Refusal | null} refusal
 * @property {boolean} undo
 * @property {boolean} redo
 * @property {number} since
 * @property {{from: number, lines: Line[]}} log
 * @property {Outcome | null} outcome
 *
 * @typedef {{say: Sentence, rule: string | null}} Refusal
 * @typedef {{moves: number, scene: Scene, sprites: Record<string, Sprite>}} Past
 * @typedef {{scores: (number[] | null)[], by: number[]}} History
 *
 * @typedef {object} Answer
 * @property {Frame} [frame]
 * @property {number | null} [wake]
 * @property {Refusal} [error]
 * @property {string} [record]
 * @property {string} [link]
 * @property {Past} [past]
 * @property {History} [history]
 *
 * @typedef {{do: string} & Record<string, unknown>} Request
 */
export {};
