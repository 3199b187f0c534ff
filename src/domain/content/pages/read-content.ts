import { readBlock, type ReadBlock } from '#blocks/read-block.ts'
import { readHead } from '#blocks/heads.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { contentDocument, type ContentDocument } from '#contracts/pages.ts'
import { readDamagedContent } from './read-damaged-content.ts'

export type { ReadBlock } from '#blocks/read-block.ts'
export type ReadContainer = {
  id: string
  layout: ContentDocument['containers'][number]['layout']
  columns: ReadBlock[][]
}
export type ReadContent = { version: 1; head?: ReadBlock; containers: ReadContainer[] }

/** Parses stored content of any version. Invalid parts are marked instead of being dropped or throwing an error. */
export function readContent(stored: unknown): ReadContent {
  const parsed = contentDocument.safeParse(stored)
  const { containers, damaged } = parsed.success
    ? { containers: parsed.data.containers, damaged: null }
    : readDamagedContent(stored)
  const head = parsed.success && parsed.data.head ? { head: readHead(parsed.data.head) } : {}
  return {
    version: 1,
    ...head,
    containers: containers.map((container) => ({
      ...container,
      columns: container.columns.map((column) =>
        column.map((block) => {
          const read = readBlock(block, blockDefinitions)
          return damaged?.has(block.id) ? { ...read, error: 'invalid_fields' } : read
        }),
      ),
    })),
  }
}

/** The text of stored content, for the search index. */
export function textOfContent(content: ContentDocument | ReadContent): string {
  const texts: string[] = []
  for (const block of blocksOf(readContent(content)))
    if (!block.error) texts.push(...(blockDefinitions[block.type]?.textOf(block.fields) ?? []))
  return texts.filter(Boolean).join(' ')
}

/** Whether a content has no blocks; its containers are no more than room for some. */
export function isEmptyContent({
  containers,
}: {
  containers: readonly { columns: readonly (readonly unknown[])[] }[]
}): boolean {
  return containers.every(({ columns }) => columns.every((column) => column.length === 0))
}

/** All blocks in page order, each before its children. */
export function blocksOf(content: ReadContent): ReadBlock[] {
  const withDescendants = (block: ReadBlock): ReadBlock[] => [
    block,
    ...block.children.flatMap(withDescendants),
  ]
  return content.containers.flatMap((container) => container.columns.flat()).flatMap(withDescendants)
}

/**
 * Content in which each anchor occurs only once, at its first position: duplicate ids would be invalid HTML, and
 * links could only lead to the first one, as the list of anchors does. For display only; the stored content is
 * unchanged. `taken` are anchors that are on the page already, to which those of the content are added.
 */
export function withUniqueAnchors(content: ReadContent, taken = new Set<string>()): ReadContent {
  const once = (block: ReadBlock): ReadBlock => {
    const { anchor } = block.fields
    const isTaken = typeof anchor === 'string' && anchor !== '' && taken.has(anchor)
    if (typeof anchor === 'string') taken.add(anchor)
    const { place, ...rest } = block
    return {
      ...rest,
      ...(place && !isTaken && { place }),
      fields: isTaken ? { ...block.fields, anchor: '' } : block.fields,
      children: block.children.map(once),
    }
  }
  return {
    ...content,
    containers: content.containers.map((container) => ({
      ...container,
      columns: container.columns.map((column) => column.map(once)),
    })),
  }
}
