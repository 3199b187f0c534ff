import { expect, test } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { applyChange, findBlock, withDescendants } from '#operations/index.ts'
import {
  fillTarget,
  prepareTargets,
  removeTarget,
  fileFieldState,
  type FileDestination,
  type PlacedMedia,
} from './place-media.ts'

const block = (id: string, type: string, fields: Record<string, unknown> = {}, children?: StoredBlock[]) => ({
  id,
  type,
  version: 1,
  fields,
  ...(children && { children }),
})
const pageOf = (...blocks: StoredBlock[]): ContentDocument => ({
  version: 1,
  containers: [{ id: 'c', layout: '100', columns: [blocks] }],
})
const start: FileDestination = { kind: 'at', to: { in: 'column', container: 'c', column: 0, after: null } }
const picture = (id: number): PlacedMedia => ({ id, kind: 'image', file_name: `bild-${id}.jpg` })
const programme: PlacedMedia = { id: 8, kind: 'document', file_name: 'Programmheft.pdf' }
const recording: PlacedMedia = { id: 9, kind: 'audio', file_name: 'Probe.mp3' }

/** Makes the blocks for files, and fills them as the files arrive in this order. */
function place(content: ContentDocument, at: FileDestination, media: PlacedMedia[]) {
  const targets = prepareTargets(
    content,
    at,
    media.map(({ kind }) => kind),
  )
  if (!targets) return null
  let now = applyChange(content, targets.operations)
  for (const [index, one] of media.entries()) {
    const filling = fillTarget(now, targets.blocks[index] ?? '', { media: one, known: {}, made: new Set() })
    if (filling) now = applyChange(now, [filling])
  }
  return { ...targets, content: now }
}
const blocksIn = (content: ContentDocument | undefined) => content?.containers[0]?.columns[0] ?? []
const typesIn = (content: ContentDocument | undefined) => blocksIn(content).map(({ type }) => type)

test('A picture fills the block that it is dropped on, and no block is inserted for it', () => {
  const placed = place(pageOf(block('a', 'image', { image: 'media:1' })), { kind: 'fill', block: 'a' }, [
    picture(2),
  ])
  expect(placed?.operations).toEqual([])
  expect(blocksIn(placed?.content)[0]?.fields['image']).toBe('media:2')
})

test('A file in a link or an audio block keeps the texts that were written there', () => {
  const content = pageOf(block('a', 'link', { content: 'Heft' }), block('b', 'audio', {}))
  const link = place(content, { kind: 'fill', block: 'a' }, [programme])
  expect(blocksIn(link?.content)[0]?.fields).toEqual({ content: 'Heft', link: 'media:8' })
  const audio = place(content, { kind: 'fill', block: 'b' }, [recording])
  expect(blocksIn(audio?.content)[1]?.fields).toEqual({ file: 'media:9', headline: 'Probe' })
})

test.each([
  ['a picture', [picture(1)], ['image']],
  ['several pictures', [picture(1), picture(2)], ['image-list']],
  ['a document', [programme], ['link']],
  ['a recording', [recording], ['audio']],
  ['one of each', [picture(1), programme, recording], ['image', 'link', 'audio']],
  ['pictures and a document', [programme, picture(1), picture(2)], ['link', 'image-list']],
])('Between blocks, %s becomes blocks of its own, in order', (_, media, types) => {
  const placed = place(pageOf(block('z', 'text')), start, media)
  expect(typesIn(placed?.content)).toEqual([...types, 'text'])
})

test('Pictures of a new gallery keep the order in which they were dropped, whichever arrives first', () => {
  const targets = prepareTargets(pageOf(), start, ['image', 'image', 'image'])
  let content = applyChange(pageOf(), targets?.operations ?? [])
  for (const index of [2, 0]) {
    const given = { media: picture(index), known: {}, made: new Set<string>() }
    const filling = fillTarget(content, targets?.blocks[index] ?? '', given)
    content = applyChange(content, filling ? [filling] : [])
  }
  const [gallery] = blocksIn(content)
  expect(gallery?.children?.map(({ fields }) => fields['image'])).toEqual(['media:0', undefined, 'media:2'])
})

test('The empty items of a gallery are filled before others are added', () => {
  const list = block('l', 'image-list', {}, [
    block('i1', 'image-item'),
    block('i2', 'image-item', { image: 'media:1' }),
    block('i3', 'image-item'),
  ])
  const placed = place(pageOf(list), { kind: 'items', list: 'l', after: null }, [2, 3, 4].map(picture))
  const items = placed && findBlock(placed.content, 'l')?.block.children
  expect(items?.map(({ fields }) => fields['image'])).toEqual(['media:2', 'media:1', 'media:3', 'media:4'])
})

test('A block whose file does not arrive is removed, and a gallery together with its last picture', () => {
  const { operations = [], blocks = [] } =
    prepareTargets(pageOf(block('z', 'text')), start, ['image', 'image']) ?? {}
  const made = new Set(
    operations
      .flatMap((one) => (one.kind === 'insert-block' ? withDescendants(one.block) : []))
      .map(({ id }) => id),
  )
  let content = applyChange(pageOf(block('z', 'text')), operations)
  for (const [index, types] of [['image-list', 'text'], ['text']].entries()) {
    content = applyChange(content, removeTarget(content, blocks[index] ?? '', { kind: 'image', made }))
    expect(typesIn(content)).toEqual(types)
  }
})

test('A block stays if it was not inserted for the file, or has another file by now', () => {
  const content = pageOf(block('a', 'image'), block('b', 'image', { image: 'media:1' }))
  expect(removeTarget(content, 'a', { kind: 'image', made: new Set() })).toEqual([])
  expect(removeTarget(content, 'b', { kind: 'image', made: new Set(['b']) })).toEqual([])
  expect(fillTarget(content, 'b', { media: picture(2), known: {}, made: new Set(['b']) })).toBeNull()
})

test('A target whose block was removed meanwhile is gone, or moves to the end of its column', () => {
  expect(place(pageOf(), { kind: 'fill', block: 'a' }, [picture(1)])).toBeNull()
  expect(place(pageOf(), { kind: 'after', block: 'a' }, [picture(1)])).toBeNull()
  expect(fillTarget(pageOf(), 'a', { media: picture(1), known: {}, made: new Set(['a']) })).toBeNull()
  const at: FileDestination = { kind: 'at', to: { in: 'column', container: 'c', column: 0, after: 'a' } }
  expect(typesIn(place(pageOf(block('z', 'text')), at, [picture(1)])?.content)).toEqual(['text', 'image'])
})

test('A block accepts the kinds of files that it has a field for', () => {
  expect(fileFieldState(block('a', 'image'), 'image')).toBe('empty')
  expect(fileFieldState(block('a', 'image', { image: 'media:1' }), 'image')).toBe('filled')
  expect(fileFieldState(block('a', 'full-teaser'), 'image')).toBe('empty')
  expect(fileFieldState(block('a', 'image'), 'audio')).toBeNull()
  expect(fileFieldState(block('a', 'text'), 'image')).toBeNull()
})
