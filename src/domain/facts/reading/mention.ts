/** A place in a text that names something: start and end, in UTF-16 units. */
export type Mention = { start: number; end: number }

export type Token = Mention & { word: string; folded: string }
