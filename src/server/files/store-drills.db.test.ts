/** What happens to the files when the database is another one, a copy, empty, or taken back: nobody loses anything. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dumpLogical, restoreLogical, type Database } from '#db/client/index.server.ts'
import { formFiles, media, storeChecks } from '#db/schema/index.ts'
import { originalName } from '#domain/media/media-files.ts'
import { system } from '#domain/scope.ts'
import { nameContent, claimStores } from '#domain/stores/index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { listIds } from '../../../tests/support/describe-file-store.ts'
import { insertMedia, library, testMediaKey } from '../../../tests/support/media.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { openS3Server, storageUrlOf } from '../../../tests/support/s3-server.ts'
import { findStoreNotes } from '../readiness/find-store-notes.ts'
import { guardStores, identifyOwner } from './guard-stores.ts'
import { openStores, type Stores } from './open-stores.ts'
import { sweepStores } from './sweep-stores.ts'

let s3: Awaited<ReturnType<typeof openS3Server>>
let folder: string
let opened = 0
/** All databases of a test, closed at its end. */
let databases: Database[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drills-'))
  s3 = await openS3Server(path.join(folder, 's3'))
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  databases = []
})
afterEach(async () => {
  for (const database of databases) await database.close()
})

const kinds = {
  'a local folder': () => ({ dataDir: path.join(folder, `data-${++opened}`), storageUrl: undefined }),
  'a bucket': () => ({
    dataDir: path.join(folder, `unused-${++opened}`),
    storageUrl: storageUrlOf(s3.address, `site-${opened}`),
  }),
}

