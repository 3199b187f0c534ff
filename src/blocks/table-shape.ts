import { createContext } from 'react'

/** What a row has to know of its table; it has no columns outside of one. The row of headings `isHeader`. */
export type TableShape = { columns: number; isHeader: boolean; hasHeaderColumn: boolean }

export const TableShapeContext = createContext<TableShape>({
  columns: 0,
  isHeader: false,
  hasHeaderColumn: false,
})
