/**
 * A row of a table: `line` is the number that a spreadsheet shows for it, `above` the heading over it, such as the season or a
 * month.
 */
export type SheetRow = { line: number; cells: string[]; above?: string }
/** A row that can't be read, and the code of the reason. */
export type BrokenRow = { line: number; error: 'quotes' | 'cell_length' }
/** A table whatever its format; `name` is that of a workbook's sheet, else empty. */
export type Sheet = { name: string; rows: SheetRow[]; broken: BrokenRow[] }
