/** A chapter of the handbook in one language, as `scripts/generate-handbook.ts` makes it of `chapters/<id>.<language>.md`. */
export type Chapter = {
  /** The last part of its path: `/admin/handbook/<id>`. */
  id: string
  readers: Readers
  title: string
  /** One or two sentences: what this chapter helps to do. */
  intro: readonly Piece[]
  sections: readonly Section[]
}

/** Whom a chapter concerns. All who are signed in may read all of them. */
export type Readers = 'everybody' | 'editors' | 'planners'

/** A piece of a text: plain, a word as the interface spells it, or keys under the names of `shortcut-keys.ts`. */
export type Piece = string | { word: string } | { keys: string }

export type Section = {
  /** The anchor. */
  id: string
  title: string
  /** Paragraphs. */
  text?: readonly (readonly Piece[])[]
  /** Numbered steps. */
  steps?: readonly (readonly Piece[])[]
  /** The name of a picture, which is stored as `pictures/<name>.<language>.png`. */
  picture?: { name: string; alt: string }
  /** Tips or warnings after the steps. */
  notes?: readonly (readonly Piece[])[]
  /** A place in the product that this section is about, shown as a link. */
  place?: { href: string; label: string }
}

/** A text without its marks, for searching. */
export function plainText(text: readonly Piece[]): string {
  return text
    .map((piece) => (typeof piece === 'string' ? piece : 'word' in piece ? piece.word : piece.keys))
    .join('')
}
