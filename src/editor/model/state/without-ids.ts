import type { Operation } from '#contracts/page-operations.ts'
import type { StoredBlock } from '#contracts/pages.ts'

/** An insertion without the nested blocks that exist elsewhere in the meantime. */
export function withoutIds(operation: Operation, taken: ReadonlySet<string>): Operation {
  if (operation.kind === 'insert-block') {
    return { ...operation, block: withoutChildren(operation.block, taken) }
  }
  if (operation.kind !== 'insert-container') return operation
  const columns = operation.container.columns.map((column) => withoutAmong(column, taken))
  return { ...operation, container: { ...operation.container, columns } }
}

function withoutChildren(block: StoredBlock, taken: ReadonlySet<string>): StoredBlock {
  return block.children ? { ...block, children: withoutAmong(block.children, taken) } : block
}

function withoutAmong(blocks: StoredBlock[], taken: ReadonlySet<string>): StoredBlock[] {
  return blocks.filter(({ id }) => !taken.has(id)).map((block) => withoutChildren(block, taken))
}
