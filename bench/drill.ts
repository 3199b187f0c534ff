/**
 * What people do while a site is killed: editors save, staff upload, visitors send forms with a file, which are
 * mailed. All of them repeat what was not acknowledged. Afterwards `inspectDrill` says what of it is there.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { and, eq, isNotNull, isNull, like } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client/index.server.ts'
import { formEntries, formEntryValues, media, outgoingMails, sectionChanges } from '#db/schema/index.ts'
import { system } from '#domain/scope.ts'
import type { MediaUpload } from '#contracts/media-uploads.ts'
import { mayPass, uploadFile } from '#fields/media-upload/upload-file.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { createStaffCalls, type StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { createForm, draftField, draftForm } from '../tests/support/forms.ts'
import { startMailServer } from '../tests/support/mail-server.ts'
import { drawNoise } from '../tests/support/pictures.ts'
import { compareWithBar, type Row } from './report.ts'

/** In milliseconds: a mail that was being sent when its process was killed is retried after some minutes. */
const timeout = 1_200_000

export type Drill = Awaited<ReturnType<typeof openDrill>>
type Mail = { messageId: string; entry: string; sha256: string }

/** Opens the server of mails, which the site has to know when it starts. */
export async function openDrill(pause: number) {
  const mails: Mail[] = []
  const server = await startMailServer(({ text }) => mails.push(readMail(text)))
  return {
    origin: '',
    session: { cookie: '', token: '' },
    section: '',
    formId: 0,
    /** No new work begins once it is aborted. */
    ending: new AbortController(),
    /** Before a request is repeated, in milliseconds. */
    pause,
    /** How many requests were acknowledged. */
    acknowledged: 0,
    /** How often a request had to be repeated, by its kind. */
    repeated: new Map<string, number>(),
    saves: new Set<string>(),
    /** The hashes of the files, by the names of the entries. */
    entries: new Map<string, string>(),
    uploads: new Map<string, { url: string; sha256: string }>(),
    /** Chunks and uploads that the site had acknowledged and no longer knew. */
    forgotten: 0,
    mails,
    smtpUrl: server.url,
    close: server.close,
  }
}

