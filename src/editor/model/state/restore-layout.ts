import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { columnsOf, findContainer, isSame } from '#operations/index.ts'
import type { Part } from './editor-state.ts'

/**
 * The operation that restores a container's earlier layout; null when its layout was changed since. Blocks that the
 * layout change had moved into another column go back; blocks that others have moved since stay.
 */
export function restoreLayout(
  content: ContentDocument,
  { done, inverse, columns }: Part,
): Operation[] | null {
  const [restoring] = inverse
  if (done.kind !== 'set-layout' || restoring?.kind !== 'set-layout' || !columns) return null
  const container = findContainer(content, done.id)?.container
  if (!container || container.layout !== done.layout) return null
  const now = container.columns.map((column) => column.map(({ id }) => id))
  if (isSame(now, columns)) return inverse
  const old = restoring.columns ?? []
  const goesBack = (id: string, column: number) =>
    columns[column]?.includes(id) && !old[column]?.includes(id) && old.some((ids) => ids.includes(id))
  const staying = now.map((ids, column) => ids.filter((id) => !goesBack(id, column)))
  const returning = new Set(now.flatMap((ids, column) => ids.filter((id) => goesBack(id, column))))
  const count = columnsOf(restoring.layout)
  const next = Array.from({ length: count }, (_, column) => [
    ...(staying[column] ?? []),
    ...(column === count - 1 ? staying.slice(count).flat() : []),
    ...(old[column] ?? []).filter((id) => returning.has(id)),
  ])
  return [{ ...restoring, columns: next }]
}
