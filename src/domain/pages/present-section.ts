import { isDeepStrictEqual } from 'node:util'
import { canonicalContent } from '#operations/index.ts'
import type { ContentDocument, Section, StoredBlock } from '#contracts/pages.ts'
import type { FoundSection } from './find-section.server.ts'
import { readContent, type ReadBlock, type ReadContent } from './read-content.ts'

/** A section as the calls answer it: blocks upgraded to their current version, broken ones as they are stored. */
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

/** A block as it is stored: a broken one as it was. */
export function presentBlock({ id, type, version, fields, children }: ReadBlock): StoredBlock {
  return { id, type, version, fields, children: children.map(presentBlock) }
}

/** Stored content of any age with its blocks in their current versions, and as operations keep it. */
export function upgradeContent(stored: unknown): ContentDocument {
  return canonicalContent(presentContent(readContent(stored)))
}

/** Whether two stored contents say the same, whatever the order of their keys. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

/** What JSON keeps of it, without empty lists of children: some writers leave them out. */
function plain(content: unknown): unknown {
  const text = JSON.stringify(content, (key, value: unknown) =>
    key === 'children' && Array.isArray(value) && value.length === 0 ? undefined : value,
  )
  return JSON.parse(text)
}
