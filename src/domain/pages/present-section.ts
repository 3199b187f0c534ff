import type { ContentDocument, Section, StoredBlock } from '#contracts/pages.ts'
import type { FoundSection } from './find-section.server.ts'
import type { ReadBlock, ReadContent } from './read-content.ts'

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

function presentBlock({ id, type, version, fields, children }: ReadBlock): StoredBlock {
  return { id, type, version, fields, children: children.map(presentBlock) }
}
