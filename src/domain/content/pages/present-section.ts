import { isDeepStrictEqual } from 'node:util'
import { canonicalContent } from '#operations/index.ts'
import { addressOf } from '#blocks/fields.ts'
import { unreadableType } from '#contracts/block-schemas.ts'
import type { ContentDocument, Section, ShownBlock, StoredBlock } from '#contracts/pages.ts'
import type { PictureFiles } from '#contracts/pictures.ts'
import type { BegunSection } from './find-section.server.ts'
import { readContent, type ReadBlock, type ReadContent } from './read-content.ts'

type Around = {
  shown: Section['shown']
  /** The files of the blocks' pictures, by their names in the fields. */
  pictures: Record<string, PictureFiles>
}

/**
 * A section as the API presents it: blocks upgraded to their current version, each with its place and the addresses of its
 * link and picture. Of one that cannot be read only its kind is told, because the document knows the fields of the others.
 */
export function presentSection(
  { slug, ownerKind, ownerId, language, revisionId, content }: BegunSection,
  { shown, pictures }: Around,
): Section {
  const showBlocks = (blocks: ReadBlock[], parent: string | null): ShownBlock[] =>
    blocks.map(({ id, type, version, fields, error, children }, order) => ({
      id,
      type: error ? unreadableType : type,
      version,
      parent,
      order,
      fields: error ? { stored_type: type } : { ...fields, ...addressesIn(fields, { shown, pictures }) },
      children: showBlocks(children, id),
    }))
  return {
    slug,
    language,
    revision_id: revisionId,
    content: {
      version: 1,
      containers: content.containers.map(({ id, layout, columns }, order) => ({
        id,
        slug: id,
        parent: slug,
        order,
        content_type: ownerKind,
        object_id: ownerId,
        layout,
        columns: columns.map((column) => showBlocks(column, null)),
        children: columns.flat().map((block) => block.id),
      })),
    },
    shown,
  }
}

/**
 * The values of the specification's fields `link_url`, `image_url` and `thumbs`; null if there is nothing to show.
 */
function addressesIn({ link, image }: Record<string, unknown>, { shown, pictures }: Around) {
  const files = typeof image === 'string' && Object.hasOwn(pictures, image) ? pictures[image] : undefined
  return {
    ...(typeof link === 'string' && { link_url: addressOf(link, shown.links) }),
    ...(typeof image === 'string' && { image_url: files?.url ?? null, thumbs: files?.thumbs ?? null }),
  }
}

export function presentContent(content: ReadContent): ContentDocument {
  const { head } = content
  return {
    version: 1,
    ...(head && { head: { id: head.id, type: head.type, version: head.version, fields: head.fields } }),
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