describe.each(Object.entries(kinds))('With the files in %s', (_, makeAddress) => {
  let address: ReturnType<typeof makeAddress>
  let stores: Stores
  let database: Database

  beforeEach(async () => {
    address = makeAddress()
    stores = await openStores(address)
    database = await openAnother()
  })
  afterEach(() => stores.close())

  test('an empty store is taken, also by several processes at once, and stays taken', async () => {
    await Promise.all(Array.from({ length: 8 }, async () => guard(database)))
    expect(await (await guard(database)).areOurs()).toBe(true)
    expect(await findStoreNotes(database, await guard(database))).toEqual([])
  })

  test('a store of today without a mark is adopted, if its files are those of the database', async () => {
    await fill(database, 5)
    expect(await (await guard(database)).areOurs()).toBe(true)
  })

  test('a wrong or empty database is refused in one line, and nothing is touched', async () => {
    await fill(database, 3)
    const before = await listAll()
    const empty = await openAnother()
    await expect(guard(empty)).rejects.toThrow(
      /there are files, but none that this database knows.*store:claim/,
    )
    await guard(database)
    await expect(guard(empty)).rejects.toThrow(/the files belong to another database since .*store:claim/)
    const other = await openAnother()
    await insertMedia(other.db, 'anderes Haus')
    await expect(guard(other)).rejects.toThrow('the files belong to another database')
    expect(await listAll()).toEqual(before)
  })

  test("a staging site on a dump of the production's database is refused, until it claims the store", async () => {
    await fill(database, 3)
    const production = await guard(database)
    const before = await listAll()
    const staging = await copyOf(database)
    await expect(guard(staging)).rejects.toThrow('belong to the database of which this one is a copy')
    expect(await listAll()).toEqual(before)
    await claim(staging)
    expect(await (await guard(staging)).areOurs()).toBe(true)
    // The running production notices it, and removes nothing.
    expect(await findStoreNotes(database, production)).toEqual(['store_not_ours'])
    await database.db.delete(media)
    expect(await sweep(database, production)).toBeNull()
    expect(await listAll()).toEqual(before)
    await expect(guard(database)).rejects.toThrow('is a copy')
  })

  test('a restore drill keeps all files, and goes on after the store was claimed', async () => {
    await fill(database, 4)
    await guard(database)
    const before = await listAll()
    const restored = await copyOf(database)
    await claim(restored)
    const swept = await sweep(restored, await guard(restored))
    expect(swept).toMatchObject({ media: { removed: 0, strays: 0 }, files: { removed: 0, strays: 0 } })
    expect(await listAll()).toEqual(before)
  })

  test('a database that was taken back finds its deleted files again, and newer ones are not removed', async () => {
    const ids = await fill(database, 3)
    const running = await guard(database)
    const before = await listAll()
    const rows = await database.db.select().from(media)
    const forms = await database.db.select().from(formFiles)
    await library.remove(scopeOf(database), stores.media, ids[0] ?? 0)
    await database.db.delete(media)
    await database.db.delete(formFiles)
    expect(await sweep(database, running)).toMatchObject({ media: { removed: 2 }, files: { removed: 3 } })
    expect(await listAll()).toEqual({ media: [], files: [] })
    await database.db.insert(media).values(rows)
    await database.db.insert(formFiles).values(forms)
    // Files of after the moment to which the database was taken back.
    for (let index = 0; index < 30; index++)
      await write(stores.media, originalName(testMediaKey(`neuer ${index}`)))
    expect(await sweep(database, running)).toMatchObject({
      media: { putBack: 3, strays: 30, isStopped: true },
      files: { putBack: 3, isStopped: false },
    })
    const after = await listAll()
    expect(after.files).toEqual(before.files)
    expect(after.media).toHaveLength(before.media.length + 30)
    expect(await findStoreNotes(database, running)).toEqual(['files_unknown'])
    expect(await sweep(database, running, { removesStrays: true })).toMatchObject({
      media: { isStopped: false },
    })
    expect(await listAll()).toEqual(before)
    expect(await listIds(stores.media.trash)).toHaveLength(30)
    expect(await findStoreNotes(database, running)).toEqual([])
  })

  test('any number of deletions by people is no reason to stop, and the trash is emptied after 30 days', async () => {
    await fill(database, 60)
    const running = await guard(database)
    const keys = Array.from({ length: 50 }, (__, index) => testMediaKey(`bild ${index}`))
    await database.db.delete(media).where(inArray(media.storageKey, keys))
    expect(await sweep(database, running)).toMatchObject({
      media: { removed: 50, strays: 0, isStopped: false },
    })
    expect(await listIds(stores.media.trash)).toHaveLength(100)
    expect(await sweep(database, running, {}, 29 * 24)).toMatchObject({ media: { expired: 0 } })
    expect(await sweep(database, running, {}, 31 * 24)).toMatchObject({ media: { expired: 50 } })
    expect(await listIds(stores.media.trash)).toEqual([])
    expect(await listIds(stores.media)).toHaveLength(20)
  })

  test('few unknown contents go to the trash, more than a twentieth of the store stay', async () => {
    await fill(database, 10)
    const running = await guard(database)
    for (let index = 0; index < 2; index++)
      await write(stores.media, originalName(testMediaKey(`fremd ${index}`)))
    expect(await sweep(database, running)).toMatchObject({ media: { strays: 2, isStopped: false } })
    expect(await listIds(stores.media.trash)).toHaveLength(2)
    for (let index = 0; index < 3; index++)
      await write(stores.media, originalName(testMediaKey(`fremd ${index}`)))
    expect(await sweep(database, running)).toMatchObject({ media: { strays: 3, isStopped: true } })
    expect(await database.db.select().from(storeChecks).where(eq(storeChecks.store, 'media'))).toMatchObject([
      { strays: 3, isStopped: true },
    ])
  })

  async function openAnother(): Promise<Database> {
    const another = await openFreshDatabase()
    databases.push(another)
    return another
  }

  /** A database with the same content, as a restored dump. */
  async function copyOf(original: Database): Promise<Database> {
    const copy = await openAnother()
    const dump = new PassThrough()
    await Promise.all([dumpLogical(original, dump), restoreLogical(copy, dump, { replace: true })])
    return copy
  }

  function guard(of: Database) {
    const logger = { warn: expect.unreachable }
    return guardStores({ db: of.db, stores, isEmbedded: false, clock: () => new Date(), logger })
  }

  /** As the command `npm run store:claim`. */
  async function claim(by: Database): Promise<void> {
    const identity = await identifyOwner({ db: by.db, stores, isEmbedded: false })
    const claimable = stores.places.map(({ store }) => ({ store, expected: [] }))
    await claimStores({ db: by.db, now: new Date() }, claimable, { identity, isForced: true })
  }

  /** A clean-up, two hours later unless `hours` says otherwise: a content is left alone in its first hour. */
  function sweep(
    of: Database,
    running: Awaited<ReturnType<typeof guard>>,
    options: Parameters<typeof sweepStores>[2] = {},
    hours = 2,
  ) {
    const logger = { info: () => {}, error: () => {} }
    const scope = { ...scopeOf(of), now: new Date(Date.now() + hours * 3_600_000) }
    const ports = { ...openTestMedia(), store: stores.media }
    return sweepStores(scope, { files: stores.files, media: ports, guard: running, logger }, options)
  }

  const scopeOf = (of: Database) => ({ db: of.db, now: new Date(), viewer: system })

  /** Items with two files each, and as many files of forms; returns the ids of the items. */
  async function fill(of: Database, count: number): Promise<number[]> {
    const ids: number[] = []
    for (let index = 0; index < count; index++) {
      const key = testMediaKey(`bild ${index}`)
      ids.push(await insertMedia(of.db, `bild ${index}`))
      await nameContent(scopeOf(of), 'media', key)
      await write(stores.media, originalName(key))
      await write(stores.media, `${key}-320-jpg`)
      const id = `formular-${String(index).padStart(20, '0')}`
      await nameContent(scopeOf(of), 'files', id)
      await of.db.insert(formFiles).values({
        id,
        fileName: 'a.png',
        mimeType: 'image/png',
        byteSize: 1,
        sha256: 'x',
      })
      await write(stores.files, id)
    }
    return ids
  }

  const write = (store: Stores['media'], id: string) => store.write(id, Readable.from([Buffer.from('x')]))

  async function listAll() {
    const [inMedia, inFiles] = [await listIds(stores.media), await listIds(stores.files)]
    return { media: inMedia.toSorted(), files: inFiles.toSorted() }
  }
})
