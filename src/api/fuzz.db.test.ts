import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roles } from '#db/schema/index.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { openApi, testCsrfToken } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  changeOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
} from '../../tests/support/drafts.ts'
import { call } from '../../tests/support/editor-calls.ts'
import {
  createRepertoire,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../tests/support/factories.ts'
import { createForm, draftForm } from '../../tests/support/forms.ts'
import { storeTestEntry } from '../../tests/support/stored-entries.ts'
import { fuzzCalls, type FuzzedCall } from '../../tests/support/fuzzed-calls.ts'
import { isComplete, runsOf } from '../../tests/support/sweep.ts'

const database = useTestDatabase()
/** Requests of one round, which begins with a fresh database, so that it does not grow without end. */
const { numRuns, seed } = runsOf({ inGate: 600, complete: 10_000, seed: 1913 })
const requestsPerRound = Math.min(numRuns, 5000)
const rounds = Math.ceil(numRuns / requestsPerRound)

const expected = new Set([200, 201, 202, 204, 400, 401, 403, 404, 405, 409, 410, 415, 429])

describe('No request makes a call fail: the answer is a result or an error of the client', () => {
  test.each(Array.from({ length: rounds }, (_, round) => round))(
    'to strangers, authors, editors and administrators, round %i',
    { timeout: 900_000 },
    async (round) => {
      const { apps, known } = await prepareHouse()
      const document: unknown = await (await apps.stranger.request('/api/openapi.json')).json()
      const { calls, count } = fuzzCalls(document, known)
      expect(count).toBeGreaterThan(50)
      const who = fc.constantFrom('stranger' as const, ...roles)
      const seen = { statuses: new Map<number, number>(), worst: 0, worstCall: '' }
      await fc.assert(
        fc.asyncProperty(who, calls, fc.nat(30), async (role, asked, luck) => {
          const began = performance.now()
          const { status, text } = await send(apps[role], asked, { hasToken: luck > 0 })
          const took = performance.now() - began
          const told = `${role}: ${asked.method} ${asked.address} ${asked.body ?? ''}`
          if (took > seen.worst) Object.assign(seen, { worst: took, worstCall: told })
          seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
          expect(expected, `${status} for ${told}`).toContain(status)
          expect(text, told).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
          if (status === 400) expect(Object.keys(Object(JSON.parse(text))).length, told).toBeGreaterThan(0)
        }),
        { numRuns: requestsPerRound, seed: seed + round, interruptAfterTimeLimit: 800_000 },
      )
      // A run in which nearly everything is refused by the access checks would find nothing.
      expect(seen.statuses.get(200) ?? 0).toBeGreaterThan(requestsPerRound / 15)
      if (isComplete) report(round, seen)
    },
  )
})

async function send(
  app: ReturnType<typeof openApi>,
  { method, address, headers, body }: FuzzedCall,
  { hasToken }: { hasToken: boolean },
): Promise<{ status: number; text: string }> {
  const response = await app.request(`http://localhost${address}`, {
    method,
    headers: { ...Object.fromEntries(headers), ...(hasToken && { 'X-CSRFToken': testCsrfToken }) },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, text: await response.text() }
}

/** A hall with one record of each kind, the calls as each role makes them, and the existing values. */
async function prepareHouse() {
  const { db } = database
  const scope = systemScope(db)
  const { workId } = await createRepertoire(scope)
  const events = [
    await createTestEvent(scope, { programme: [{ kind: 'work', workId }] }),
    await createTestEvent(scope, { isOnline: false }),
  ]
  // Several pages, because some are deleted soon.
  const pages: number[] = []
  for (const slug of ['seite', 'a', 'b', 'c', 'd', 'e'])
    pages.push((await createTestPage(db, slug)).de.ownerId)
  const slugs = pages.map((id) => `page-${id}`)
  const [author, editor, administrator] = await Promise.all([
    createAuthor(db, 'Anna', 'author'),
    createAuthor(db, 'Bert', 'editor'),
    createAuthor(db, 'Cleo', 'administrator'),
  ])
  const apps = {
    stranger: openApi(() => visitorScope(db)),
    author: openApi(() => author),
    editor: openApi(() => editor),
    administrator: openApi(() => administrator),
  }
  for (const slug of slugs) {
    await call(apps.editor, 'POST', 'container', { slug })
    const changes = [changeOf(insertBox(), insertHeadline('one', 'x'))]
    await call(apps.editor, 'POST', `draft/${slug}/changes`, { client: 'window-a', base: 1, changes })
  }
  const forms = [
    await createForm(scope, draftForm()),
    await createForm(scope, draftForm({ slug: 'zweites' })),
  ]
  const entries: number[] = []
  for (const { id } of [...forms, ...forms, ...forms])
    entries.push(await storeTestEntry(db, id, { values: { email: ['somebody@example.org'] } }))
  const formIds = forms.map(({ id }) => id)
  const ids = [...pages, ...events, ...formIds, ...entries, 1]
  const known = {
    lang: ['de', 'en'],
    slug: [...slugs, `event-${events[0]}`, 'page-1'],
    id: ids,
    ids,
    event: events,
    parent_id: [null, ...ids],
    block: ['one', 'box', null],
    container: ['box'],
    parent: ['one', 'box'],
    after: [null, 'one', 'box'],
    base: [0, 1, 2],
    sequence: [0, 1, 2],
    client: ['window-a', 'window-b'],
    type: Object.keys(blockDefinitions),
    version: [1],
    form: formIds,
    condition: [null],
    field_type: [1, 3, 6],
    path: ['seite', 'a', ''],
    query: ['bach', 'mahler'],
    target: [`page:${pages[0]}`, `event:${events[0]}`],
    email: ['somebody@example.org'],
    password: ['wrong'],
  }
  return { apps, known }
}

function report(
  round: number,
  { statuses, worst, worstCall }: { statuses: Map<number, number>; worst: number; worstCall: string },
) {
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const memory = Math.round(process.memoryUsage().rss / 1e6)
  process.stderr.write(
    `Round ${round}: ${counts.join(', ')}; slowest ${Math.round(worst)} ms (${worstCall.slice(0, 200)}); ${memory} MB\n`,
  )
}
