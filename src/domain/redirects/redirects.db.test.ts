import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirects } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { systemScope } from '../../../tests/support/factories.ts'
import { leaveRedirects, findRedirect } from './index.server.ts'

const database = useTestDatabase()

test('A redirect leads to its latest target', async () => {
  const scope = systemScope(database.db)
  await leaveRedirects(scope, [{ oldPath: '/de/alt', newPath: '/de/neu' }])
  await leaveRedirects(scope, [{ oldPath: '/de/alt', newPath: '/de/neuer' }])
  expect(await findRedirect(scope, '/de/alt')).toBe('/de/neuer')
  expect(await findRedirect(scope, '/de/anders')).toBeNull()
})

describe('Pages that move', () => {
  /** Pages have the places of their numbers at first; each has a page below it. */
  const pages = [0, 1, 2]
  const anyMove = fc.record({ page: fc.constantFrom(...pages), to: fc.integer({ min: 0, max: 4 }) })
  const addressOf = (place: number) => `/de/${'abcde'.charAt(place)}`

  test('are found in one step under every address that they have left, however often they move', async () => {
    const scope = systemScope(database.db)
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { minLength: 1, maxLength: 12 }), async (moves) => {
        await database.db.delete(redirects)
        const places = new Map(pages.map((page) => [page, page]))
        /** The page that had a place last. */
        const lastAt = new Map(pages.map((page) => [page, page]))
        await leaveRedirects(scope, [{ oldPath: '/de/elsewhere', newPath: '/de/a#below' }])
        for (const { page, to } of moves) {
          const from = places.get(page) ?? 0
          if ([...places.values()].includes(to)) continue
          const [oldPath, newPath] = [addressOf(from), addressOf(to)]
          await leaveRedirects(scope, [
            { oldPath, newPath },
            { oldPath: `${oldPath}/below`, newPath: `${newPath}/below` },
          ])
          places.set(page, to)
          lastAt.set(from, page).set(to, page)
        }
        const inUse = new Set([...places.values()].map(addressOf))
        for (const [place, page] of lastAt) {
          const old = addressOf(place)
          const now = addressOf(places.get(page) ?? 0)
          const isThere = inUse.has(old)
          expect(await findRedirect(scope, old)).toBe(isThere ? null : now)
          expect(await findRedirect(scope, `${old}/below`)).toBe(isThere ? null : `${now}/below`)
        }
        expect(await findRedirect(scope, '/de/elsewhere')).toBe(`${addressOf(places.get(0) ?? 0)}#below`)
        for (const { oldPath, newPath } of await database.db.select().from(redirects)) {
          const target = newPath.replace('#below', '')
          expect([oldPath, await findRedirect(scope, target)]).toEqual([oldPath, null])
        }
      }),
      { numRuns: 60 },
    )
  })
})
