import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { missedPaths, redirects } from '#db/schema/index.ts'
import {
  leaveRedirects,
  addVisits,
  clearMissedPaths,
  ignoreMissedPath,
  listMissedPaths,
} from '#domain/redirects/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { systemScope, testNow } from '../../../tests/support/factories.ts'
import { countVisits } from './count-visits.ts'

const database = useTestDatabase()
const day = 86_400_000
const open = (clock = () => testNow) =>
  countVisits({ database, clock, onError: (error) => expect(error).toBeUndefined() })

describe('Visits', () => {
  test('of redirects and of addresses without a page are written together, and add up', async () => {
    const scope = systemScope(database.db)
    await leaveRedirects(scope, [{ oldPath: '/de/alt', newPath: '/de/neu' }])
    const counter = open()
    for (let visit = 0; visit < 3; visit += 1) counter.redirected('/de/alt')
    counter.missed('/de/spielzeit')
    counter.missed('/wp-login.php')
    const read = () => database.db.select().from(redirects).where(eq(redirects.oldPath, '/de/alt'))
    expect((await read())[0]).toMatchObject({ hits: 0, lastHitAt: null })
    await counter.flush()
    counter.redirected('/de/alt')
    counter.missed('/de/spielzeit')
    await counter.close()
    expect((await read())[0]).toMatchObject({ hits: 4, lastHitAt: testNow })
    const editor = await createAuthor(database.db, 'editor', 'editor')
    const spielzeit = { path: '/de/spielzeit', count: 2, lastSeenAt: testNow.toISOString() }
    expect(await listMissedPaths({ ...editor, now: testNow })).toEqual([spielzeit])
  })

  test('of more addresses than fit are kept for the most wanted ones', async () => {
    const visits = (from: number, to: number, count: number) =>
      Array.from({ length: to - from }, (_, at) => ({ path: `/de/a-${from + at}`, count, lastAt: testNow }))
    await addVisits(database, { hits: [], missed: visits(0, 1500, 2) })
    await addVisits(database, { hits: [], missed: visits(1500, 2600, 1) })
    expect(await database.db.$count(missedPaths)).toBe(2000)
    expect(await database.db.$count(missedPaths, eq(missedPaths.count, 2))).toBe(1500)
  })
})

describe('An address without a page', () => {
  test('is proposed until it has a redirect or is ignored, and forgotten 90 days after its last visit', async () => {
    const editor = { ...(await createAuthor(database.db, 'editor', 'editor')), now: testNow }
    const missed = ['/de/eins', '/de/zwei', '/de/drei'].map((path, at) => ({
      path,
      count: 3 - at,
      lastAt: testNow,
    }))
    await addVisits(database, { hits: [], missed })
    const paths = async (now = testNow) => (await listMissedPaths({ ...editor, now })).map(({ path }) => path)
    expect(await paths()).toEqual(['/de/eins', '/de/zwei', '/de/drei'])
    await leaveRedirects(systemScope(database.db), [{ oldPath: '/de/eins', newPath: '/de/neu' }])
    await ignoreMissedPath(editor, '/de/zwei', true)
    expect(await paths()).toEqual(['/de/drei'])
    await ignoreMissedPath(editor, '/de/zwei', false)
    expect(await paths()).toEqual(['/de/zwei', '/de/drei'])
    await expect(ignoreMissedPath(editor, '/de/nie', true)).rejects.toMatchObject({ code: 'not_found' })
    const later = new Date(testNow.getTime() + 91 * day)
    expect(await paths(later)).toEqual([])
    await clearMissedPaths({ db: database.db, now: later })
    expect(await database.db.$count(missedPaths)).toBe(0)
  })
})
