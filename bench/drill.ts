/**
 * What people do while a site is killed: editors save, staff upload, visitors send forms with a file, which are
 * mailed. All of them repeat what was not acknowledged. Afterwards `inspectDrill` says what of it is there.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { and, count, eq, isNotNull, isNull, like } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client/index.server.ts'
import { formEntries, formEntryValues, media, outgoingMails, sectionChanges } from '#db/schema/index.ts'
import { createForm } from '#domain/forms/index.server.ts'
import { system } from '#domain/scope.ts'
import { mayPass } from '#fields/media-upload/upload-file.ts'
import { draftField, draftForm } from '../tests/support/forms.ts'
import { startMailServer } from '../tests/support/mail-server.ts'
import { drawNoise } from '../tests/support/pictures.ts'
import type { Session } from '../tests/support/sign-in.ts'
import { compareWithBar, type Table } from './report.ts'
import { callAs, uploadAsStaff } from './upload-as-staff.ts'

/** In milliseconds: a mail that was being sent when its process was killed is retried after some minutes. */
const timeout = 1_200_000

export type Drill = {
  origin: string
  session: Session
  section: string
  formId: number
  /** No new work begins once it is aborted. */
  ending: AbortController
  /** Before a request is repeated, in milliseconds. */
  pause: number
  /** How many requests were acknowledged. */
  acknowledged: number
  /** How often a request had to be repeated, by its kind. */
  repeated: Map<string, number>
  saves: Set<string>
  /** The hashes of the files, by the names of the entries. */
  entries: Map<string, string>
  uploads: Map<string, { url: string; sha256: string }>
  /** Chunks and uploads that the site had acknowledged and no longer knew. */
  forgotten: number
  mails: Mail[]
  smtpUrl: string
  close: () => Promise<void>
}
type Mail = { messageId: string; entry: string; sha256: string }

/** Opens the server of mails, which the site has to know when it starts. */
export async function openDrill(pause: number): Promise<Drill> {
  const mails: Mail[] = []
  const server = await startMailServer(({ text }) => mails.push(readMail(text)))
  return {
    origin: '',
    session: { cookie: '', token: '' },
    section: '',
    formId: 0,
    ending: new AbortController(),
    pause,
    acknowledged: 0,
    repeated: new Map(),
    saves: new Set(),
    entries: new Map(),
    uploads: new Map(),
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
  const made = await insist(drill, 'page', () =>
    post(drill, 'pageeditor-api/page-settings', { parent_id: null, title }),
  )
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
      await insist(drill, 'save', () => post(drill, `pageeditor-api/draft/${drill.section}/changes`, body)),
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
    const file = await insist(drill, 'file of an entry', () => {
      const body = new FormData()
      body.append('file', new File([content], `${name}.pdf`))
      return fetch(`${drill.origin}/de/api/temp-files/`, { method: 'POST', body })
    })
    const { id } = z.object({ id: z.string() }).parse(file)
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ form: drill.formId, field_values: { text: name, file: [id] } })
    await insist(drill, 'entry', () =>
      fetch(`${drill.origin}/de/api/forms-entries/`, { method: 'POST', headers, body }),
    )
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
    const call = callAs(drill.origin, drill.session)
    let arrived = 0
    const { media: item } = await uploadAsStaff(file, async (method, where, sent) => {
      const answer = await call(method, where, sent).catch((error: unknown) => {
        if (error instanceof Error && 'status' in error && error.status === 404) drill.forgotten += 1
        throw error
      })
      if (answer.offset < arrived) drill.forgotten += 1
      arrived = answer.offset
      drill.acknowledged += 1
      return answer
    })
    if (item) drill.uploads.set(file.name, { url: item.url, sha256: isPicture ? '' : hashOf(content) })
  }
}

/** Sends a request until it is acknowledged. Throws when it is refused for good. */
async function insist(drill: Drill, what: string, send: () => Promise<Response>): Promise<unknown> {
  for (;;) {
    const { status, text } = await send()
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => ({ status: 0, text: '' }))
    if (status === 200 || status === 201) {
      drill.acknowledged += 1
      return JSON.parse(text)
    }
    if (!mayPass(status)) throw new Error(`A ${what} was answered with ${status}: ${text}`)
    drill.repeated.set(what, (drill.repeated.get(what) ?? 0) + 1)
    await setTimeout(drill.pause)
  }
}

