/** The bounds of a file that staff import: a season has some hundred rows, an archive of this program's own export more. */
export const fileLimits = {
  rows: 20_000,
  columns: 200,
  /** The characters of a cell: a long programme has some thousand. */
  cell: 40_000,
  /** The merged cells that get the text of the first of them. */
  merged: 500_000,
  /** The bytes of a workbook's parts once they are unpacked. */
  unpacked: 60_000_000,
} as const
