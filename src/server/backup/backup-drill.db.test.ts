/** The drill: a backup of a site that goes on to work, restored into an empty place, is what the site was. */
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { dumpLogical, openDatabase, type Database } from '#db/client/index.server.ts'
import { formFiles, media, settings } from '#db/schema/index.ts'
import { contentName, fileNamesOf } from '#domain/media/media-files.ts'
import { identifyDatabase, nameContent } from '#domain/stores/index.server.ts'
import { withDatabase } from '../../../tests/support/database-global-setup.ts'
import { openEmptyDatabase, openFreshDatabase } from '../../../tests/support/database.ts'
import { listIds } from '../../../tests/support/describe-file-store.ts'
import { insertMedia } from '../../../tests/support/media.ts'
import { openS3Server, storageUrlOf } from '../../../tests/support/s3-server.ts'
import { guardStores } from '../files/guard-stores.ts'
import { openStores, type Stores } from '../files/open-stores.ts'
import { makeKeys } from './encryption.ts'
import { followBackups } from './find-backup-notes.ts'
import { keepBackup } from './keep-backup.ts'
import { sidecarOf } from './kept-backups.ts'
import { makeBackup, type BackupSource } from './make-backup.ts'
import { openTarget, type BackupTarget } from './open-place.ts'
import { proveFormFile } from './prove-site.ts'
import { restoreBackup } from './restore-backup.ts'
import { sample } from '../../../tests/support/sweep.ts'

const secret = 'the secret of this site, long enough'
const name = 'backup.tar.zst.age'

let folder: string
let s3: Awaited<ReturnType<typeof openS3Server>>
let keys: Awaited<ReturnType<typeof makeKeys>>[]
let opened = 0
let databases: Database[]
let stores: Stores
let database: Database
let place: BackupTarget

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'))
  s3 = await openS3Server(path.join(folder, 's3'))
  keys = [await makeKeys(), await makeKeys()]
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  stores.close()
  place.close()
  for (const each of databases) await each.close()
})

const folders = () => ({ dataDir: path.join(folder, `data-${++opened}`), storageUrl: undefined })
const buckets = () => ({
  dataDir: path.join(folder, `unused-${++opened}`),
  storageUrl: storageUrlOf(s3.address, `site-${opened}`),
})

async function begin(address: ReturnType<typeof folders> | ReturnType<typeof buckets>, to: string) {
  databases = []
  database = await openFreshDatabase()
  databases.push(database)
  stores = await openStores(address)
  place = await openTarget(to)
}

const places = [
  ['a local folder', folders, folders, () => path.join(folder, `backups-${opened}`)],
  ['a bucket', buckets, buckets, () => storageUrlOf(s3.address, `backups-${opened}`)],
  ['a bucket, and then in a folder', buckets, folders, () => path.join(folder, `backups-${opened}`)],
] as const

describe.each(sample(places, 2))('With the files in %s', (_, from, into, to) => {
  beforeEach(async () => begin(from(), to()))

  test('a backup is what the site was at one moment, although it goes on to save and to delete', async () => {
    const ids = await fill(5)
    const before = await readAll(database, stores)
    const saving = goOnSaving()
    // Deleted while the backup is made: by staff, whose files the trash still has.
    const source = sourceOf()
    const inner = source.stores.media
    let isDeleted = false
    source.stores = {
      ...source.stores,
      media: {
        ...inner,
        async sizeOf(file) {
          if (!isDeleted) {
            isDeleted = true
            await database.db.delete(media).where(sql`id = ${ids[4]}`)
            for (const id of await listIds(inner)) if (id.startsWith(keyOf(4))) await inner.trash.take(id)
          }
          return inner.sizeOf(file)
        },
      },
    }
    const made = await makeBackup(source, { place, name, recipients: recipients() })
    expect(await saving.stop()).toBeGreaterThan(0)
    expect(made.manifest).toMatchObject({ missingCount: 0, deletedMeanwhile: 0 })
    expect(isDeleted).toBe(true)

    const restored = await restore(into())
    expect(restored.lines).toEqual([
      expect.stringMatching(/^ok {2}the backup of .* is complete/),
      expect.stringMatching(/^ok {2}\d+ rows of \d+ tables/),
      expect.stringContaining(`${before.media.length + before.files.length} files`),
      expect.stringContaining('session-secret'),
    ])
    expect(await readAll(restored.database, restored.stores)).toEqual(before)
    expect(await readFile(path.join(restored.dataDir, 'session-secret'), 'utf8')).toBe(secret)
    expect(await proveFormFile(restored.database.db, restored.stores.files)).toContain('as it was sent')
    const clock = () => new Date()
    const guard = { db: restored.database.db, stores: restored.stores, isEmbedded: false, clock }
    const guarded = await guardStores({ ...guard, logger: { warn: expect.unreachable } })
    expect(await guarded.areOurs()).toBe(true)
    restored.stores.close()
  })
})

