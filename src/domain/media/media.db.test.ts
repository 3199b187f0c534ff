import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  changes,
  events,
  media,
  mediaUploads,
  replacedMedia,
  rooms,
  searchDocuments,
} from '#db/schema/index.ts'
import { renditionName } from '#design/picture/photo-address.ts'
import { insertMedia, library } from '../../../tests/support/media.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { drawNoise } from '../../../tests/support/pictures.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  createArtists,
  createHouse,
  createPublicPage,
  createTestEvent,
  systemScope,
  testNow,
} from '../../../tests/support/factories.ts'
import { publishPageContent, saveRevision } from '#domain/content/index.server.ts'
import { readHistory, updateDependants } from '#domain/records/index.server.ts'
import { store } from '#records/media/store.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Scope } from '../scope.ts'
import {
  beginUpload,
  cancelUpload,
  clearMedia,
  completeMedia,
  continueUpload,
  listIncompleteMedia,
  readUpload,
} from './index.server.ts'

const database = useTestDatabase()
let ports: ReturnType<typeof openTestMedia>
let editor: Scope
let author: Scope

beforeEach(async () => {
  ports = openTestMedia()
  editor = await createAuthor(database.db, 'Erik', 'editor')
  author = await createAuthor(database.db, 'Anna', 'author')
})

