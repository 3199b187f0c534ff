import type { StoredBlock } from '#contracts/pages.ts'
import { fitColumns } from './canonical-content.ts'
import { findContainer } from './find-block.ts'
import type { OperationRules } from './operation-rules.ts'
import { columnsOf } from './pieces.ts'
import { keepIfSame } from './keep-if-same.ts'
import { changeContainer } from './rows.ts'

/**
 * Sets a container's layout, and optionally redistributes its blocks. A block that is not mentioned stays after its
 * predecessor; the first block of a column stays in its column.
 */
export const setLayout: OperationRules<'set-layout'> = {
  apply(content, { id, layout, columns: named }) {
    return changeContainer(content, id, (container) => {
      const columns = named
        ? distribute(container.columns, named.slice(0, columnsOf(layout)), columnsOf(layout))
        : fitColumns(container.columns, layout)
      const isSameRows = keepIfSame(container.columns, columns) === container.columns
      return isSameRows && layout === container.layout ? container : { ...container, layout, columns }
    })
  },

  invert(before, { id }) {
    const found = findContainer(before, id)
    if (!found) return []
    const { layout, columns } = found.container
    return [
      { kind: 'set-layout', id, layout, columns: columns.map((column) => column.map((block) => block.id)) },
    ]
  },

  touches({ id }) {
    return [`layout:${id}`]
  },
}

function distribute(columns: StoredBlock[][], named: string[][], count: number): StoredBlock[][] {
  const blocks = new Map(columns.flat().map((block) => [block.id, block]))
  const seen = new Set<string>()
  const next = Array.from({ length: count }, (_, index) =>
    (named[index] ?? []).filter((id) => blocks.has(id) && !seen.has(id) && seen.add(id)),
  )
  for (const [index, column] of columns.entries()) {
    for (const [position, { id }] of column.entries()) {
      if (seen.has(id)) continue
      seen.add(id)
      const before = column[position - 1]?.id
      const row = next.find((ids) => before !== undefined && ids.includes(before))
      if (row && before !== undefined) row.splice(row.indexOf(before) + 1, 0, id)
      else if (index < count) next[index]?.unshift(id)
      else next.at(-1)?.push(id)
    }
  }
  return next.map((ids, index) =>
    keepIfSame(
      columns[index] ?? [],
      ids.flatMap((id) => blocks.get(id) ?? []),
    ),
  )
}