describe('A backup', () => {
  beforeEach(async () => begin(folders(), path.join(folder, `backups-${opened}`)))
  const file = () => path.join(place.shownAs, name)

  test('opens with each of its keys alone, and with no other', async () => {
    await fill(1)
    await make()
    for (const key of keys) {
      const restored = await restore(folders(), { identities: [key.identity] })
      expect(await listIds(restored.stores.media)).toHaveLength((await listIds(stores.media)).length)
    }
    const stranger = await makeKeys()
    await expect(restore(folders(), { identities: [stranger.identity] })).rejects.toThrow(
      /^None of the secret keys opens this backup/,
    )
    await expect(restore(folders(), { identities: [] })).rejects.toThrow('--identity FILE')
  })

  test('names a file that is missing, and leaves out those that a person has had deleted', async () => {
    const ids = await fill(3)
    await stores.media.remove(`${keyOf(0)}-original`)
    const source = sourceOf()
    const inner = source.stores.files
    source.stores = {
      ...source.stores,
      files: {
        ...inner,
        async sizeOf(id) {
          await database.db.delete(formFiles).where(sql`id = ${fileOf(1)}`)
          await inner.remove(fileOf(1))
          return inner.sizeOf(id)
        },
      },
    }
    expect(ids).toHaveLength(3)
    const { manifest } = await makeBackup(source, { place, name, recipients: recipients() })
    expect(manifest).toMatchObject({
      missing: [`media/${keyOf(0)}-original`],
      missingCount: 1,
      deletedMeanwhile: 1,
    })
  })

  test('that is damaged, cut short or something else is refused before anything is changed', async () => {
    await fill(2)
    await make()
    const whole = await readFile(file())
    const at = Math.floor(whole.length / 2)
    const flipped = Buffer.from(whole)
    flipped[at] = (flipped[at] ?? 0) ^ 1
    const cases: [Buffer, RegExp][] = [
      [flipped, /^The backup is damaged or cut short/],
      [whole.subarray(0, at), /^The backup is damaged or cut short/],
      [whole.subarray(0, -1), /^The backup is damaged or cut short/],
      [Buffer.from('-- concert hall: database dump'), /^This is no backup of this program/],
      [Buffer.alloc(0), /^This is no backup of this program/],
    ]
    const target = folders()
    for (const [content, message] of cases) {
      await writeFile(file(), content)
      await expect(restore(target)).rejects.toThrow(message)
      await expect(readdir(target.dataDir)).rejects.toThrow('ENOENT')
    }
    await rm(file())
    await expect(restore(target)).rejects.toThrow(/backup\.tar\.zst\.age: ENOENT/)
  })

  test('without recipients has no secrets, and is found damaged or cut short as well', async () => {
    await fill(2)
    await makeBackup(sourceOf(), { place, name, recipients: [] })
    const restored = await restore(folders(), { identities: [] })
    expect(restored.lines.join()).not.toContain('secret')
    await expect(readFile(path.join(restored.dataDir, 'session-secret'))).rejects.toThrow('ENOENT')
    const whole = await readFile(file())
    const target = folders()
    for (const length of [0.75, 0.5].map((share) => Math.floor(whole.length * share))) {
      await truncate(file(), length)
      await expect(restore(target, { identities: [] })).rejects.toThrow(
        /^The backup is (damaged or )?cut short/,
      )
    }
  })

  test('is not restored into files of somebody else, nor into rows without being told to', async () => {
    await fill(2)
    await make()
    const before = await listIds(stores.media)
    const used = await openFreshDatabase()
    databases.push(used)
    await used.db.insert(settings).values({ key: 'here', value: true })
    await expect(restore(folders(), { into: used })).rejects.toThrow('The database holds rows already')
    // The original's own store, from a copy on another server.
    const own = { dataDir: path.join(folder, 'elsewhere'), stores }
    await expect(restore(folders(), { stores: own.stores })).rejects.toThrow('there are files already')
    await expect(restore(folders(), { stores: own.stores, replace: true })).rejects.toThrow(
      'do not belong to the database that is to be replaced',
    )
    expect(await listIds(stores.media)).toEqual(before)
    const replaced = await restore(folders(), { into: used, replace: true })
    expect(
      await replaced.database.db
        .select()
        .from(settings)
        .where(sql`key = 'here'`),
    ).toEqual([])
    expect(await listIds(replaced.stores.media)).toHaveLength(before.length)
  })

  test('that replaces a site moves its other files to the trash of their stores', async () => {
    await fill(1)
    await make()
    const before = [await listIds(stores.media), await listIds(stores.files)]
    const later = `${keyOf(9)}-original`
    await stores.media.write(later, Readable.from([Buffer.from('newer than the backup')]))
    await stores.files.write(fileOf(9), Readable.from([Buffer.from('newer than the backup')]))
    const replaced = await restore(folders(), { into: database, stores, replace: true })
    expect(replaced.lines).toContain(
      'ok  2 files that are not in the backup are in the trash of their store for 30 days',
    )
    expect([await listIds(stores.media), await listIds(stores.files)]).toEqual(before)
    expect(await listIds(stores.media.trash)).toEqual([later])
    expect(await listIds(stores.files.trash)).toEqual([fileOf(9)])
    expect(await stores.media.trash.putBack(later)).toBe(true)
  })

  test('is dumped by pg_dump where there is one, and says it where there is none', async (context) => {
    await fill(1)
    const before = await readAll(database, stores)
    const url = await urlOf(database)
    const without = { ...sourceOf(), url, environment: { POSTGRES_BIN: folder } }
    const own = await makeBackup(without, { place, name: 'own', recipients: recipients() })
    expect([own.about.dump, own.note]).toEqual([
      'logical',
      expect.stringMatching(/^There is no pg_dump \d+ or newer .*dumped by this program instead/),
    ])
    const made = await makeBackup({ ...sourceOf(), url }, { place, name, recipients: recipients() })
    if (made.about.dump === 'logical') context.skip('there is no pg_dump that is as new as the server')
    expect(made.note).toBeNull()
    const restored = await restore(folders())
    expect(await readAll(restored.database, restored.stores)).toEqual(before)
    const again = await openFreshDatabase()
    databases.push(again)
    await again.db.insert(settings).values({ key: 'here', value: true })
    const replaced = await restore(folders(), { into: again, replace: true })
    expect(await readAll(replaced.database, replaced.stores)).toEqual(before)
  })

  test('is made when it is due, read back, and missed when it is late or gone', async () => {
    await fill(1)
    const owner = await identifyDatabase(database)
    const keep = (now: Date) =>
      keepBackup({ ...sourceOf(), now }, { place, owner, recipients: recipients(), ifOlderThan: 24 })
    const notesAt = async (hours: number, target = place.shownAs) => {
      let now = begun
      const env = { BACKUP_TARGET: target, BACKUP_HOURS: 24, BACKUP_RECIPIENTS: recipients() }
      const { findNotes } = followBackups({ env, database, clock: () => now })
      now = hoursAfter(hours)
      return findNotes()
    }
    const begun = new Date('2026-05-01T12:00:00Z')
    const hoursAfter = (hours: number) => new Date(begun.getTime() + hours * 3_600_000)
    expect(await notesAt(0)).toEqual([])
    expect(await notesAt(2)).toEqual(['backup_late'])
    const first = await keep(begun)
    expect(await keep(hoursAfter(23))).toBeNull()
    expect(await notesAt(23)).toEqual([])
    expect(await notesAt(37)).toEqual(['backup_late'])
    expect((await keep(hoursAfter(24)))?.removed).toBe(0)
    // After three days only the last one of the first day is left of those before.
    expect((await keep(hoursAfter(30 + 24)))?.name).toContain('2026-05-03')
    expect((await keep(hoursAfter(24 * 40)))?.removed).toBe(2)
    expect([...(await place.list()).keys()].filter((each) => each.startsWith(first?.name ?? ''))).toEqual([])
    const last = await keep(hoursAfter(24 * 41))
    await truncate(path.join(place.shownAs, last?.name ?? ''), 100)
    expect(await notesAt(24 * 41)).toEqual(['backup_unreadable'])
    expect(await notesAt(24 * 41, `${place.shownAs}/${sidecarOf(last?.name ?? '')}`)).toEqual([
      'backup_unreadable',
    ])
    // A backup of another database is neither counted nor removed.
    const other = await openFreshDatabase()
    databases.push(other)
    const stranger = { ...sourceOf(), database: other, now: hoursAfter(24 * 500) }
    const theirs = await identifyDatabase(other)
    const count = (await place.list()).size
    const made = { place, owner: theirs, recipients: recipients(), ifOlderThan: 24 }
    expect((await keepBackup({ ...stranger, stores }, made))?.removed).toBe(0)
    expect((await place.list()).size).toBe(count + 2)
  })
})