function readMail(text: string): Mail {
  const [, attached = ''] = /Content-Disposition: attachment[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(text) ?? []
  return {
    messageId: /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '',
    entry: /entry-[\w-]{36}/.exec(text.replaceAll('=\r\n', ''))?.[0] ?? '',
    sha256: hashOf(Buffer.from(attached, 'base64')),
  }
}

/** Creates the page that is edited and the form that is filled in. */
export async function prepareDrill(drill: Drill, db: Db): Promise<void> {
  const title = { de: `Probe ${randomUUID()}`, en: `Trial ${randomUUID()}` }
  const made = await insist(drill, 'page', 'pageeditor-api/page-settings', { parent_id: null, title })
  drill.section = `page-${z.object({ id: z.number() }).parse(made).id}`
  const fields = (['text', 'file'] as const).map((type) => draftField(type, type, { required: true }))
  const form = await createForm(
    { db, now: new Date(), viewer: system },
    draftForm({ slug: `probe-${randomUUID()}`, send_to: 'haus@example.org', fields }),
  )
  drill.formId = form.id
}

const stored = z.object({ sequence: z.number(), changes: z.array(z.object({ id: z.string() })) })

/** Saves one change after the other, adding and removing a container, as one window of the page editor. */
export async function keepSaving(drill: Drill, between = 0): Promise<void> {
  const client = `drill-${randomUUID()}`
  let last: string | null = null
  let base = 0
  while (!drill.ending.signal.aborted) {
    const id = randomUUID()
    const operation: unknown =
      last === null
        ? { kind: 'insert-container', container: { id, layout: '100', columns: [[]] }, after: null }
        : { kind: 'remove-container', id: last }
    const body = { client, base, changes: [{ id, operations: [operation] }] }
    const answer = stored.parse(
      await insist(drill, 'save', `pageeditor-api/draft/${drill.section}/changes`, body),
    )
    base = answer.sequence
    if (!answer.changes.some((change) => change.id === id)) throw new Error('A save was answered without it.')
    drill.saves.add(id)
    last = last === null ? id : null
    await setTimeout(between)
  }
}

/** Sends one entry with a file after the other. */
export async function keepSending(drill: Drill, between = 0): Promise<void> {
  while (!drill.ending.signal.aborted) {
    const name = `entry-${randomUUID()}`
    const content = documentOf(name, 3000)
    const form = new FormData()
    form.append('file', new File([content], `${name}.pdf`))
    const file = await insist(drill, 'file of an entry', 'api/temp-files/', form)
    const { id } = z.object({ id: z.string() }).parse(file)
    const values = { text: name, file: [id] }
    await insist(drill, 'entry', 'api/forms-entries/', { form: drill.formId, field_values: values })
    drill.entries.set(name, hashOf(content))
    await setTimeout(between)
  }
}

/** Uploads one file after the other in chunks: documents, and now and then a picture. */
export async function keepUploading(drill: Drill): Promise<void> {
  for (let turn = 1; !drill.ending.signal.aborted; turn++) {
    const name = `upload-${randomUUID()}`
    const isPicture = turn % 8 === 0
    const content = isPicture
      ? await drawNoise({ width: 400, height: 300, seed: drill.uploads.size + 2 })
      : documentOf(name, 2_500_000)
    const file = new File([new Uint8Array(content)], `${name}.${isPicture ? 'jpg' : 'pdf'}`)
    let arrived = 0
    const signInAgain = () => Promise.reject(new Error('Not signed in'))
    const calls = createStaffCalls('de', signInAgain, async (address, { method, body }) => {
      const answer = await callUploads(drill, address, body, method)
      if (answer.offset < arrived) drill.forgotten += 1
      arrived = answer.offset
      drill.acknowledged += 1
      return answer
    })
    const { media: item } = await uploadAsStaff(file, calls)
    if (item) drill.uploads.set(file.name, { url: item.url, sha256: isPicture ? '' : hashOf(content) })
  }
}

/** Uploads as the back office does, and resumes as often as necessary, as users do with “continue”. */
async function uploadAsStaff(file: File, calls: StaffCalls): Promise<MediaUpload> {
  let begun: string | undefined
  const onBegin = (id: string) => {
    begun = id
  }
  const { signal } = new AbortController()
  for (;;) {
    try {
      const pause = () => setTimeout(200)
      return await uploadFile(file, { calls, begun, signal, onBegin, onProgress: () => {}, pause })
    } catch (error) {
      if (!(error instanceof CallError) || !mayPass(error.status)) throw error
    }
  }
}

async function callUploads(
  drill: Drill,
  address: string,
  body: unknown,
  method: string,
): Promise<MediaUpload> {
  const { status, text } = await send(drill, address.replace('/de/', ''), body, method)
  if (status === 404) drill.forgotten += 1
  if (status < 200 || status > 299) throw new CallError(status, text)
  // The call's contract defines the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text) as MediaUpload
}

/** Sends a request until it is acknowledged. Throws when it is refused for good. */
async function insist(drill: Drill, what: string, where: string, body: object): Promise<unknown> {
  for (;;) {
    const { status, text } = await send(drill, where, body)
    if (status === 200 || status === 201) {
      drill.acknowledged += 1
      return JSON.parse(text)
    }
    if (!mayPass(status)) throw new Error(`A ${what} was answered with ${status}: ${text}`)
    drill.repeated.set(what, (drill.repeated.get(what) ?? 0) + 1)
    await setTimeout(drill.pause)
  }
}

/** Sends a request, as staff where only they may; status 0 stands for a lost connection. */
async function send({ origin, session }: Drill, where: string, body?: unknown, method = 'POST') {
  const isStaff = where.startsWith('pageeditor-api') || where.startsWith('api/admin')
  const isForm = body instanceof FormData
  const isPiece = body instanceof Blob
  return fetch(`${origin}/de/${where}`, {
    method,
    headers: {
      ...(isStaff && { Cookie: session.cookie, 'X-CSRFToken': session.token }),
      ...(!isForm && { 'Content-Type': isPiece ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body !== undefined && { body: isForm || isPiece ? body : JSON.stringify(body) }),
  })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch(() => ({ status: 0, text: '' }))
}

function documentOf(name: string, size: number): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, `${name}\n`), Buffer.from('%%EOF\n')])
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Compares what was acknowledged with what there is, once all mails are sent and all pictures are prepared. A mail
 * that arrives twice with one Message-ID was accepted just before its process ended, which no sender can know.
 */
