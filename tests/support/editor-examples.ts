import type { BlockPlace, Operation, StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Layout } from '#operations/index.ts'

export function block(id: string, ...children: StoredBlock[]): StoredBlock {
  return {
    id,
    type: 'text',
    version: 1,
    fields: { title: id },
    ...(children.length > 0 && { children }),
  }
}

export function container(id: string, layout: Layout, ...columns: StoredBlock[][]) {
  return { id, layout, columns }
}

export function page(...containers: ContentDocument['containers']): ContentDocument {
  return { version: 1, containers }
}

export function inColumn(id: string, column: number, after: string | null): BlockPlace {
  return { in: 'column', container: id, column, after }
}

export function inBlock(parent: string, after: string | null): BlockPlace {
  return { in: 'block', parent, after }
}

export function set(id: string, fields: Record<string, unknown>): Operation {
  return { kind: 'set-fields', id, fields }
}

export function move(id: string, to: BlockPlace): Operation {
  return { kind: 'move-block', id, to }
}

export function insert(id: string, to: BlockPlace): Operation {
  return { kind: 'insert-block', block: block(id), to }
}

export function remove(id: string): Operation {
  return { kind: 'remove-block', id }
}

/** The ids of the columns of all containers. */
export function rowsOf({ containers }: ContentDocument): string[][][] {
  return containers.map(({ columns }) => columns.map((column) => column.map(({ id }) => id)))
}

/** A change as the server has stored it, by Anna unless another name is given. */
export function stored(
  sequence: number,
  operations: Operation[],
  id = `theirs-${sequence}`,
  client = 'window-anna',
): StoredChange {
  return {
    id,
    operations,
    sequence,
    client,
    author: client.replace('window-', ''),
    at: '2026-11-21T20:00:00Z',
  }
}
