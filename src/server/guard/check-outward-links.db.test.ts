import { expect, test } from 'vitest'
import { outwardLinks } from '#db/schema/index.ts'
import { listFindings, switchRule } from '#domain/guard/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createTestEvent, systemScope, testNow } from '../../../tests/support/factories.ts'
import { checkLinksOfSite } from './check-outward-links.ts'

const database = useTestDatabase()
const dead = 'https://karten.konzerte.de/weg'

/** A night, some days after the first; returns what was asked, and the pauses. */
async function night(
  day: number,
  problems: Record<string, string> = { [dead]: '404' },
  publicOrigin = 'https://haus.de',
) {
  const asked: string[] = []
  const pauses: number[] = []
  const scope = () => systemScope(database.db, new Date(testNow.getTime() + day * 86_400_000))
  await checkLinksOfSite(scope, {
    publicOrigin,
    shopOrigin: 'https://karten.haus.de',
    signal: new AbortController().signal,
    ask: async (address) => {
      asked.push(address)
      return Promise.resolve(problems[address] ?? null)
    },
    wait: async (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
  })
  const found = await listFindings(scope(), { rule: 'broken-link' }, 'de')
  return { asked, pauses, found: found.items.map(({ detail }) => detail) }
}

async function createLink(address: string): Promise<void> {
  await createTestEvent(systemScope(database.db), {
    dateStart: new Date('2027-05-20T18:30:00Z'),
    ticketUrlExternal: address,
  })
}

test('an address that fails on two days is found, and forgotten when it works again', async () => {
  await createLink(dead)
  expect(await night(0)).toEqual({ asked: [dead], pauses: [], found: [] })
  expect(await night(0.1)).toEqual({ asked: [], pauses: [], found: [] })
  expect((await night(1)).found).toEqual([`Karten bei, ${dead}, 404`])
  expect((await night(2, {})).found).toEqual([])
  expect((await night(3)).asked).toEqual([]) // it works, so that a week passes
  expect((await night(9.1)).found).toEqual([])
})

test('the addresses of one server are asked with a pause, and none that nobody can have', async () => {
  for (const address of [
    `${dead}/1`,
    `${dead}/2`,
    'https://example.org/',
    'https://haus.de/',
    'https://karten.haus.de/1',
    'https://shop.test/',
  ])
    await createLink(address)
  expect(await night(0)).toEqual({ asked: [`${dead}/1`, `${dead}/2`], pauses: [1000], found: [] })
})

test('nobody is asked from a machine of its own, nor while the rule is off', async () => {
  await createLink(dead)
  expect((await night(0, {}, 'http://localhost:3000')).asked).toEqual([])
  await switchRule(systemScope(database.db), 'broken-link', false)
  expect((await night(0)).asked).toEqual([])
})

test('an address that nothing leads to any more is forgotten', async () => {
  await database.db.insert(outwardLinks).values({ address: 'https://alt.konzerte.de/' })
  await night(0)
  expect(await database.db.$count(outwardLinks)).toBe(0)
})
