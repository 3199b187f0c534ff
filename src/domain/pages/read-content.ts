import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { contentDocument, type ContentDocument, type StoredBlock } from '#contracts/pages.ts'

/** A block ready to be shown: upgraded to the current version and checked, or marked as broken with the reason. */
export type ReadBlock = {
  id: string
  type: string
  version: number
  fields: Record<string, unknown>
  children: ReadBlock[]
  /** Why it can't be shown; staff see it, visitors see the rest of the page. */
  fault?: 'unknown_type' | 'newer_version' | 'invalid_fields'
}
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
      columns: container.columns.map((column) => column.map(readBlock)),
    })),
  }
}

/** The words of stored content, for the search index. */
export function textOfContent(content: ContentDocument): string {
  const texts: string[] = []
  const visit = (block: ReadBlock) => {
    if (!block.fault) texts.push(...(blockDefinitions[block.type]?.textOf(block.fields) ?? []))
    block.children.forEach(visit)
  }
  for (const container of readContent(content).containers) container.columns.flat().forEach(visit)
  return texts.filter(Boolean).join(' ')
}

function readBlock(stored: StoredBlock): ReadBlock {
  const children = (stored.children ?? []).map(readBlock)
  const block: ReadBlock = {
    id: stored.id,
    type: stored.type,
    version: stored.version,
    fields: stored.fields,
    children,
  }
  const definition = Object.hasOwn(blockDefinitions, stored.type) ? blockDefinitions[stored.type] : undefined
  if (!definition) return { ...block, fault: 'unknown_type' }
  if (stored.version > definition.version) return { ...block, fault: 'newer_version' }
  const fields = definition.read(stored.fields, stored.version)
  if (fields === null) return { ...block, fault: 'invalid_fields' }
  return { ...block, version: definition.version, fields }
}
