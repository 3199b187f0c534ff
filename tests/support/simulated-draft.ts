import type { ChangesResponse, ConflictResponse } from '#contracts/page-editor.ts'
import type { Change, Operation, StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import {
  applyChange,
  applyOperation,
  blocksInOrder,
  conflictsBetween,
  findBlock,
  findContainer,
  idsIn,
  isMadeContainer,
  withDescendants,
} from '#operations/index.ts'

export type SentChanges = { client: string; base: number; changes: Change[] }
export type SentAnswer =
  | { kind: 'stored'; answer: ChangesResponse }
  | { kind: 'conflict'; answer: ConflictResponse }

/**
 * A draft as the server stores it: one sequence of changes, each id once, each call completely or not at all, and
 * conflicting changes refused. Texts are stored without trailing spaces.
 */
export class SimulatedDraft {
  readonly log: StoredChange[] = []
  /** The content after each change, beginning with the initial one. */
  readonly contents: ContentDocument[]

  /** All blocks and containers that the section has ever had. */
  readonly #known: Set<string>

  constructor(content: ContentDocument) {
    this.contents = [content]
    this.#known = new Set(idsIn(content))
  }

  get sequence(): number {
    return this.log.length
  }

  get content(): ContentDocument {
    return this.contentAt(this.sequence)
  }

  contentAt(sequence: number): ContentDocument {
    const content = this.contents[sequence]
    if (!content) throw new Error(`The draft was never at ${sequence}`)
    return content
  }

  since(base: number): ChangesResponse {
    return { sequence: this.sequence, changes: this.log.slice(base) }
  }

  send({ client, base, changes }: SentChanges): SentAnswer {
    const known = new Set(this.log.map(({ id }) => id))
    const fresh = changes.filter(({ id }) => !known.has(id))
    const since = this.log.slice(base)
    const own = since.filter((change) => change.client === client)
    // A call that does not know what its window has stored meanwhile is late: the window has continued without it.
    if (own.some(({ id }) => changes.every((change) => change.id !== id))) {
      return { kind: 'stored', answer: this.since(base) }
    }
    const theirs = since.filter((change) => change.client !== client)
    const before = applyChange(this.contentAt(base), operationsOf(own))
    const conflicts = conflictsBetween(before, operationsOf(fresh), operationsOf(theirs), this.content)
    if (conflicts.length > 0) {
      return { kind: 'conflict', answer: { ...this.since(base), detail: 'conflict', conflicts } }
    }
    for (const change of fresh) this.#store(client, change)
    return { kind: 'stored', answer: this.since(base) }
  }

  #store(client: string, change: Change): void {
    const operations = change.operations.map(tidied)
    let { content } = this
    for (const operation of operations) {
      this.#requirePlaces(operation)
      content = applyOperation(content, operation)
      for (const id of idsIn(content)) this.#known.add(id)
    }
    this.contents.push(applyChange(this.content, operations))
    const sequence = this.log.length + 1
    this.log.push({ id: change.id, operations, sequence, client, author: client, at: '2026-01-01T00:00:00Z' })
  }

  /** The server refuses places beside what the section has never had (require-places.server.ts). */
  #requirePlaces(operation: Operation): void {
    const unknown = placesOf(operation).filter(
      (id) => id !== neverThere && !isMadeContainer(id) && !this.#known.has(id),
    )
    if (unknown.length > 0) throw new Error(`A place beside ${unknown.join(', ')}, which was never stored`)
  }
}

/** The id by which random operations name what does not exist. */
const neverThere = 'gone'

function placesOf(operation: Operation): string[] {
  if ('to' in operation) {
    const { to } = operation
    return [to.in === 'column' ? to.container : to.parent, to.after].filter((id) => id !== null)
  }
  return 'after' in operation && operation.after !== null ? [operation.after] : []
}

export function operationsOf(changes: readonly { operations: Operation[] }[]): Operation[] {
  return changes.flatMap(({ operations }) => operations)
}

/** As the simulated server stores it. */
export function tidied(operation: Operation): Operation {
  if (operation.kind === 'set-fields') return { ...operation, fields: tidiedFields(operation.fields) }
  if (operation.kind === 'insert-block') return { ...operation, block: tidiedBlock(operation.block) }
  if (operation.kind !== 'insert-container') return operation
  const columns = operation.container.columns.map((column) => column.map(tidiedBlock))
  return { ...operation, container: { ...operation.container, columns } }
}

/** A new block has the field that all blocks have. */
function tidiedBlock(block: StoredBlock): StoredBlock {
  return {
    ...block,
    fields: { anchor: '', ...tidiedFields(block.fields) },
    ...(block.children && { children: block.children.map(tidiedBlock) }),
  }
}

function tidiedFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trimEnd() : value,
    ]),
  )
}

/**
 * Who wrote the fields of blocks, by `block field`, and by `block` for those not listed; nobody if a field was there
 * from the start.
 */
export function writersOf(changes: { client: string; operations: Operation[] }[]): Map<string, string> {
  const writers = new Map<string, string>()
  for (const { client, operations } of changes) {
    for (const operation of operations) {
      for (const [id, fields] of writtenBy(operation)) {
        if (operation.kind !== 'set-fields') {
          // An inserted block also counts as writing the fields that it lacks.
          for (const key of writers.keys()) if (key.startsWith(`${id} `)) writers.delete(key)
          writers.set(id, client)
        }
        for (const field of fields) writers.set(`${id} ${field}`, client)
      }
    }
  }
  return writers
}

/** The fields that an operation writes, by block. */
export function writtenBy(operation: Operation): [string, string[]][] {
  const of = (blocks: StoredBlock[]): [string, string[]][] =>
    blocks.map(({ id, fields }) => [id, Object.keys(fields)])
  switch (operation.kind) {
    case 'set-fields':
      return [[operation.id, [...Object.keys(operation.fields), ...(operation.unset ?? [])]]]
    case 'insert-block':
      return of(withDescendants(operation.block))
    case 'insert-container':
      return of(operation.container.columns.flat().flatMap(withDescendants))
    case 'replace-content':
      return of(
        operation.content.containers.flatMap(({ columns }) => columns.flat()).flatMap(withDescendants),
      )
    default:
      return []
  }
}

/** The blocks that an operation removes from a content. */
export function removedBy(content: ContentDocument, operation: Operation): StoredBlock[] {
  if (operation.kind === 'remove-block') {
    const block = findBlock(content, operation.id)?.block
    return block ? withDescendants(block) : []
  }
  if (operation.kind === 'replace-content') {
    const left = idsIn(operation.content)
    return blocksInOrder(content).filter(({ id }) => !left.has(id))
  }
  if (operation.kind !== 'remove-container') return []
  return (findContainer(content, operation.id)?.container.columns ?? []).flat().flatMap(withDescendants)
}
