/** An exported table, whatever its format. */
export type Cell =
  | { kind: 'text'; text: string }
  /** As it was written, with a point or a comma: `-12,5`. */
  | { kind: 'number'; text: string }
  | { kind: 'time'; at: Date }

export type Table = {
  header: string[]
  /** The rows in batches, read on demand, so that a table of any length takes little memory. */
  batches: AsyncIterable<Cell[][]>
}
