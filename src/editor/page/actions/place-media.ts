import { blockForms } from '#blocks/forms.generated.ts'
import { findForm } from '#blocks/find-form.ts'
import type { BlockFields } from '#blocks/form.ts'
import type { LibraryTexts } from '#blocks/picture.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { MediaKind } from '#contracts/media-files.ts'
import type { LibraryItem } from '#contracts/media-uploads.ts'
import type { BlockPlace, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { findBlock, findContainer } from '#operations/index.ts'
import { withOtherPicture, type PictureFormField } from '#editor/model/blocks/library-texts.ts'
import { insertionsAt, makeBlock, placeForType } from './block-actions.ts'
import type { InsertionPoint } from '../workspace/workspace.ts'

/** The properties of a library item that blocks need. */
export type PlacedMedia = Pick<LibraryItem, 'id' | 'kind' | 'file_name'>

/** Where files go: into a block, into a list of pictures, to a place between blocks, or after a block. */
export type FileDestination =
  | { kind: 'fill'; block: string }
  | { kind: 'items'; list: string; after: string | null }
  | { kind: 'at'; to: BlockPlace }
  | { kind: 'after'; block: string | null }

export type FileTargets = {
  /** The operations that insert the blocks that do not exist yet. */
  operations: Operation[]
  /** The block or item in which each file will stand, in the order of the files. */
  blocks: string[]
  /** The block or item that was chosen or inserted first. */
  focus: string
}

/** Finds or makes the blocks for files of these kinds, which are still being uploaded; null when the place is gone. */
export function prepareTargets(
  content: ContentDocument,
  place: FileDestination,
  kinds: readonly MediaKind[],
): FileTargets | null {
  const [kind] = kinds
  if (kind === undefined) return null
  if (place.kind === 'fill' && kinds.length === 1) {
    const block = findBlock(content, place.block)?.block
    const hasField = block && fileFieldState(block, kind) !== null
    return hasField ? { operations: [], blocks: [place.block], focus: place.block } : null
  }
  if (place.kind === 'items' && kinds.every((one) => one === 'image'))
    return makeItems(content, place, kinds.length)
  const { made, blocks } = blocksFor(kinds)
  const [first] = made
  const at = pointOf(content, place)
  return first && at ? { operations: insertionsAt(at, made), blocks, focus: first.id } : null
}

/**
 * The operation that puts an item of the library into the block that waits for it; null when the block is gone, or when
 * it was `made` for the file and has another file by now.
 */
export function fillTarget(
  content: ContentDocument,
  id: string,
  given: {
    media: PlacedMedia
    known: Readonly<Record<string, LibraryTexts>>
    made: ReadonlySet<string>
  },
): Operation | null {
  const { media, known, made } = given
  const block = findBlock(content, id)?.block
  if (!block || (made.has(id) && fileFieldState(block, media.kind) === 'filled')) return null
  const fields = fieldsWithFile(block, media, known)
  return fields ? { kind: 'set-fields', id, fields } : null
}

/**
 * The operations that remove a block that was `made` for a file that does not arrive, with its list if nothing else is
 * in it; none when somebody has used or removed it.
 */
export function removeTarget(
  content: ContentDocument,
  id: string,
  { kind, made }: { kind: MediaKind; made: ReadonlySet<string> },
): Operation[] {
  const found = findBlock(content, id)
  if (!found || !made.has(id) || fileFieldState(found.block, kind) !== 'empty') return []
  const { place } = found
  const list = place.in === 'block' ? findBlock(content, place.parent)?.block : undefined
  const isLast = list?.children?.length === 1 && made.has(list.id)
  return [{ kind: 'remove-block', id: isLast ? list.id : id }]
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
export function fileFieldState(block: StoredBlock, kind: MediaKind): 'empty' | 'filled' | null {
  const sample: PlacedMedia = { id: 0, kind, file_name: '' }
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
  return blocksFor(kinds).made[0]?.type ?? null
}

function pictureFieldOf(block: StoredBlock): PictureFormField | null {
  const isPicture = (field: { kind: string }): field is PictureFormField => field.kind === 'picture'
  const found = findForm(block.type)?.fields.find(
    (field) => isPicture(field) && (field.isWanted?.(block.fields) ?? true),
  )
  return found && isPicture(found) ? found : null
}

/** Items without a picture are used first, because a new gallery begins with some. */
function makeItems(
  content: ContentDocument,
  place: FileDestination & { kind: 'items' },
  count: number,
): FileTargets | null {
  const list = findBlock(content, place.list)?.block
  const type = list && itemTypeOf(list.type)
  if (!list || !type) return null
  const items = list.children ?? []
  const empty = items.filter((item) => fileFieldState(item, 'image') === 'empty').slice(0, count)
  const added = Array.from({ length: count - empty.length }, () => emptyBlock(type))
  const after = items.some(({ id }) => id === place.after) ? place.after : (items.at(-1)?.id ?? null)
  return {
    operations: insertionsAt({ kind: 'item', parent: list.id, after }, added),
    blocks: [...empty, ...added].map(({ id }) => id),
    focus: list.id,
  }
}

/** Several pictures become one gallery, where the first of them stands; everything else becomes a block of its own. */
function blocksFor(kinds: readonly MediaKind[]): { made: StoredBlock[]; blocks: string[] } {
  const gallery = Object.keys(blockForms).find((type) => itemTypeOf(type) !== null)
  const itemType = gallery === undefined ? null : itemTypeOf(gallery)
  const hasGallery = kinds.filter((kind) => kind === 'image').length > 1
  const each = kinds.flatMap((kind) => {
    const isItem = hasGallery && itemType !== null && kind === 'image'
    const type = isItem
      ? itemType
      : Object.keys(blockForms).find((key) => blockForms[key]?.ofFile?.[kind] !== undefined)
    return type === undefined ? [] : [{ block: emptyBlock(type), isItem }]
  })
  const items = each.flatMap(({ block, isItem }) => (isItem ? [block] : []))
  const made = each.flatMap(({ block, isItem }) => {
    if (!isItem || gallery === undefined) return [block]
    return block === items[0] ? [{ ...emptyBlock(gallery), children: items }] : []
  })
  return { made, blocks: each.map(({ block }) => block.id) }
}

function emptyBlock(type: string): StoredBlock {
  return makeBlock(type, { fields: {} })
}

function pointOf(content: ContentDocument, place: FileDestination): InsertionPoint | null {
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
  return { reference: referenceOf(media), name: media.file_name.replace(/\.[a-z\d]{1,5}$/i, '') }
}

function referenceOf({ id }: PlacedMedia): string {
  return `media:${id}`
}