export async function inspectDrill(drill: Drill, db: Db, folder: string): Promise<Row[]> {
  const { saves, entries, uploads, mails } = drill
  const waiting = await untilQuiet(db)
  const changes = await db
    .select({ id: sectionChanges.changeId })
    .from(sectionChanges)
    .where(like(sectionChanges.client, 'drill-%'))
  const values = await db
    .select({ entry: formEntryValues.entryId, slug: formEntryValues.fieldSlug, value: formEntryValues.value })
    .from(formEntryValues)
    .innerJoin(formEntries, eq(formEntries.id, formEntryValues.entryId))
    .where(eq(formEntries.formId, drill.formId))
  const items = await db.select({ name: media.fileName }).from(media).where(like(media.fileName, 'upload-%'))
  const storedEntries: string[] = []
  const files = new Map<string, string>()
  for (const ofEntry of Map.groupBy(values, ({ entry }) => entry).values()) {
    const [name = '', file = ''] = ['text', 'file'].map(
      (slug) => ofEntry.find((one) => one.slug === slug)?.value[0],
    )
    storedEntries.push(name)
    files.set(name, hashOf(await readFile(path.join(folder, 'files', file)).catch(() => Buffer.alloc(0))))
  }
  let damaged = 0
  for (const { url, sha256 } of uploads.values()) damaged += await countDamaged(drill.origin + url, sha256)
  const ofEntries = mails.filter(({ entry }) => entry !== '')
  const distinct = [...new Map(ofEntries.map((mail) => [mail.messageId, mail])).values()]
  const arrived = ofEntries.flatMap(({ entry, sha256 }) => (entries.get(entry) === sha256 ? entry : []))
  const count = (what: string, value: number): Row => ({ what, figure: String(value), bar: null })
  const error = (what: string, value: number) => ({ ...count(what, value), bar: compareWithBar(value, 0) })
  const lost = (what: string, wanted: Iterable<string>, there: string[]) =>
    error(what, [...wanted].filter((one) => !there.includes(one)).length)
  const twice = (there: string[]) => error('  stored twice', there.length - new Set(there).size)
  const distinctEntries = new Set(distinct.map(({ entry }) => entry))
  const storedSaves = changes.map(({ id }) => id)
  const storedUploads = items.map(({ name }) => name)
  return [
    count('saves acknowledged', saves.size),
    lost('  lost', saves, storedSaves),
    twice(storedSaves),
    count('entries with a file acknowledged', entries.size),
    lost('  lost', entries.keys(), storedEntries),
    twice(storedEntries),
    error('  files lost', [...entries].filter(([name, sha256]) => files.get(name) !== sha256).length),
    lost('mails of these entries missing, or without their file', entries.keys(), arrived),
    error('  twice, with two Message-IDs', distinct.length - distinctEntries.size),
    count('  twice, with one Message-ID', ofEntries.length - distinct.length),
    error('  still waiting', waiting),
    ...(uploads.size === 0
      ? []
      : [
          count('uploads acknowledged', uploads.size),
          lost('  lost', uploads.keys(), storedUploads),
          twice(storedUploads),
          error('  files or renditions damaged', damaged),
          error('  acknowledged chunks forgotten', drill.forgotten),
        ]),
  ]
}

/** How many mails and pictures are still waiting once none is, or the time is up. */
async function untilQuiet(db: Db): Promise<number> {
  for (const end = performance.now() + timeout; ; await setTimeout(1000)) {
    const mails = await db.$count(
      outgoingMails,
      and(isNotNull(outgoingMails.entryId), isNull(outgoingMails.sentAt)),
    )
    const pictures = await db.$count(media, and(like(media.fileName, 'upload-%'), isNull(media.preparedAt)))
    if (mails + pictures === 0 || performance.now() > end) return mails + pictures
  }
}

/** A document has to be as it was sent; a picture has to have its renditions. */
async function countDamaged(url: string, sha256: string): Promise<number> {
  const addresses = sha256 ? [url] : ['jpg', 'webp', 'avif'].map((format) => url.replace(/jpg$/, format))
  let damaged = 0
  for (const address of addresses) {
    const answer = await fetch(address, { redirect: 'manual' })
    const content = await answer.bytes()
    if (answer.status !== 200 || (sha256 && hashOf(content) !== sha256)) damaged += 1
  }
  return damaged
}