const recipients = () => keys.map(({ recipient }) => recipient)
const make = () => makeBackup(sourceOf(), { place, name, recipients: recipients() })
const keyOf = (index: number) => String(index).repeat(32)
const fileOf = (index: number) => `formular-${String(index).padStart(20, '0')}`

function sourceOf(): BackupSource {
  return {
    database,
    url: undefined,
    stores: { media: stores.media, files: stores.files },
    secrets: [secret],
    now: new Date(),
    environment: process.env,
  }
}

/** Pictures with all of their files, one of them large, and as many files of forms. */
async function fill(count: number): Promise<number[]> {
  const ids: number[] = []
  const scope = { db: database.db, now: new Date() }
  await guardStores({
    db: database.db,
    stores,
    isEmbedded: false,
    clock: () => new Date(),
    logger: { warn: expect.unreachable },
  })
  for (let index = 0; index < count; index++) {
    const item = { kind: 'image' as const, storageKey: keyOf(index), width: 700 }
    ids.push(await insertMedia(database.db, `bild ${index}`, { ...item, preparedAt: new Date() }))
    await nameContent(scope, 'media', item.storageKey)
    for (const each of fileNamesOf(item)) {
      const size = each === contentName(item) && index === 0 ? 3_000_000 : 100 + index
      await stores.media.write(each, Readable.from([Buffer.alloc(size, each)]))
    }
    await nameContent(scope, 'files', fileOf(index))
    const sha256 = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881' // of "x"
    const row = { fileName: 'a.png', mimeType: 'image/png', byteSize: 1, sha256 }
    await database.db.insert(formFiles).values({ id: fileOf(index), ...row })
    await stores.files.write(fileOf(index), Readable.from([Buffer.from('x')]))
  }
  return ids
}

