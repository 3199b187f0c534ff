import fc from 'fast-check'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { importKeys } from '#db/schema/index.ts'
import { addRecord, changeRecord, loadManyValues, storeOfKind } from '#domain/records/index.server.ts'
import { system, type Scope } from '#domain/scope.ts'
import { isRecord } from '#json/is-record.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { createAuthor } from '../../../../tests/support/drafts.ts'
import { createHouse } from '../../../../tests/support/factories.ts'
import { staffImports } from '../../../../tests/support/staff-imports.ts'
import { isComplete } from '../../../../tests/support/sweep.ts'
import { beginDueReadings, beginSystemImport, listWaitingImports } from '../index.server.ts'

const database = useTestDatabase()
const eventStore = storeOfKind(recordStores, 'event')
const systemStore = storeOfKind(recordStores, 'planning_system')

const nights = isComplete ? 200 : 12
/** More than two batches. */
const numbers = 45

/** What is done between two nights; `n` is the number of an event, `text` a title. */
const deed = fc.record({
  what: fc.constantFrom('there', 'drop', 'take', 'give', 'teaser', 'publish'),
  n: fc.nat(numbers - 1),
  text: fc.nat(9999).map((count) => `Abend ${count}`),
})
const night = fc.record({
  deeds: fc.array(deed, { maxLength: 8 }),
  /** After how many batches the process is killed; the run then goes on in another one. */
  batches: fc.constantFrom(1, 2, 3, Infinity),
})

test(`${nights} nights of changes there and here, with kills: each field has the value of its owner`, async () => {
  const account = await createAuthor(database.db, 'planner', 'administrator')
  const scope: Scope = { ...account, judgeAddress: () => Promise.resolve('allowed') }
  await createHouse(scope)
  const there = new Map<number, string>()
  const server = createServer((_, response) => {
    const rows = [...there].map(([n, title]) => `N${n};${1 + (n % 28)}.3.2027 19:${10 + n};${title};fest`)
    response.end(['Nummer;Datum;Titel;Status', ...rows].join('\n'))
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const id = await addRecord(scope, systemStore, {
    name: 'Dispo',
    address: `http://127.0.0.1:${port}/`,
    hour: 4,
    is_active: true,
  })

  /** What the events have to be, by their number there. */
  const model = new Map<number, { title: string; taken: string | null; teaser: string; isOnline: boolean }>()
  const idsOf = async () =>
    new Map(
      (await scope.db.select().from(importKeys).where(eq(importKeys.kind, 'event'))).map((row) => [
        Number(row.key.replace(/^.*\/N/, '')),
        row.recordId,
      ]),
    )
  const eventOf = async (n: number) => {
    const event = (await idsOf()).get(n) ?? 0
    const values = (await loadManyValues(scope, eventStore, [event])).get(event)
    return { event, own: Array.isArray(values?.['edited_fields']) ? values['edited_fields'] : [] }
  }
  const change = (event: number, changes: Record<string, unknown>) =>
    changeRecord(scope, eventStore, event, { changes })

  for (let n = 0; n < numbers; n++) there.set(n, `Abend ${n}`)
  const staff = staffImports(scope)
  await staff.start(
    await staff.check(await staff.work(await beginSystemImport(scope, id)), { statuses: { fest: 'public' } }),
  )
  // What staff import themselves may be public, as they have said.
  for (const [n, title] of there) model.set(n, { title, taken: null, teaser: '', isOnline: true })

  let day = 0
  for (const { deeds, batches } of fc.sample(night, { numRuns: nights, seed: 1913 })) {
    for (const { what, n, text } of deeds) {
      const known = model.get(n)
      if (what === 'there') there.set(n, text)
      else if (what === 'drop' && there.size > 30) there.delete(n)
      else if (known) {
        const { event, own } = await eventOf(n)
        if (what === 'take') {
          await change(event, { edited_fields: [...new Set([...own, 'title'])], title: { de: text, en: '' } })
          known.taken = text
        } else if (what === 'give' && known.taken !== null) {
          await change(event, { edited_fields: own.filter((name) => name !== 'title') })
          // It is the house's until the next night, and for good if it is gone there.
          if (!there.has(n)) known.title = known.taken
          known.taken = null
        } else if (what === 'teaser') {
          await change(event, { teaser: { de: text, en: '' } })
          known.teaser = text
        } else if (what === 'publish') {
          await change(event, { is_online: !known.isOnline })
          known.isOnline = !known.isOnline
        }
      }
    }
    day += 1
    const at: Scope = { db: scope.db, now: new Date(scope.now.getTime() + day * 86_400_000), viewer: system }
    await beginDueReadings(at)
    const nightly = staffImports(at)
    for (const how of [{}, { batches }, {}])
      for (const run of await listWaitingImports(at)) await nightly.work(run, how)
    for (const [n, title] of there) {
      const known = model.get(n)
      if (known) known.title = title
      else model.set(n, { title, taken: null, teaser: '', isOnline: false })
    }

    const ids = await idsOf()
    expect(ids.size).toBe(model.size)
    const stored = await loadManyValues(scope, eventStore, [...ids.values()])
    const german = (value: unknown) => (isRecord(value) ? value['de'] : '')
    const found = [...model.keys()].map((n) => {
      const { title, teaser, is_online: isOnline } = stored.get(ids.get(n) ?? 0) ?? {}
      return [n, german(title), german(teaser), isOnline]
    })
    expect(found).toEqual(
      [...model].map(([n, { title, taken, teaser, isOnline }]) => [n, taken ?? title, teaser, isOnline]),
    )
  }
}, 600_000)
