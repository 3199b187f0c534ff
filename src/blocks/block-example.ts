import type { StoredBlock } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import type { BlockExample, ContainerExample, StoredExample } from './block-examples.ts'
import type { ShownContent } from './view.ts'
import type { BlockDefinition } from './definition.ts'
import { readBlock, type ReadBlock } from './read-block.ts'

type Definitions = Record<string, BlockDefinition>
type StoredContainer = { layout: string; columns: StoredBlock[][] }

/** A content with only an example's block, read like a page's content. */
export function showExample(
  example: BlockExample | ContainerExample,
  language: Language,
  definitions: Definitions,
): ShownContent {
  const containers = storeExample(example, language, definitions)
  return readExample(containers, definitions, { example, language })
}

/** An example in its stored form: with ids, and with current versions by default. */
export function storeExample(
  example: BlockExample | ContainerExample,
  language: Language,
  definitions: Definitions,
): StoredContainer[] {
  const containers =
    'block' in example
      ? [{ layout: '100', columns: [[inList(example.block(language), definitions)]] }]
      : example.containers(language)
  return containers.map(({ layout, columns }, place) => ({
    layout,
    columns: columns.map((column, number) =>
      column.map((block, index) => withIds(block, `${place}-${number}-${index}`, definitions)),
    ),
  }))
}

/** An example as the page's loader would read it; the example provides the data of the blocks' own loaders. */
export function readExample(
  containers: StoredContainer[],
  definitions: Definitions,
  given: { example: Partial<BlockExample>; language: Language },
): ShownContent {
  const read = containers.map(({ layout, columns }, place) => ({
    id: String(place),
    layout,
    columns: columns.map((column) => column.map((block) => readBlock(block, definitions))),
  }))
  const [first] = read.flatMap(({ columns }) => columns.flat())
  return {
    containers: read,
    links: given.example.links ?? {},
    data: first ? dataOf(first, given.example, given.language) : {},
  }
}

function dataOf(
  block: ReadBlock,
  { data, childData }: Partial<BlockExample>,
  language: Language,
): Record<string, unknown> {
  const inside = childData?.(language) ?? []
  return Object.fromEntries([
    ...(data ? [[block.id, data(language)] as const] : []),
    ...block.children.slice(0, inside.length).map(({ id }, index) => [id, inside[index]] as const),
  ])
}

/** Wraps an item in a list that accepts it. */
function inList(example: StoredExample, definitions: Definitions): StoredExample {
  if (definitions[example.type]?.standsAlone !== false) return example
  const list = Object.values(definitions).find(({ children }) => children.includes(example.type))
  return list ? { type: list.type, fields: {}, children: [example] } : example
}

function withIds(example: StoredExample, id: string, definitions: Definitions): StoredBlock {
  const { type, version, fields, children } = example
  return {
    id,
    type,
    version: version ?? definitions[type]?.version ?? 1,
    fields,
    ...(children && {
      children: children.map((child, index) => withIds(child, `${id}-${index}`, definitions)),
    }),
  }
}