function post({ origin, session }: Drill, where: string, body: unknown): Promise<Response> {
  const headers = {
    'Content-Type': 'application/json',
    Cookie: session.cookie,
    'X-CSRFToken': session.token,
  }
  return fetch(`${origin}/de/${where}`, { method: 'POST', headers, body: JSON.stringify(body) })
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
export async function inspectDrill(drill: Drill, db: Db, folder: string): Promise<Table['rows']> {
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
  const valueOf = (entry: number, slug: string) =>
    values.find((one) => one.entry === entry && one.slug === slug)?.value[0] ?? ''
  const items = await db.select({ name: media.fileName }).from(media).where(like(media.fileName, 'upload-%'))
  const storedSaves = changes.map(({ id }) => id)
  const storedEntries = values.filter(({ slug }) => slug === 'text').map(({ value }) => value[0] ?? '')
  const storedUploads = items.map(({ name }) => name)
  const files = new Map<string, string>()
  const byEntry = Map.groupBy(values, ({ entry }) => entry)
  for (const entry of byEntry.keys()) {
    const file = path.join(folder, 'files', valueOf(entry, 'file'))
    files.set(valueOf(entry, 'text'), hashOf(await readFile(file).catch(() => Buffer.alloc(0))))
  }
  let damaged = 0
  for (const { url, sha256 } of uploads.values()) damaged += await countDamaged(drill.origin + url, sha256)
  const ofEntries = mails.filter(({ entry }) => entry !== '')
  const distinct = [...new Map(ofEntries.map((mail) => [mail.messageId, mail])).values()]
  const arrived = new Set(
    ofEntries.filter(({ entry, sha256 }) => entries.get(entry) === sha256).map((mail) => mail.entry),
  )
  const figure = (what: string, value: number, isBar = true) => ({
    what,
    figure: String(value),
    bar: isBar ? compareWithBar(value, 0) : null,
  })
  const missing = (wanted: Iterable<string>, there: Iterable<string>) => {
    const known = new Set(there)
    return [...wanted].filter((one) => !known.has(one)).length
  }
  const twice = (there: string[]) => there.length - new Set(there).size
  return [
    figure('saves acknowledged', saves.size, false),
    figure('  lost', missing(saves, storedSaves)),
    figure('  stored twice', twice(storedSaves)),
    figure('entries with a file acknowledged', entries.size, false),
    figure('  lost', missing(entries.keys(), storedEntries)),
    figure('  stored twice', twice(storedEntries)),
    figure('  files lost', [...entries].filter(([name, sha256]) => files.get(name) !== sha256).length),
    figure('mails of these entries missing, or without their file', missing(entries.keys(), arrived)),
    figure('  twice, with two Message-IDs', twice(distinct.map(({ entry }) => entry))),
    figure('  twice, with one Message-ID', ofEntries.length - distinct.length, false),
    figure('  still waiting', waiting),
    ...(uploads.size > 0
      ? [
          figure('uploads acknowledged', uploads.size, false),
          figure('  lost', missing(uploads.keys(), storedUploads)),
          figure('  stored twice', twice(storedUploads)),
          figure('  files or renditions damaged', damaged),
          figure('  acknowledged chunks forgotten', drill.forgotten),
        ]
      : []),
  ]
}

/** How many mails and pictures are still waiting once none is, or the time is up. */
async function untilQuiet(db: Db): Promise<number> {
  for (const end = performance.now() + timeout; ; await setTimeout(1000)) {
    const [mails] = await db
      .select({ count: count() })
      .from(outgoingMails)
      .where(and(isNotNull(outgoingMails.entryId), isNull(outgoingMails.sentAt)))
    const [pictures] = await db
      .select({ count: count() })
      .from(media)
      .where(and(like(media.fileName, 'upload-%'), isNull(media.preparedAt)))
    const waiting = (mails?.count ?? 0) + (pictures?.count ?? 0)
    if (waiting === 0 || performance.now() > end) return waiting
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
