import { readBlock, type ReadBlock } from '#blocks/read-block.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { contentDocument, type ContentDocument } from '#contracts/pages.ts'

export type { ReadBlock } from '#blocks/read-block.ts'
export type ReadContainer = {
  id: string
  layout: ContentDocument['containers'][number]['layout']
  columns: ReadBlock[][]
}
export type ReadContent = { version: 1; containers: ReadContainer[] }

/** Reads stored content of any age. What can't be understood is marked, never dropped and never an error. */
export function readContent(stored: unknown): ReadContent {
  const parsed = contentDocument.safeParse(stored)
  if (!parsed.success) {
    const fault: ReadBlock = {
      id: 'content',
      type: 'content',
      version: 1,
      fields: {},
      children: [],
      fault: 'invalid_fields',
    }
    return { version: 1, containers: [{ id: 'content', layout: '100', columns: [[fault]] }] }
  }
  return {
    version: 1,
    containers: parsed.data.containers.map((container) => ({
      ...container,
      columns: container.columns.map((column) => column.map((block) => readBlock(block, blockDefinitions))),
    })),
  }
}

/** The words of stored content, for the search index. */
export function textOfContent(content: ContentDocument | ReadContent): string {
  const texts: string[] = []
  for (const block of blocksOf(readContent(content)))
    if (!block.fault) texts.push(...(blockDefinitions[block.type]?.textOf(block.fields) ?? []))
  return texts.filter(Boolean).join(' ')
}

/** All blocks in the order of the page, each before those inside it. */
export function blocksOf(content: ReadContent): ReadBlock[] {
  const withDescendants = (block: ReadBlock): ReadBlock[] => [
    block,
    ...block.children.flatMap(withDescendants),
  ]
  return content.containers.flatMap((container) => container.columns.flat()).flatMap(withDescendants)
}

/**
 * Content in which each anchor stands once, where it stands first: two elements with one id would be a fault of the
 * page, and a link could only mean the first of them anyway. For showing only; what is stored stays as it is.
 */
export function withUniqueAnchors(content: ReadContent): ReadContent {
  const taken = new Set<string>()
  const once = (block: ReadBlock): ReadBlock => {
    const { anchor } = block.fields
    const isTaken = typeof anchor === 'string' && anchor !== '' && taken.has(anchor)
    if (typeof anchor === 'string') taken.add(anchor)
    return {
      ...block,
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
