import { isDeepStrictEqual } from 'node:util'
import { canonicalContent } from '#operations/index.ts'
import type { ContentDocument, Section, StoredBlock } from '#contracts/pages.ts'
import type { FoundSection } from './find-section.server.ts'
import { readContent, type ReadBlock, type ReadContent } from './read-content.ts'

/** A section as the API presents it: blocks upgraded to their current version, broken ones as stored. */
export function presentSection({ slug, language, revisionId, content }: FoundSection): Section {
  return { slug, language, revision_id: revisionId, content: presentContent(content) }
}

export function presentContent(content: ReadContent): ContentDocument {
  return {
    version: 1,
    containers: content.containers.map((container) => ({
      ...container,
      columns: container.columns.map((column) => column.map(presentBlock)),
    })),
  }
}

/** A block in stored form; a broken one unchanged. */
export function presentBlock({ id, type, version, fields, children }: ReadBlock): StoredBlock {
  return { id, type, version, fields, children: children.map(presentBlock) }
}

/** Upgrades stored content of any version: its blocks in their current versions, in the form that operations store. */
export function upgradeContent(stored: unknown): ContentDocument {
  return canonicalContent(presentContent(readContent(stored)))
}

/** Whether two stored contents are equal, regardless of key order. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

/** The JSON form without empty lists of children, which some writers omit. */
function plain(content: unknown): unknown {
  const text = JSON.stringify(content, (key, value: unknown) =>
    key === 'children' && Array.isArray(value) && value.length === 0 ? undefined : value,
  )
  return JSON.parse(text)
}