/** Saves in a table that `readAll` leaves out. */
function goOnSaving(): { stop: () => Promise<number> } {
  const stopping = new AbortController()
  let saved = 0
  const saving = (async () => {
    do {
      await database.db.insert(settings).values({ key: `saved ${saved}`, value: true })
      saved += 1
    } while (!stopping.signal.aborted)
  })()
  return {
    async stop() {
      stopping.abort()
      await saving
      return saved
    },
  }
}

async function restore(
  address: ReturnType<typeof folders> | ReturnType<typeof buckets>,
  given: { identities?: string[]; into?: Database; stores?: Stores; replace?: boolean } = {},
) {
  const into = given.into ?? (await openEmptyDatabase())
  if (!given.into) databases.push(into)
  const target = given.stores ?? (await openStores(address))
  const { dataDir } = address
  const lines: string[] = []
  await restoreBackup(
    () => place.read(name),
    given.identities ?? keys.slice(0, 1).map(({ identity }) => identity),
    {
      target: { database: { url: await urlOf(into) }, stores: target, dataDir, environment: process.env },
      replace: given.replace ?? false,
      now: new Date(),
      say: (line) => lines.push(line),
    },
  )
  const restored = await openDatabase({ url: await urlOf(into) })
  databases.unshift(restored)
  return { database: restored, stores: target, lines, dataDir }
}

async function urlOf(of: Database): Promise<string> {
  const { rows } = await of.db.execute<{ name: string }>(sql`SELECT current_database() AS name`)
  return withDatabase(inject('databaseServer'), rows[0]?.name ?? '')
}

/** All rows, without what the saves of a test, the restore itself and clean-ups change; and all files. */
async function readAll(of: Database, its: Stores) {
  const dump = new PassThrough()
  const [lines] = await Promise.all([text(dump), dumpLogical(of, dump)])
  const rows = lines
    .split('\n')
    .filter((line) => line.startsWith('INSERT') && !/^INSERT INTO public\.(settings|changes) /.test(line))
  const contents = async (store: Stores['media']) => {
    const ids = (await listIds(store)).toSorted()
    return Promise.all(
      ids.map(async (id) => [
        id,
        (await buffer((await store.read(id)) ?? Readable.from([]))).toString('hex'),
      ]),
    )
  }
  return { rows, media: await contents(its.media), files: await contents(its.files) }
}
