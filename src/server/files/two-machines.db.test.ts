/** Two processes on two machines: they have the database and a bucket in common, and no folder. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openDatabase, type Database } from '#db/client/index.server.ts'
import { formFiles, media, mediaUploadParts, mediaUploads, outgoingMails } from '#db/schema/index.ts'
import { readKept } from '#domain/file-store.ts'
import { receiveFile } from '#domain/forms/index.server.ts'
import { listWaitingMails, queueMail } from '#domain/mail/index.server.ts'
import {
  beginUpload,
  completeMedia,
  continueUpload,
  readUpload,
  type MediaServices,
} from '#domain/media/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { withDatabase } from '../../../tests/support/database-global-setup.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { listIds } from '../../../tests/support/describe-file-store.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { visitorScope } from '../../../tests/support/factories.ts'
import { drawNoise } from '../../../tests/support/pictures.ts'
import { openS3Server, storageUrlOf } from '../../../tests/support/s3-server.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import { createFolderTransport } from '../mail/transports.ts'
import { openMedia } from '../media/open-media.ts'
import { openFileStore } from './open-file-store.ts'
import { openStores, type Stores } from './open-stores.ts'
import { takeOverFiles } from './take-over-files.ts'

type Machine = {
  dataDir: string
  database: Database
  stores: Stores
  media: MediaServices & { close(): Promise<void> }
  editor: Scope
}

let folder: string
let s3: Awaited<ReturnType<typeof openS3Server>>
let one: Machine
let two: Machine
let opened = 0

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'machines-'))
  s3 = await openS3Server(path.join(folder, 's3'))
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  opened += 1
  const database = await openFreshDatabase()
  const { viewer } = await createAuthor(database.db, 'Erik', 'editor')
  const { rows } = await database.db.execute<{ name: string }>(sql`SELECT current_database() AS name`)
  const url = withDatabase(inject('databaseServer'), rows[0]?.name ?? '')
  const start = async (name: string, of: Database): Promise<Machine> => {
    const dataDir = path.join(folder, `${name}-${opened}`)
    const stores = await openStores({ dataDir, storageUrl: storageUrlOf(s3.address, `site-${opened}`) })
    const ports = openMedia({ dataDir, stores, onError: expect.unreachable })
    return { dataDir, database: of, stores, media: ports, editor: { db: of.db, now: new Date(), viewer } }
  }
  one = await start('one', database)
  two = await start('two', await openDatabase({ url }))
})
afterEach(async () => {
  for (const { media: ports, stores, database } of [two, one]) {
    await ports.close()
    stores.close()
    await database.close()
  }
})

test('The chunks of an upload may arrive at any machine, in order', async () => {
  const content = await drawNoise({ width: 900, height: 600 })
  const third = Math.ceil(content.length / 3)
  const { id } = await beginUpload(one.editor, { name: 'saal.jpg', size: content.length })
  let offset = 0
  for (const machine of [two, one, two]) {
    expect((await readUpload(machine.editor, id)).offset).toBe(offset)
    await expect(send(machine, id, offset + 1, content.subarray(offset + 1))).rejects.toMatchObject({
      code: 'conflict',
    })
    const sent = await send(machine, id, offset, content.subarray(offset, offset + third))
    offset = sent.offset
  }
  expect(await readUpload(one.editor, id)).toMatchObject({
    offset: content.length,
    media: { url: expect.stringContaining('-900x600-') },
  })
  expect([await listIds(one.stores.uploads), await one.database.db.$count(mediaUploadParts)]).toEqual([[], 0])
})

test('Of the same chunk sent to both machines at once, one is taken and the other answered by a conflict', async () => {
  const { id } = await beginUpload(one.editor, { name: 'saal.jpg', size: 100_000 })
  for (let offset = 0; offset < 90_000; offset += 10_000) {
    const chunk = Buffer.alloc(10_000, String(offset))
    const sent = await Promise.allSettled([one, two, one, two].map((each) => send(each, id, offset, chunk)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of sent)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'conflict' })
  }
  expect(await readUpload(two.editor, id)).toMatchObject({ offset: 90_000 })
  expect(await listIds(one.stores.uploads)).toHaveLength(9)
})

test('An upload that both machines finish at once becomes one item, with one set of files', async () => {
  const content = await drawNoise({ width: 400, height: 300 })
  const { id } = await beginUpload(one.editor, { name: 'saal.jpg', size: content.length })
  const dying = {
    ...one.media,
    studio: { ...one.media.studio, develop: () => Promise.reject(new Error('died')) },
  }
  await expect(continueUpload(one.editor, dying, id, { offset: 0, piece: content })).rejects.toThrow('died')
  const nothing = new Uint8Array()
  const [first, second] = await Promise.all([
    send(one, id, content.length, nothing),
    send(two, id, content.length, nothing),
  ])
  expect(first.media?.id).toBe(second.media?.id)
  expect([first.was_known, second.was_known]).toEqual([false, false])
  const names = await listIds(one.stores.media)
  expect(new Set(names.map((name) => name.split('-')[0])).size).toBe(1)
})

test('When the process that finishes an upload has died, another one does it later', async () => {
  const content = await drawNoise({ width: 400, height: 300 })
  const { id } = await beginUpload(one.editor, { name: 'saal.jpg', size: content.length })
  const dying = {
    ...one.media,
    studio: { ...one.media.studio, develop: () => Promise.reject(new Error('died')) },
  }
  await expect(continueUpload(one.editor, dying, id, { offset: 0, piece: content })).rejects.toThrow('died')
  const isFinishing = async (ends: string) => {
    await one.database.query(`UPDATE media_uploads SET finishing_until = now() + interval '${ends}'`)
  }
  await isFinishing('1 minute')
  const sent = send(two, id, content.length, new Uint8Array())
  await expect(sent).rejects.toMatchObject({ code: 'too_many_attempts' })
  await isFinishing('-1 second')
  expect((await send(two, id, content.length, new Uint8Array())).media).toMatchObject({
    url: expect.stringContaining('-400x300-'),
  })
  expect(await one.database.db.select().from(mediaUploads)).toMatchObject([{ finishingUntil: null }])
})

test('The other machine completes a picture, although its data directory is empty', async () => {
  const content = await drawNoise({ width: 400, height: 300 })
  const { id } = await beginUpload(one.editor, { name: 'saal.jpg', size: content.length })
  await send(one, id, 0, content)
  const [item] = await one.database.db.select().from(media)
  await completeMedia(two.editor, two.media, item?.id ?? 0)
  expect(await two.database.db.select().from(media)).toMatchObject([{ preparedAt: expect.any(Date) }])
  expect((await listIds(one.stores.media)).filter((name) => name.endsWith('-avif'))).toHaveLength(2)
  expect(await readdir(two.dataDir)).toEqual(['scratch'])
  expect(await readdir(path.join(two.dataDir, 'scratch'))).toEqual([])
})

test('A form’s file is read by the other machine, which attaches it to the mail', async () => {
  const { id } = await handleForm(one)
  expect(await two.stores.files.sizeOf(id)).toBe(tinyPng.length)
  const mail = await queueWith(one, [id])
  await deliver(two, mail)
  const [name = ''] = await readdir(path.join(two.dataDir, 'mail'))
  const letter = await readFile(path.join(two.dataDir, 'mail', name), 'utf8')
  expect(letter.replaceAll('\r\n', '')).toContain(tinyPng.toString('base64'))
})

test('A mail without one of its attachments is not sent: it fails visibly, and is sent once the file is back', async () => {
  const ids = [(await handleForm(one)).id, (await handleForm(one)).id]
  const mail = await queueWith(one, ids)
  const gone = ids[1] ?? ''
  await two.stores.files.write(
    'z'.repeat(32),
    contentOf((await one.stores.files.read(gone)) ?? expect.fail()),
  )
  await one.stores.files.remove(gone)
  const reason = 'Attachment 2 of 2 is missing in the store of files.'
  await expect(deliver(two, mail)).rejects.toThrow(reason)
  expect(await readdir(two.dataDir).catch(() => [])).toEqual([])
  expect(await one.database.db.select().from(outgoingMails)).toMatchObject([
    { lastError: reason, sentAt: null, givenUpAt: null },
  ])
  await one.stores.files.write(
    gone,
    contentOf((await one.stores.files.read('z'.repeat(32))) ?? expect.fail()),
  )
  await deliver(two, mail)
  expect(await one.database.db.select().from(outgoingMails)).toMatchObject([
    { lastError: null, sentAt: expect.any(Date) },
  ])
})

test('A file in the trash whose row exists is attached', async () => {
  const { id } = await handleForm(one)
  await one.stores.files.trash.take(id)
  await deliver(two, await queueWith(one, [id]))
  expect(await readdir(path.join(two.dataDir, 'mail'))).toHaveLength(1)
})

test('Files of DATA_DIR/files are moved into the bucket, but only those that the database knows', async () => {
  const local = openFileStore(path.join(one.dataDir, 'files'))
  const [mine, foreign] = ['m'.repeat(32), 'f'.repeat(32)]
  for (const id of [mine, foreign]) await local.write(id, contentOf(id))
  const row = { id: mine, fileName: 'a.png', mimeType: 'image/png', byteSize: 32, sha256: 'x' }
  await one.database.db.insert(formFiles).values(row)
  const given = { db: one.database.db, dataDir: one.dataDir, stores: one.stores, logger }
  await takeOverFiles(given)
  await takeOverFiles(given)
  expect([await listIds(local), await listIds(two.stores.files)]).toEqual([[foreign], [mine]])
  expect(await text((await readKept(two.stores.files, mine)) ?? expect.fail())).toBe(mine)
})

const logger = { info: () => {}, warn: expect.unreachable, error: expect.unreachable }

function send({ editor, media: ports }: Machine, id: string, offset: number, piece: Uint8Array) {
  return continueUpload(editor, ports, id, { offset, piece })
}

function handleForm({ database, stores }: Machine) {
  const given = { name: 'Foto.png', content: Readable.from([tinyPng]), client: '' }
  return receiveFile(visitorScope(database.db, new Date()), stores.files, given)
}

async function queueWith({ database: { db } }: Machine, ids: string[]): Promise<number> {
  await queueMail(
    { db, now: new Date() },
    {
      sender: 'house@example.org',
      recipient: 'clara@example.org',
      subject: 'Anhang',
      textBody: 'Hallo',
      attachments: ids.map((fileId) => ({ fileId, name: 'Foto.png', type: 'image/png' })),
    },
  )
  return (await listWaitingMails({ db })).at(-1) ?? expect.fail('no mail waits')
}

function deliver({ database: { db }, stores, dataDir }: Machine, mail: number): Promise<void> {
  const scope = () => ({ db, now: new Date() })
  const transport = createFolderTransport(path.join(dataDir, 'mail'), {
    idHost: 'house.example',
    files: stores.files,
    note: async () => {},
  })
  const signal = new AbortController().signal
  return deliverMail(scope, mail, { transport, logger, signal, isLastAttempt: false })
}

async function* contentOf(content: string | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (typeof content === 'string') yield Buffer.from(content)
  else yield* content
}

const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
