import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import { formEntries, formEntryValues, formFiles, outgoingMails } from '#db/schema/index.ts'
import { createForm } from '#domain/forms/index.server.ts'
import { system } from '#domain/scope.ts'
import type { Hall } from '../demo-hall.ts'
import { freePort, startKillable } from '../killable-site.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'

const submissions = 500
const senders = 4
/** The site is killed after a number of acknowledged entries between these two. */
const betweenKills = { fewest: 5, most: 30 }
/** In milliseconds: a mail that was being sent when the site was killed is retried after some minutes. */
const mailPatience = 600_000

type Acknowledged = { name: string; sha256: string }

/**
 * Kills the site and its database at random moments while entries with a file each are sent, and starts it again. A
 * sender repeats what was not acknowledged, as a visitor would. Every acknowledged entry has to be stored exactly
 * once with its file, and every mail has to have been sent.
 */
export async function benchForms(hall: Hall): Promise<Table> {
  const formId = await makeForm(hall)
  const random = openRandom(1913)
  const acknowledged = new Map<string, Acknowledged>()
  const unanswered: string[] = []
  const ports = [await freePort(), await freePort()] as const
  let site = await startKillable(hall.folder, ports)
  let kills = 0
  try {
    while (acknowledged.size < submissions) {
      const enough = Math.min(
        submissions,
        acknowledged.size + random.whole(betweenKills.fewest, betweenKills.most),
      )
      const isEnough = Promise.withResolvers<void>()
      const { origin } = site
      const sending = Array.from({ length: senders }, () =>
        sendUntilKilled(
          { origin, formId, acknowledged, unanswered },
          () => acknowledged.size >= enough && isEnough.resolve(),
        ),
      )
      await Promise.race([isEnough.promise, Promise.all(sending)])
      await setTimeout(random.whole(0, 20))
      await site.kill()
      await Promise.all(sending)
      kills += 1
      process.stderr.write(`  ${kills}: ${acknowledged.size} entries acknowledged\n`)
      site = await startKillable(hall.folder, ports)
    }
    return report(kills, await inspect(hall, formId, acknowledged))
  } finally {
    await site.kill()
  }
}

async function makeForm(hall: Hall): Promise<number> {
  const database = await hall.openDatabase()
  const both = (text: string) => ({ de: text, en: text })
  try {
    const { id } = await createForm(
      { db: database.db, now: new Date(), viewer: system },
      {
        slug: `probe-${randomUUID()}`,
        title: both('Probe'),
        send_to: 'haus@example.org',
        fields: [
          { slug: 'name', field_type: formFieldTypes.text.number, label: both('Name'), required: true },
          { slug: 'file', field_type: formFieldTypes.file.number, label: both('File'), required: true },
        ],
      },
    )
    return id
  } finally {
    await database.close()
  }
}

type Sending = {
  origin: string
  formId: number
  acknowledged: Map<string, Acknowledged>
  /** The names of entries that were sent and not acknowledged. */
  unanswered: string[]
}

/**
 * Sends one entry after the other until the site is killed, beginning with those that were not acknowledged before.
 */
