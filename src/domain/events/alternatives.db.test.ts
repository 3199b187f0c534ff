import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  type EventColumns,
  createArtists,
  createHouse,
  createRepertoire,
  createTestEvent,
  createWorks,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { findEvent, findNeighbours } from './index.server.ts'

const database = useTestDatabase()
const at = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60_000)

/** The ids of the alternatives that a visitor of the event's page is shown. */
async function alternativesTo(id: number) {
  const scope = visitorScope(database.db)
  const event = await findEvent(scope, id)
  if (!event) throw new Error(`No event ${id}`)
  const { evenings, similar, inSeries } = await findNeighbours(scope, event)
  const idsOf = (found: { id: number }[]) => found.map((one) => one.id)
  return { evenings: idsOf(evenings), similar: idsOf(similar), inSeries: idsOf(inSeries) }
}

async function createPrograms() {
  const scope = systemScope(database.db)
  const house = await createHouse(scope)
  const { workId, composerId } = await createRepertoire(scope)
  const [other = 0] = await createArtists(scope, [
    { kind: 'person', name: 'Clara Schumann', sortName: 'Schumann, Clara' },
  ])
  const [encore = 0, ofOther = 0] = await createWorks(scope, [
    { composerId, title: { de: 'Karneval', en: 'Carnival' } },
    { composerId: other, title: { de: 'Trio', en: 'Trio' } },
  ])
  const play = (...works: number[]) => works.map((work) => ({ kind: 'work' as const, workId: work }))
  const create = (days: number, draft: Partial<EventColumns> = {}) =>
    createTestEvent(scope, { dateStart: at(days), title: { de: `Abend ${days}`, en: '' }, ...draft })
  return { ...house, create, play, workId, encore, ofOther }
}

describe('The page of an event that one cannot attend', () => {
  test.each(['cancelled', 'sold_out'] as const)(
    'offers the same programme on other evenings when it is %s',
    async (status) => {
      const { create, play, workId, encore } = await createPrograms()
      const programme = play(workId, encore)
      const id = await create(10, { status, programme })
      const evening = await create(11, { programme })
      await create(12, { programme, status: 'sold_out' })
      await create(13, { programme, isOnline: false })
      await create(-1, { programme })
      const reversed = await create(14, { programme: play(encore, workId) })
      expect(await alternativesTo(id)).toEqual({ evenings: [evening], similar: [reversed], inSeries: [] })
    },
  )

  test('offers the other evenings of its run, also without works', async () => {
    const { create } = await createPrograms()
    const evening = await create(11)
    const id = await create(10, { status: 'cancelled', runId: evening })
    const second = await create(12, { runId: evening })
    expect((await alternativesTo(id)).evenings).toEqual([second])
  })

  test('offers the three most similar events, and lists those of its series once', async () => {
    const { create, play, workId, ofOther, seriesId, genreId } = await createPrograms()
    const like = { seriesId, genreIds: [genreId], programme: play(workId) }
    const id = await create(30, { ...like, programme: play(workId, ofOther), status: 'sold_out' })
    const all = await create(80, like)
    const two = await create(70, { ...like, seriesId: null })
    await create(31, { seriesId: null, programme: play(workId) })
    const title = { de: 'Zweimal', en: 'Twice' }
    const near = await create(30.5, { genreIds: [genreId], title })
    await create(32, { genreIds: [genreId], title })
    await create(29, {})
    await create(125, like)
    const { similar, inSeries } = await alternativesTo(id)
    expect(similar).toEqual([near, two, all])
    expect(inSeries).not.toContain(all)
    expect(inSeries).toHaveLength(1)
  })

  test('offers nothing similar to an event of which nothing is known', async () => {
    const { create } = await createPrograms()
    const id = await create(10, { status: 'cancelled' })
    await create(11)
    expect(await alternativesTo(id)).toEqual({ evenings: [], similar: [], inSeries: [] })
  })

  test.each([
    ['that takes place', { status: null }, 10],
    ['that was moved to its date', { status: 'postponed' as const, previousDate: at(2) }, 10],
    ['that is over', { status: 'cancelled' as const }, -1],
  ])('offers none for one %s', async (_name, draft, days) => {
    const { create, play, workId } = await createPrograms()
    const programme = play(workId)
    const id = await create(days, { programme, ...draft })
    await create(11, { programme })
    expect(await alternativesTo(id)).toMatchObject({ evenings: [], similar: [] })
  })
})
