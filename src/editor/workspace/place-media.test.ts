import { expect, test } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { applyChange, findBlock } from '#operations/index.ts'
import { placeMedia, roomForFile, type FilePlace, type PlacedMedia } from './place-media.ts'

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
const picture = (id: number): PlacedMedia => ({ id, kind: 'image', name: `bild-${id}.jpg` })
const programme: PlacedMedia = { id: 8, kind: 'document', name: 'Programmheft.pdf' }
const recording: PlacedMedia = { id: 9, kind: 'audio', name: 'Probe.mp3' }
const start: FilePlace = { kind: 'at', to: { in: 'column', container: 'c', column: 0, after: null } }

function place(content: ContentDocument, at: FilePlace, media: PlacedMedia[]) {
  const placed = placeMedia(content, at, media, {})
  return placed && { ...placed, content: applyChange(content, placed.operations) }
}
const blocksIn = (content: ContentDocument | undefined) => content?.containers[0]?.columns[0] ?? []
const typesIn = (content: ContentDocument | undefined) => blocksIn(content).map(({ type }) => type)

test('A picture fills the block that it is dropped on, in one step', () => {
  const placed = place(pageOf(block('a', 'image', { image: 'media:1' })), { kind: 'fill', block: 'a' }, [
    picture(2),
  ])
  expect(placed?.operations).toHaveLength(1)
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

test('A gallery contains the pictures of a drop, and those that arrive later', () => {
  const placed = place(pageOf(), start, [picture(1), picture(2)])
  const later = placed && place(placed.content, placed.next, [picture(3)])
  const [gallery] = blocksIn(later?.content)
  expect(gallery?.children?.map(({ fields }) => fields['image'])).toEqual(['media:1', 'media:2', 'media:3'])
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

test('A place whose block was removed meanwhile disappears, or moves to the end of its column', () => {
  expect(place(pageOf(), { kind: 'fill', block: 'a' }, [picture(1)])).toBeNull()
  expect(place(pageOf(), { kind: 'after', block: 'a' }, [picture(1)])).toBeNull()
  const at: FilePlace = { kind: 'at', to: { in: 'column', container: 'c', column: 0, after: 'a' } }
  expect(typesIn(place(pageOf(block('z', 'text')), at, [picture(1)])?.content)).toEqual(['text', 'image'])
})

test('A block accepts the kinds of files that it has a field for', () => {
  expect(roomForFile(block('a', 'image'), 'image')).toBe('empty')
  expect(roomForFile(block('a', 'image', { image: 'media:1' }), 'image')).toBe('filled')
  expect(roomForFile(block('a', 'full-teaser'), 'image')).toBe('empty')
  expect(roomForFile(block('a', 'image'), 'audio')).toBeNull()
  expect(roomForFile(block('a', 'text'), 'image')).toBeNull()
})