async function upload(
  content: Buffer,
  name = 'saal.jpg',
  { replaces, as = editor }: { replaces?: number; as?: Scope } = {},
) {
  const { id } = await beginUpload(as, { name, size: content.length, replaces })
  const done = await continueUpload(as, ports, id, { offset: 0, piece: content })
  const item = await library.read(as, done.media?.id ?? expect.fail('There is no item.'))
  return { ...item, url: String(item['url']), wasKnown: done.was_known, uploadId: id }
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

describe('An upload', () => {
  test('becomes an item whose JPEGs are available at once and whose other renditions follow', async () => {
    const item = await upload(await drawNoise({ width: 900, height: 600 }))
    expect(item).toMatchObject({ kind: 'image', width: 900, height: 600, prepared_at: null, is_used: false })
    const [row] = await database.db.select().from(media).where(eq(media.id, item.id))
    const key = row?.storageKey ?? ''
    const names = [...ports.store.contents.keys()]
    const namesOf = (format: 'avif' | 'webp' | 'jpg') =>
      [320, 640, 768, 900].map((width) => renditionName({ key, width, format }))
    expect(names.toSorted()).toEqual([`${key}-original`, ...namesOf('jpg')].toSorted())
    expect(await listIncompleteMedia(editor)).toEqual([item.id])
    await completeMedia(editor, ports, item.id)
    await completeMedia(editor, ports, item.id)
    expect([...ports.store.contents.keys()].toSorted()).toEqual(
      [`${key}-original`, ...namesOf('jpg'), ...namesOf('avif'), ...namesOf('webp')].toSorted(),
    )
    expect(await listIncompleteMedia(editor)).toEqual([])
    const avif = await sharp(
      ports.store.contents.get(renditionName({ key, width: 640, format: 'avif' })),
    ).metadata()
    expect(avif).toMatchObject({ width: 640, height: 427, format: 'heif' })
  })

  test('that is interrupted is resumed where it stopped', async () => {
    const content = await drawNoise({ width: 400, height: 300 })
    const { id } = await beginUpload(editor, { name: 'saal.jpg', size: content.length })
    const half = Math.floor(content.length / 2)
    await continueUpload(editor, ports, id, { offset: 0, piece: content.subarray(0, half) })
    expect(await readUpload(editor, id)).toMatchObject({ offset: half, media: null })
    for (const offset of [0, half - 1, half + 1])
      await expect(
        continueUpload(editor, ports, id, { offset, piece: content.subarray(half) }),
      ).rejects.toMatchObject({ code: 'conflict' })
    const done = await continueUpload(editor, ports, id, { offset: half, piece: content.subarray(half) })
    expect(done).toMatchObject({
      offset: content.length,
      media: { url: expect.stringContaining('-400x300-') },
      was_known: false,
    })
    // The response was lost; repeating the request returns it.
    expect(await readUpload(editor, id)).toEqual(done)
    expect(await database.db.$count(media)).toBe(1)
  })

  test('is finished later when the process died after the last chunk', async () => {
    const content = await drawNoise({ width: 400, height: 300 })
    const { id } = await beginUpload(editor, { name: 'saal.jpg', size: content.length })
    const dying = {
      ...ports,
      studio: { ...ports.studio, develop: () => Promise.reject(new Error('It died.')) },
    }
    await expect(continueUpload(editor, dying, id, { offset: 0, piece: content })).rejects.toThrow('It died.')
    expect(await readUpload(editor, id)).toMatchObject({ offset: content.length, media: null })
    const done = await continueUpload(editor, ports, id, { offset: content.length, piece: new Uint8Array() })
    expect(done.media).toMatchObject({ url: expect.stringContaining('-400x300-') })
    expect(ports.uploads.contents.size).toBe(0)
  })

  test('of a known content returns the existing item', async () => {
    const content = await drawNoise({ width: 400, height: 300 })
    const first = await upload(content)
    const again = await upload(content, 'anders.jpg')
    expect(again).toMatchObject({ id: first.id, file_name: 'saal.jpg', wasKnown: true })
    const other = await upload(await drawNoise({ width: 400, height: 300, seed: 2 }))
    await expect(upload(content, 'saal.jpg', { replaces: other.id })).rejects.toMatchObject({
      fields: { file: 'known_content' },
    })
    expect(await database.db.$count(media)).toBe(2)
  })

  test('of the same content by two people is stored once', async () => {
    const content = await drawNoise({ width: 400, height: 300 })
    const both = await Promise.all([upload(content), upload(content, 'b.jpg', { as: author })])
    expect(both.filter(({ wasKnown }) => wasKnown)).toHaveLength(1)
    expect(new Set([...ports.store.contents.keys()].map((name) => name.split('-')[0])).size).toBe(1)
  })

  test("is rotated upright and loses the camera's metadata", async () => {
    const content = await sharp(await drawNoise({ width: 400, height: 300 }))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Geheim' }, IFD3: { GPSLatitude: '52/1 0/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(await upload(content)).toMatchObject({ width: 300, height: 400 })
    for (const [name, bytes] of ports.store.contents)
      if (!name.endsWith('-original')) expect((await sharp(bytes).metadata()).exif, name).toBeUndefined()
  })

  test('of a document or a recording keeps the file unchanged', async () => {
    const document = await upload(pdf, 'Saalplan.pdf')
    expect(document).toMatchObject({
      kind: 'document',
      prepared_at: expect.any(String),
      thumb: null,
    })
    expect(document.url).toMatch(/^\/media\/[0-9a-f]{32}-\d+-xx\/Saalplan\.pdf$/)
    expect([...ports.store.contents.values()].map((bytes) => Buffer.from(bytes).equals(pdf))).toEqual([true])
  })

  test('ends when it is cancelled', async () => {
    const { id } = await beginUpload(editor, { name: 'saal.jpg', size: 10 })
    await continueUpload(editor, ports, id, { offset: 0, piece: new Uint8Array(5) })
    await cancelUpload(editor, ports, id)
    await expect(readUpload(editor, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(ports.uploads.contents.size).toBe(0)
  })
})

describe('An upload is refused', () => {
  test.each([
    ['film.avi', 10, 'media_type'],
    ['programm.exe', 10, 'media_type'],
    ['logo.svg', 10, 'svg'],
    ['foto.HEIC', 10, 'heic'],
    ['gross.jpg', 60_000_001, 'image_size'],
    ['gross.pdf', 40_000_001, 'document_size'],
    ['gross.mp3', 200_000_001, 'audio_size'],
    ['gross.mp4', 200_000_001, 'video_size'],
  ])('before it begins: %s of %d bytes', async (name, size, error) => {
    await expect(beginUpload(editor, { name, size })).rejects.toMatchObject({ fields: { file: error } })
  })

  test('by its content, whatever its name is, and nothing of it is kept', async () => {
    const jpeg = await drawNoise({ width: 400, height: 300 })
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
    const wrong: [string, Buffer, string][] = [
      ['foto.jpg', program, 'media_type'],
      ['foto.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'svg'],
      ['foto.jpg', Buffer.from('<?xml version="1.0"?><svg><script>1</script></svg>'), 'svg'],
      ['foto.png', jpeg, 'media_name'],
      ['ton.mp3', jpeg, 'media_name'],
      ['foto.jpg', jpeg.subarray(0, 3000), 'media_broken'],
      ['foto.jpg', Buffer.concat([jpeg.subarray(0, 700), Buffer.alloc(5000)]), 'media_broken'],
      ['plan.pdf', pdf.subarray(0, 30), 'media_broken'],
      ['bombe.png', await bomb(), 'too_many_pixels'],
    ]
    for (const [name, content, error] of wrong)
      await expect(upload(content, name), `${name} ${error}`).rejects.toMatchObject({
        fields: { file: error },
      })
    expect([...ports.store.contents.keys()]).toEqual([])
    expect(await database.db.$count(mediaUploads)).toBe(0)
    expect([...ports.uploads.contents.keys()]).toEqual([])
  })

  /** A picture of 900 megapixels in some kilobytes: only its header is valid. */
  async function bomb(): Promise<Buffer> {
    const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    png.writeUInt32BE(15_000, 16)
    png.writeUInt32BE(15_000, 20)
    const { crc32 } = await import('node:zlib')
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return png
  }
})

describe('The texts of an item', () => {
  test('merge what two people change, have a history, and can be searched', async () => {
    const { id } = await upload(await drawNoise({ width: 400, height: 300 }))
    await library.change(editor, id, {
      file_name: 'Großer Saal',
      alt: { de: 'Blick von der Orgel', en: 'View from the organ' },
      credit: 'Lena Brandt',
      copyright: 'Hausarchiv',
      tags: ['Saal', 'Presse'],
      focal_x: 0.25,
    })
    const item = await library.read(editor, id)
    expect(item).toMatchObject({ file_name: 'Großer Saal.jpg', tags: ['Saal', 'Presse'] })
    expect(item['url']).toContain('-400x300-25-50/')
    const find = async (query: string) => (await library.list(editor, { query })).items.map((one) => one.id)
    expect([
      await find('orgel brandt'),
      await find('grosser'),
      await find('presse'),
      await find('chor'),
    ]).toEqual([[id], [id], [id], []])
    expect(await library.list(editor, { filters: { tags: 'Saal' } })).toMatchObject({
      count: 1,
      known: { tags: ['Presse', 'Saal'] },
    })
    expect((await library.list(editor, { filters: { tags: 'Chor' } })).count).toBe(0)
    const english = { de: 'Blick von der Orgel', en: 'From the organ' }
    const german = { de: 'Von der Orgel', en: 'View from the organ' }
    expect(await library.change(editor, id, { alt: english }, { alt: item['alt'] })).toBeNull()
    expect(await library.change(editor, id, { alt: german }, { alt: item['alt'] })).toBeNull()
    const merged = { de: 'Von der Orgel', en: 'From the organ' }
    expect(await library.read(editor, id)).toMatchObject({ alt: merged })
    expect(await library.change(editor, id, { credit: 'x' }, { credit: 'Jemand' })).toEqual({
      conflicts: { credit: 'Lena Brandt' },
    })
    const history = await readHistory(editor, store, id)
    expect(history.map(({ action, by, after }) => [action, by, after['alt']])).toEqual([
      ['change', 'Erik', merged],
      ['change', 'Erik', english],
      ['change', 'Erik', item['alt']],
      ['create', 'Erik', undefined],
    ])
  })

  test('can be changed by authors for what they have uploaded themselves', async () => {
    const own = await upload(await drawNoise({ width: 400, height: 300 }), 'a.jpg', { as: author })
    const other = await upload(pdf, 'b.pdf')
    const rightsTo = async (id: number) => {
      const { may } = await library.read(author, id)
      return may
    }
    expect(await rightsTo(own.id)).toEqual({ change: true, remove: false })
    expect(await rightsTo(other.id)).toEqual({ change: false, remove: false })
    expect(await library.read(editor, own.id)).toMatchObject({ may: { change: true, remove: true } })
    await library.change(author, own.id, { is_decorative: true })
    await expect(library.change(author, other.id, { language: 'de' })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(library.restore(author, own.id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(library.remove(author, ports.store, own.id)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('Another content', () => {
  test('replaces that of an item, whose old addresses work for another day', async () => {
    const before = await upload(await drawNoise({ width: 400, height: 300 }))
    const after = await upload(await drawNoise({ width: 600, height: 300 }), 'neu.jpg', {
      replaces: before.id,
    })
    expect(after).toMatchObject({ id: before.id, width: 600 })
    expect(after.url).not.toBe(before.url)
    const keyOf = (url: string) => url.slice('/media/'.length).split('-')[0]
    const hasFiles = (url: string) =>
      [...ports.store.contents.keys()].some((name) => name.startsWith(keyOf(url) ?? '?'))
    await clearMedia({ db: database.db, now: hoursAfter(23) }, ports)
    expect([hasFiles(before.url), hasFiles(after.url)]).toEqual([true, true])
    await clearMedia({ db: database.db, now: hoursAfter(25) }, ports)
    expect([hasFiles(before.url), hasFiles(after.url)]).toEqual([false, true])
    expect(await database.db.$count(replacedMedia)).toBe(0)
    await expect(upload(pdf, 'plan.pdf', { replaces: before.id })).rejects.toMatchObject({
      fields: { file: 'other_kind' },
    })
  })
})

describe('An item', () => {
  test('is used by records, links, drafts and contents that are or will be public', async () => {
    const scope = systemScope(database.db)
    const ids = await Promise.all(
      ['event', 'content', 'draft', 'link', 'person', 'old', 'none'].map((word) =>
        insertMedia(database.db, word),
      ),
    )
    const [ofEvent = 0, inContent = 0, inDraft = 0, linked = 0, ofPerson = 0, old = 0, unused = 0] = ids
    await createTestEvent(scope, {
      imageId: ofEvent,
      title: { de: 'Abend', en: 'Evening' },
      dateStart: new Date('2026-12-05T19:00:00Z'),
    })
    await createArtists(scope, [
      { kind: 'person', name: 'Sofia', nameEnglish: null, sortName: 'Sofia', portraitId: ofPerson },
    ])
    const page = await createPublicPage(scope, {
      texts: { de: { slug: 'seite', title: 'Seite', heroLinkUrl: `media:${linked}` } },
    })
    await publishPageContent(scope, page, 'de', contentWith(old))
    await publishPageContent(scope, page, 'de', contentWith(inContent))
    await saveRevision(scope, { ownerKind: 'page', ownerId: page, language: 'de' }, contentWith(inDraft))
    const usesOf = async (id: number) =>
      (await library.read(editor, id)).uses.flatMap(({ kind, first }) =>
        first.map(({ title, isDraft }) => [kind, title, isDraft]),
      )
    expect(await usesOf(ofEvent)).toEqual([['event', 'Abend, 05.12.2026', false]])
    expect(await usesOf(ofPerson)).toEqual([['artist', 'Sofia', false]])
    expect(await usesOf(linked)).toEqual([['page', 'Seite', false]])
    expect(await usesOf(inContent)).toEqual([['page', 'Seite', false]])
    expect(await usesOf(inDraft)).toEqual([['page', 'Seite', true]])
    expect([await usesOf(old), await usesOf(unused)]).toEqual([[], []])
    const free = await library.list(editor, { filters: { is_used: false } })
    expect(new Set(free.items.map(({ id }) => id))).toEqual(new Set([old, unused]))
    for (const id of [ofEvent, ofPerson, linked, inContent, inDraft])
      expect(await library.remove(editor, ports.store, id)).toMatchObject({ uses: [{ count: 1 }] })
    expect(await library.remove(editor, ports.store, unused)).toBeNull()
  })

  test('changes the persons and halls that show it, so that their kept pages are dropped', async () => {
    const scope = systemScope(database.db)
    const id = await insertMedia(database.db, 'bild')
    const [artistId = 0] = await createArtists(scope, [
      { kind: 'person', name: 'Sofia', sortName: 'Sofia', portraitId: id },
    ])
    const { roomId } = await createHouse(scope)
    await database.db.update(rooms).set({ planId: id }).where(eq(rooms.id, roomId))
    await database.db.delete(changes)
    await library.change(editor, id, { credit: 'Ada' })
    const made = await database.db.select({ kind: changes.kind, id: changes.subjectId }).from(changes)
    expect(made).toEqual(
      expect.arrayContaining([
        { kind: 'artist', id: artistId },
        { kind: 'room', id: roomId },
      ]),
    )
  })

  test('makes pages findable by its texts, unless a block has its own', async () => {
    const id = await insertMedia(database.db, 'orgel', {
      alt: { de: 'Pfeifen', en: 'Pipes' },
      caption: { de: 'Prospekt', en: 'Front' },
    })
    const scope = systemScope(database.db)
    const page = await createPublicPage(scope, { texts: { de: { slug: 'seite', title: 'Seite' } } })
    const textOfPage = async () => {
      const rows = await database.db.select().from(searchDocuments).where(eq(searchDocuments.subjectId, page))
      return rows.filter(({ kind }) => kind === 'page').map(({ body }) => body)
    }
    await publishPageContent(scope, page, 'de', contentWith(id, {}))
    expect(await textOfPage()).toEqual(['Pfeifen Prospekt'])
    await library.change(editor, id, { caption: { de: 'Gehäuse', en: 'Case' } })
    await updateDependants(scope, recordStores, `media:${id}`)
    expect(await textOfPage()).toEqual(['Pfeifen Gehäuse'])
    await publishPageContent(scope, page, 'de', contentWith(id, { description: 'Im Saal' }))
    expect(await textOfPage()).toEqual(['Im Saal Pfeifen'])
  })

  test('is deleted with its files, which the log records, and comes back with them', async () => {
    const before = await upload(await drawNoise({ width: 400, height: 300 }))
    const { id } = before
    const files = [...ports.store.contents.keys()].toSorted()
    await library.remove(editor, ports.store, id)
    expect([...ports.store.contents.keys()]).toEqual([])
    const log = await database.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'media'))
    expect(log.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['create', 'Erik'],
      ['delete', 'Erik'],
    ])
    expect(await database.db.select().from(events)).toEqual([])
    await expect(library.restore({ ...editor, now: hoursAfter(31 * 24) }, id)).rejects.toMatchObject({
      code: 'not_found',
    })
    await library.restore(editor, id)
    const { wasKnown: _wasKnown, uploadId: _uploadId, ...item } = before
    expect(await library.read(editor, id)).toEqual(item)
    await clearMedia({ db: database.db, now: testNow }, ports)
    expect([...ports.store.contents.keys()].toSorted()).toEqual(files)
  })
})

test('Files without a row and unfinished uploads are removed, but not while they are new', async () => {
  const orphan = 'b'.repeat(32)
  await ports.store.write(
    `${orphan}-original`,
    (async function* () {
      yield Buffer.from('x')
    })(),
  )
  const { id } = await beginUpload({ ...editor, now: new Date() }, { name: 'saal.jpg', size: 10 })
  await continueUpload(editor, ports, id, { offset: 0, piece: new Uint8Array(5) })
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await clearMedia({ db: database.db, now: inHours(71) }, ports)
  expect([ports.uploads.contents.size, ports.store.contents.size, ports.store.trashed.size]).toEqual([
    1, 0, 1,
  ])
  await clearMedia({ db: database.db, now: inHours(73) }, ports)
  expect(ports.uploads.contents.size).toBe(0)
})

function contentWith(id: number, own: Record<string, string> = { image_alt: 'Ein Bild' }) {
  const image = {
    id: 'bild',
    type: 'image',
    version: 1,
    fields: { image: `media:${id}`, ...own },
  }
  return { version: 1 as const, containers: [{ id: 'box', layout: '100' as const, columns: [[image]] }] }
}

function hoursAfter(hours: number): Date {
  return new Date(testNow.getTime() + hours * 3_600_000)
}
