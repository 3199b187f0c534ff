/** Tables as files for spreadsheets, written as fast as they are read. */
export type { Cell, Table } from './table.ts'
export { writeTable } from './write-table.ts'
export { csvHeader, csvRows } from './write-csv.ts'
