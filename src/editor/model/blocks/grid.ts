import { blockForms } from '#blocks/forms.generated.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { findBlock } from '#operations/index.ts'

/** A table with its rows. */
export type Grid = {
  id: string
  rows: readonly StoredBlock[]
  columns: number
  /** The field with the number of columns. */
  columnsField: string
  /** The fields of a row's cells. */
  cells: readonly string[]
  rowType: string
  mostRows: number
}

/** The table that a block is, or whose row it is; null for other blocks. */
export function gridOf(content: ContentDocument, id: string): Grid | null {
  const found = findBlock(content, id)
  if (!found) return null
  const { block, place } = found
  const table = place.in === 'block' ? findBlock(content, place.parent)?.block : block
  const grid = table && Object.hasOwn(blockForms, table.type) ? blockForms[table.type]?.grid : undefined
  const definition = table && blockDefinitions[table.type]
  if (!grid || !definition) return null
  const columns = definition.read(table.fields, table.version)?.[grid.columns]
  return {
    id: table.id,
    rows: table.children ?? [],
    columns: typeof columns === 'number' ? columns : 1,
    columnsField: grid.columns,
    cells: grid.cells,
    rowType: definition.children[0] ?? '',
    mostRows: definition.maxChildren,
  }
}

/** The text of a cell. */
export function cellText({ cells }: Grid, row: StoredBlock, column: number): string {
  const text = row.fields[cells[column] ?? '']
  return typeof text === 'string' ? text : ''
}

/**
 * Gives a table these columns: each by the number of the column that it was, or null for an empty one. The texts of
 * columns that are left out are removed.
 */
export function arrangeColumns(grid: Grid, order: readonly (number | null)[]): Operation[] {
  if (order.length < 1 || order.length > grid.cells.length) return []
  return [
    ...(order.length === grid.columns ? [] : [setFields(grid.id, { [grid.columnsField]: order.length })]),
    ...grid.rows.flatMap((row) => {
      const changed = grid.cells.flatMap((cell, index) => {
        const from = order[index] ?? null
        const text = from === null ? '' : cellText(grid, row, from)
        return text === cellText(grid, row, index) ? [] : [[cell, text] as const]
      })
      return changed.length === 0 ? [] : [setFields(row.id, Object.fromEntries(changed))]
    }),
  ]
}

/** Adds or removes columns at the end. */
export function resizeColumns(grid: Grid, count: number): Operation[] {
  return arrangeColumns(
    grid,
    Array.from({ length: count }, (_, index) => (index < grid.columns ? index : null)),
  )
}

/**
 * Writes texts into the cells from a row and a column on, and adds the rows and columns that are missing. Null for more
 * than a table may have.
 */
export function fillCells(
  grid: Grid,
  at: { row: string; column: number },
  texts: readonly (readonly string[])[],
  newRow: () => StoredBlock,
): Operation[] | null {
  const first = grid.rows.findIndex(({ id }) => id === at.row)
  const columns = Math.max(grid.columns, ...texts.map((row) => at.column + row.length))
  if (first < 0 || columns > grid.cells.length || first + texts.length > grid.mostRows) return null
  let last = grid.rows.at(-1)?.id ?? null
  return [
    ...(columns > grid.columns ? [setFields(grid.id, { [grid.columnsField]: columns })] : []),
    ...texts.map((row, index): Operation => {
      const fields = Object.fromEntries(
        row.map((text, column) => [grid.cells[at.column + column] ?? '', text]),
      )
      const existing = grid.rows[first + index]
      if (existing) return setFields(existing.id, fields)
      const block = { ...newRow(), fields }
      const after = last
      last = block.id
      return { kind: 'insert-block', block, to: { in: 'block', parent: grid.id, after } }
    }),
  ]
}

function setFields(id: string, fields: Record<string, unknown>): Operation {
  return { kind: 'set-fields', id, fields }
}
