import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { signIn, type Session } from '../../tests/support/sign-in.ts'
import type { Hall } from '../demo-hall.ts'
import { freePort, startKillable } from '../killable-site.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { median } from '../statistics.ts'

const windows = 4
/** In seconds, from the start of the process to the first page. */
const returnBar = 3

/**
 * Kills the whole site with its database at random moments while it saves, and starts it again: every acknowledged
 * save has to be there, and the site has to be back soon.
 */
export async function benchKill(hall: Hall, { kills: rounds }: { kills: number }): Promise<Table> {
  const random = openRandom(1913)
  const acknowledged = new Set<string>()
  const seconds: number[] = []
  const lost = new Set<string>()
  const ports = [await freePort(), await freePort()] as const
  let site = await startKillable(hall.folder, ports)
  try {
    const session = await signIn(site.origin)
    const section = await makePage(site.origin, session)
    for (let round = 1; round <= rounds; round++) {
      const enough = acknowledged.size + random.whole(5, 40) // even on a slow machine
      const isEnough = Promise.withResolvers<void>()
      const onAcknowledged = (id: string) => {
        if (acknowledged.add(id).size >= enough) isEnough.resolve()
      }
      const { origin } = site
      const saving = Array.from({ length: windows }, (_, index) =>
        saveUntil({ origin, session, section, client: `bench-${round}-${index}` }, onAcknowledged),
      )
      await Promise.race([isEnough.promise, Promise.all(saving)]) // a refused save ends the measurement
      await site.kill()
      await Promise.all(saving)
      const began = performance.now()
      site = await startKillable(hall.folder, ports)
      seconds.push((performance.now() - began) / 1000)
      const stored = await readStored(site.origin, session, section)
      for (const id of acknowledged) if (!stored.has(id)) lost.add(id)
      process.stderr.write(
        `  ${round}: ${acknowledged.size} saves acknowledged, ${lost.size} lost, back after ${seconds.at(-1)?.toFixed(1)} s\n`,
      )
    }
  } finally {
    await site.kill()
  }
  const worst = Math.max(...seconds)
  return {
    title: `Killed ${rounds} times while ${windows} windows save`,
    note: 'SIGKILL to the site and to all processes of its database; seconds from the start of the process to the whole home page',
    columns: [
      { key: 'what', label: 'what', unit: 'text' },
      { key: 'figure', label: 'figure', unit: 'text' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows: [
      { what: 'saves acknowledged', figure: String(acknowledged.size), bar: null },
      { what: 'of these lost', figure: String(lost.size), bar: compareWithBar(lost.size, 0) },
      { what: 'back, median', figure: `${median(seconds).toFixed(1)} s`, bar: null },
      { what: 'back, worst', figure: `${worst.toFixed(1)} s`, bar: compareWithBar(worst, returnBar) },
    ],
  }
}

async function makePage(origin: string, session: Session): Promise<string> {
  const title = { de: `Probe ${randomUUID()}`, en: `Trial ${randomUUID()}` }
  const made = await call(origin, session, { path: 'page-settings', body: { parent_id: null, title } })
  return `page-${z.object({ id: z.number() }).parse(made).id}`
}

const stored = z.object({ sequence: z.number(), changes: z.array(z.object({ id: z.string() })) })

/** Sends one save after the other, adding and removing a container, until the site no longer responds. */
async function saveUntil(
  given: { origin: string; session: Session; section: string; client: string },
  onAcknowledged: (id: string) => void,
): Promise<void> {
  const { origin, session, section, client } = given
  let last: string | null = null
  let base = 0
  try {
    for (;;) {
      const id = randomUUID()
      const operation: unknown =
        last === null
          ? { kind: 'insert-container', container: { id, layout: '100', columns: [[]] }, after: null }
          : { kind: 'remove-container', id: last }
      const body = { client, base, changes: [{ id, operations: [operation] }] }
      const answer = stored.parse(await call(origin, session, { path: `draft/${section}/changes`, body }))
      base = answer.sequence
      if (answer.changes.some((change) => change.id === id)) onAcknowledged(id)
      last = last === null ? id : null
    }
  } catch (error) {
    // Killed before or during its response.
    if (error instanceof RefusedError) throw error
  }
}

async function readStored(origin: string, session: Session, section: string): Promise<Set<string>> {
  const body = { client: 'bench-reader', base: 0, block: null, is_leaving: true }
  const answer = await call(origin, session, { path: `draft/${section}/presence`, body })
  return new Set(stored.parse(answer).changes.map(({ id }) => id))
}

/** The site has responded with a refusal. */
class RefusedError extends Error {}

async function call(
  origin: string,
  { cookie, token }: Session,
  { path: where, body }: { path: string; body: unknown },
): Promise<unknown> {
  const answer = await fetch(`${origin}/de/pageeditor-api/${where}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, 'X-CSRFToken': token },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  // The database dies a moment before the site; in between, the site answers with 503.
  if (answer.status === 503) throw new Error('The database is gone.')
  if (!answer.ok) throw new RefusedError(`${where} was answered with ${answer.status}: ${text}`)
  return JSON.parse(text)
}
