/** A piece of a text of the handbook: plain, a word of the interface, or keys that are pressed together. */
export type Piece = { kind: 'text' | 'word' | 'keys'; text: string }

/** The pieces of a text with **words of the interface** and [[keys]]. */
export function readMarks(text: string): Piece[] {
  return text
    .split(/(\*\*.+?\*\*|\[\[.+?\]\])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('**')) return { kind: 'word', text: piece.slice(2, -2) }
      if (piece.startsWith('[[')) return { kind: 'keys', text: piece.slice(2, -2) }
      return { kind: 'text', text: piece }
    })
}

/** A text without its marks, for searching. */
export function withoutMarks(text: string): string {
  return readMarks(text)
    .map((piece) => piece.text)
    .join('')
}