async function sendUntilKilled(
  { origin, formId, acknowledged, unanswered }: Sending,
  onAcknowledged: () => void,
): Promise<void> {
  let name = ''
  try {
    for (;;) {
      name = unanswered.shift() ?? randomUUID()
      const content = Buffer.from(`%PDF-1.7\n${name.repeat(500)}\n%%EOF\n`)
      const body = new FormData()
      body.append('file', new File([content], `${name}.pdf`))
      const uploaded = await fetch(`${origin}/de/api/temp-files/`, { method: 'POST', body })
      await requireStored(uploaded)
      const { id } = z.object({ id: z.string() }).parse(await uploaded.json())
      const sent = await fetch(`${origin}/de/api/forms-entries/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ form: formId, field_values: { name, file: [id] } }),
      })
      await requireStored(sent)
      acknowledged.set(name, { name, sha256: createHash('sha256').update(content).digest('hex') })
      onAcknowledged()
    }
  } catch (error) {
    if (error instanceof RefusedError) throw error
    unanswered.push(name) // killed before or during its response
  }
}

/** The site has responded with a refusal. */
class RefusedError extends Error {}

async function requireStored(answer: Response): Promise<void> {
  if (answer.status === 201) return
  const text = await answer.text()
  // The database dies a moment before the site; in between, the site answers with 503.
  if (answer.status === 503) throw new Error('The database is gone.')
  throw new RefusedError(`The site answered ${answer.status}: ${text}`)
}

type Inspected = {
  stored: number
  lost: number
  twice: number
  filesLost: number
  mailsLost: number
  waiting: number
}

async function inspect(
  hall: Hall,
  formId: number,
  acknowledged: ReadonlyMap<string, Acknowledged>,
): Promise<Inspected> {
  const database = await hall.openDatabase()
  const { db } = database
  try {
    const waiting = await untilMailed(
      async () =>
        (await db.select().from(outgoingMails)).filter(
          ({ entryId, sentAt }) => entryId !== null && sentAt === null,
        ).length,
    )
    const entries = (await db.select().from(formEntries)).filter((entry) => entry.formId === formId)
    const values = await db.select().from(formEntryValues)
    const files = new Map((await db.select().from(formFiles)).map((file) => [file.id, file]))
    const byName = Map.groupBy(
      entries.flatMap((entry) => {
        const own = values.filter(({ entryId }) => entryId === entry.id)
        const name = own.find(({ fieldSlug }) => fieldSlug === 'name')?.value[0] ?? ''
        const fileId = own.find(({ fieldSlug }) => fieldSlug === 'file')?.value[0] ?? ''
        return [{ name, fileId, isMailed: entry.mailedAt !== null }]
      }),
      ({ name }) => name,
    )
    const mails = await readMails(path.join(hall.folder, 'mail'))
    let filesLost = 0
    let mailsLost = 0
    for (const { name, sha256 } of acknowledged.values()) {
      const entry = byName.get(name)?.[0]
      const content = entry
        ? await readFile(path.join(hall.folder, 'files', entry.fileId)).catch(() => null)
        : null
      const isWhole =
        content !== null &&
        createHash('sha256').update(content).digest('hex') === sha256 &&
        files.get(entry?.fileId ?? '')?.expiresAt === null
      if (!isWhole) filesLost += 1
      if (!entry?.isMailed || !mails.includes(name)) mailsLost += 1
    }
    return {
      stored: entries.length,
      lost: [...acknowledged.keys()].filter((name) => !byName.has(name)).length,
      twice: [...byName.values()].filter((same) => same.length > 1).length,
      filesLost,
      mailsLost,
      waiting,
    }
  } finally {
    await database.close()
  }
}

/** How many mails are still queued, once none is or the time is up. */
async function untilMailed(count: () => Promise<number>): Promise<number> {
  const end = performance.now() + mailPatience
  for (;;) {
    const waiting = await count()
    if (waiting === 0 || performance.now() > end) return waiting
    await setTimeout(500)
  }
}

/** The texts of all mails that were sent. */
async function readMails(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.join('\n').replaceAll('=\r\n', '')
}

function report(kills: number, { stored, ...found }: Inspected): Table {
  const isNone = (figure: number) => compareWithBar(figure, 0)
  return {
    title: `Killed ${kills} times while ${senders} senders fill in a form with a file`,
    note: 'SIGKILL to the site and to all processes of its database; mails as files',
    columns: [
      { key: 'what', label: 'what', unit: 'text' },
      { key: 'figure', label: 'figure', unit: 'text' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows: [
      { what: 'entries stored', figure: String(stored), bar: null },
      { what: 'acknowledged, but lost', figure: String(found.lost), bar: isNone(found.lost) },
      { what: 'stored twice', figure: String(found.twice), bar: isNone(found.twice) },
      { what: 'files lost', figure: String(found.filesLost), bar: isNone(found.filesLost) },
      { what: 'mails not sent', figure: String(found.mailsLost), bar: isNone(found.mailsLost) },
      { what: 'mails still waiting', figure: String(found.waiting), bar: isNone(found.waiting) },
    ],
  }
}
