import fc from 'fast-check'
import type { BlockPlace, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { blocksInOrder, columnsOf, headId, type Layout, type StoredContainer } from '#operations/index.ts'

const layoutNames: Layout[] = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25']

/** A random content in the form that operations use: some containers, three kinds of blocks, some of them nested. */
export function anyContent({ maxContainers = 4, maxBlocks = 4 } = {}): fc.Arbitrary<ContentDocument> {
  const container = fc.tuple(
    fc.constantFrom(...layoutNames),
    fc.array(fc.array(anyBlock(2), { maxLength: maxBlocks }), { minLength: 3, maxLength: 3 }),
  )
  return fc.tuple(fc.array(container, { maxLength: maxContainers }), fc.nat(9)).map(([parts, title]) => {
    const nextId = counter('start')
    const containers = parts.map(([layout, columns]): StoredContainer => ({
      id: nextId(),
      layout,
      columns: columns
        .slice(0, columnsOf(layout))
        .map((column) => column.map((block) => withIds(block, nextId))),
    }))
    // Every other content has a head.
    return title % 2 === 0
      ? { version: 1, containers }
      : {
          version: 1,
          head: { id: headId, type: 'page', version: 1, fields: { title: valueOf(title) } },
          containers,
        }
  })
}

/** Numbers from which `operationFor` builds an operation that fits the content at that moment. */
export type Intention = { kind: number; subject: number; target: number; position: number; value: number }

export const anyIntention: fc.Arbitrary<Intention> = fc.record({
  kind: fc.nat(99),
  subject: fc.nat(999),
  target: fc.nat(999),
  position: fc.nat(99),
  value: fc.nat(9),
})

/** How often each kind is chosen, in percent. */
const frequencies: [Operation['kind'], number][] = [
  ['set-fields', 34],
  ['insert-block', 18],
  ['move-block', 18],
  ['remove-block', 9],
  ['set-layout', 7],
  ['insert-container', 5],
  ['move-container', 4],
  ['remove-container', 3],
  ['replace-content', 2],
]

/** The operation of a user who sees this content; sometimes its target no longer exists. */
export function operationFor(intention: Intention, content: ContentDocument, newId: () => string): Operation {
  const { subject, target, position, value } = intention
  const blocks = [...blocksInOrder(content).map(({ id }) => id), headId, 'gone']
  const containers = [...content.containers.map(({ id }) => id), 'gone']
  const id = pick(blocks, subject)
  const containerId = pick(containers, subject)
  const after = position % 4 === 0 ? null : pick(containers, position)
  const kind = kindOf(intention)
  switch (kind) {
    case 'set-fields':
      return {
        kind,
        id,
        fields: {
          [pick(fieldNames, target)]: valueOf(value),
          ...(position % 5 === 0 && { more: valueOf(position % 7) }),
        },
        ...(position % 7 === 0 && { unset: [pick(fieldNames, target + 1)] }),
      }
    case 'insert-block':
      return { kind, block: blockFor(intention, newId), to: placeFor(intention, content) }
    case 'move-block':
      return { kind, id, to: placeFor(intention, content) }
    case 'remove-block':
      return { kind, id }
    case 'set-layout':
      return { kind, id: containerId, layout: pick(layoutNames, value) }
    case 'insert-container': {
      const layout = pick(layoutNames, value)
      const columns = Array.from({ length: columnsOf(layout) }, () => [blockFor(intention, newId)])
      return { kind, container: { id: newId(), layout, columns }, after }
    }
    case 'move-container':
      return { kind, id: containerId, after }
    case 'remove-container':
      return { kind, id: containerId }
    default:
      return {
        kind,
        content: {
          version: 1,
          containers: content.containers
            .filter((_, index) => index !== target % 3)
            .map((container) => ({
              ...container,
              columns: container.columns.map((column) => column.slice(position % 2)),
            })),
        },
      }
  }
}

const fieldNames = ['title', 'text', 'picture']

function anyBlock(depth: number): fc.Arbitrary<StoredBlock> {
  const children: fc.Arbitrary<StoredBlock[]> =
    depth === 0 ? fc.constant([]) : fc.array(anyBlock(depth - 1), { maxLength: 2 })
  return fc.tuple(fc.nat(9), fc.nat(9), children).map(([title, text, inner]) => ({
    id: '',
    type: inner.length > 0 ? 'group' : 'text',
    version: 1,
    fields: { title: valueOf(title), ...(text > 3 && { text: valueOf(text) }) },
    ...(inner.length > 0 && { children: inner }),
  }))
}

function withIds(block: StoredBlock, nextId: () => string): StoredBlock {
  const id = nextId()
  return {
    ...block,
    id,
    ...(block.children && { children: block.children.map((child) => withIds(child, nextId)) }),
  }
}

function kindOf({ kind }: Intention): Operation['kind'] {
  let rest = kind
  for (const [name, share] of frequencies) {
    if (rest < share) return name
    rest -= share
  }
  return 'set-fields'
}

function placeFor({ target, position }: Intention, content: ContentDocument): BlockPlace {
  const blocks = blocksInOrder(content).map(({ id }) => id)
  const after = position % 4 === 0 || blocks.length === 0 ? null : pick(blocks, position)
  if (target % 4 === 0 && blocks.length > 0) return { in: 'block', parent: pick(blocks, target), after }
  const container = pick([...content.containers.map(({ id }) => id), 'gone'], target)
  return { in: 'column', container, column: position % 3, after }
}

function blockFor({ value, position }: Intention, newId: () => string): StoredBlock {
  return {
    id: newId(),
    type: 'text',
    version: 1,
    fields: { title: valueOf(value) },
    ...(position % 3 === 0 && {
      children: [{ id: newId(), type: 'text', version: 1, fields: { text: valueOf(position % 10) } }],
    }),
  }
}

/** Texts, lists, numbers and null. Some texts end with a space, which the simulated server removes. */
function valueOf(value: number): unknown {
  if (value === 9) return null
  if (value === 8) return { list: [value, { deep: 'x' }] }
  return value > 5 ? `word ${value} ` : `word ${value}`
}

function pick<Item>(items: Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** Returns ids, one after the other. */
export function counter(prefix: string): () => string {
  let count = 0
  return () => `${prefix}-${++count}`
}
