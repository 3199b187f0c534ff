import { blockForms } from '#blocks/forms.generated.ts'
import { findForm } from '#blocks/find-form.ts'
import type { BlockFields } from '#blocks/form.ts'
import type { LibraryTexts } from '#blocks/picture.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { MediaKind } from '#contracts/media-files.ts'
import type { BlockPlace, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { findBlock, findContainer } from '#operations/index.ts'
import { withOtherPicture, type PictureFormField } from '../panels/fields/library-texts.ts'
import { insertionsAt, makeBlock, placeForType } from './block-actions.ts'
import type { InsertionPoint } from './workspace.ts'

/** The properties of a library item that blocks need. */
export type PlacedMedia = { id: number; kind: MediaKind; name: string }

/** Where files go: into a block, into a list of pictures, to a place between blocks, or after a block. */
export type FilePlace =
  | { kind: 'fill'; block: string }
  | { kind: 'items'; list: string; after: string | null }
  | { kind: 'at'; to: BlockPlace }
  | { kind: 'after'; block: string | null }

export type Placed = {
  operations: Operation[]
  /** The first block that was filled or inserted. */
  focus: string
  /** Where further files of the same drop go. */
  next: FilePlace
}

/** The operations that insert new items of the library, as one step; null when the place no longer exists. */
export function placeMedia(
  content: ContentDocument,
  place: FilePlace,
  media: readonly PlacedMedia[],
  known: Readonly<Record<string, LibraryTexts>>,
): Placed | null {
  const [only] = media
  if (!only) return null
  if (place.kind === 'fill' && media.length === 1) {
    const block = findBlock(content, place.block)?.block
    const fields = block && fieldsWithFile(block, only, known)
    return fields
      ? {
          operations: [{ kind: 'set-fields', id: place.block, fields }],
          focus: place.block,
          next: { kind: 'after', block: place.block },
        }
      : null
  }
  if (place.kind === 'items' && media.every(({ kind }) => kind === 'image'))
    return addItems(content, place, media, known)
  const blocks = blocksOf(media)
  const [first] = blocks
  const last = blocks.at(-1)
  const at = pointOf(content, place)
  if (!first || !last || !at) return null
  const isGallery = blocks.length === 1 && itemTypeOf(last.type) !== null
  return {
    operations: insertionsAt(at, blocks),
    focus: first.id,
    next: isGallery
      ? { kind: 'items', list: last.id, after: last.children?.at(-1)?.id ?? null }
      : { kind: 'after', block: last.id },
  }
}

/** The change of a block that uses a file in its own field; null when it has no field for this kind of file. */
function fieldsWithFile(
  block: StoredBlock,
  media: PlacedMedia,
  known: Readonly<Record<string, LibraryTexts>>,
): BlockFields | null {
  const picture = media.kind === 'image' ? pictureFieldOf(block) : null
  if (picture) return withOtherPicture(picture, block.fields, { picture: referenceOf(media), known })
  const made = Object.hasOwn(blockForms, block.type)
    ? blockForms[block.type]?.ofFile?.[media.kind]?.(libraryFile(media))
    : undefined
  // Existing texts are kept.
  const changed = Object.entries(made ?? {}).filter(
    ([name, value]) => value === referenceOf(media) || !block.fields[name],
  )
  return made ? Object.fromEntries(changed) : null
}

/** Whether a block has a field for a kind of file that is still empty. */
export function roomForFile(block: StoredBlock, kind: MediaKind): 'empty' | 'filled' | null {
  const sample: PlacedMedia = { id: 0, kind, name: '' }
  const changed = fieldsWithFile(block, sample, {})
  if (!changed) return null
  const field = Object.keys(changed).find((name) => changed[name] === referenceOf(sample))
  return field !== undefined && block.fields[field] ? 'filled' : 'empty'
}

/** The type of the items of a list that contains only pictures; null for everything else. */
export function itemTypeOf(type: string): string | null {
  const isOfPictures = Object.hasOwn(blockForms, type) && blockForms[type]?.pictures !== undefined
  return (isOfPictures ? blockDefinitions[type]?.children[0] : undefined) ?? null
}

/** The first block type that a drop of these kinds of files creates. */
export function typeMadeOf(kinds: readonly MediaKind[]): string | null {
  const media = kinds.map((kind, id) => ({ id, kind, name: '' }))
  return blocksOf(media)[0]?.type ?? null
}

function pictureFieldOf(block: StoredBlock): PictureFormField | null {
  const isPicture = (field: { kind: string }): field is PictureFormField => field.kind === 'picture'
  const found = findForm(block.type)?.fields.find(
    (field) => isPicture(field) && (field.isWanted?.(block.fields) ?? true),
  )
  return found && isPicture(found) ? found : null
}

/** Items without a picture are filled first, because a new gallery begins with some. */
function addItems(
  content: ContentDocument,
  place: FilePlace & { kind: 'items' },
  media: readonly PlacedMedia[],
  known: Readonly<Record<string, LibraryTexts>>,
): Placed | null {
  const list = findBlock(content, place.list)?.block
  const type = list && itemTypeOf(list.type)
  if (!list || !type) return null
  const items = list.children ?? []
  const empty = items.filter((item) => roomForFile(item, 'image') === 'empty')
  const filled = empty.slice(0, media.length).flatMap((item, index): Operation[] => {
    const one = media[index]
    const fields = one && fieldsWithFile(item, one, known)
    return fields ? [{ kind: 'set-fields', id: item.id, fields }] : []
  })
  const added = media.slice(filled.length).map((one) => blockOf(type, one))
  const after = items.some(({ id }) => id === place.after) ? place.after : (items.at(-1)?.id ?? null)
  return {
    operations: [...filled, ...insertionsAt({ kind: 'item', parent: list.id, after }, added)],
    focus: list.id,
    next: { kind: 'items', list: list.id, after: added.at(-1)?.id ?? after },
  }
}

/** Several pictures become one gallery in the place of the first one; everything else becomes a block of its own. */
function blocksOf(media: readonly PlacedMedia[]): StoredBlock[] {
  const pictures = media.filter(({ kind }) => kind === 'image')
  const gallery = Object.keys(blockForms).find((type) => itemTypeOf(type) !== null)
  const itemType = gallery === undefined ? null : itemTypeOf(gallery)
  return media.flatMap((one): StoredBlock[] => {
    if (one.kind === 'image' && pictures.length > 1 && gallery !== undefined && itemType !== null) {
      if (one !== pictures[0]) return []
      const children = pictures.map((picture) => blockOf(itemType, picture))
      return [{ ...makeBlock(gallery, { fields: {} }), children }]
    }
    const type = Object.keys(blockForms).find((key) => blockForms[key]?.ofFile?.[one.kind])
    return type === undefined ? [] : [blockOf(type, one)]
  })
}

function blockOf(type: string, media: PlacedMedia): StoredBlock {
  const block = makeBlock(type, { fields: {} })
  return { ...block, fields: fieldsWithFile(block, media, {}) ?? {} }
}

function pointOf(content: ContentDocument, place: FilePlace): InsertionPoint | null {
  if (place.kind === 'at' && place.to.in === 'column') {
    const { container, column, after } = place.to
    const blocks = findContainer(content, container)?.container.columns[column]
    if (!blocks) return null
    // The block before it was removed meanwhile: the end of the column is nearest.
    const isThere = after === null || blocks.some(({ id }) => id === after)
    return { kind: 'block', container, column, after: isThere ? after : (blocks.at(-1)?.id ?? null) }
  }
  const beside = place.kind === 'after' || place.kind === 'fill' ? place.block : null
  const outer = place.kind === 'items' ? place.list : beside
  if (outer !== null && !findBlock(content, outer) && !findContainer(content, outer)) return null
  return placeForType(content, 'image', outer)
}

function libraryFile(media: PlacedMedia) {
  return { reference: referenceOf(media), name: media.name.replace(/\.[a-z\d]{1,5}$/i, '') }
}

function referenceOf({ id }: PlacedMedia): string {
  return `media:${id}`
}
