/** What a table and its rows share: how many cells there may be, and what they are called. */

export const maxColumns = 20
export const maxRows = 200

/** The fields of a row's cells, from the first column to the last. */
export const cellNames: readonly string[] = Array.from(
  { length: maxColumns },
  (_, index) => `cell_${index + 1}`,
)

/** A table of plain texts, as it is pasted. */
export type PlainTable = {
  caption: string
  rows: string[][]
  hasHeaderRow: boolean
  hasHeaderColumn: boolean
}

/** The fields of a row with these texts. */
export function cellsOf(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.slice(0, maxColumns).map((text, index) => [`cell_${index + 1}`, text]))
}
