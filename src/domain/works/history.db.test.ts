import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { artists, media } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  type EventColumns,
  createArtists,
  createRepertoire,
  createTestEvent,
  createWorks,
  staffScope,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { insertMedia, testMediaKey } from '../../../tests/support/media.ts'
import { findArtist, findWork, listWorksPlayed } from './index.server.ts'

const database = useTestDatabase()

describe('The page of a person', () => {
  test("contains a person's dates, most frequent roles here, and whether they composed or performed", async () => {
    const { composerId, ensembleId, play } = await createHall()
    await play('1999-03-04', { role: { de: 'Orchester', en: 'orchestra' } })
    await play('2001-03-04', { role: { de: 'Gast', en: 'guest' } })
    await play('2003-03-04', { role: { de: 'Gast', en: 'guest' } })
    const scope = visitorScope(database.db)
    expect(await findArtist(scope, composerId)).toMatchObject({
      kind: 'person',
      name: { de: 'Antonín Dvořák', en: 'Antonín Dvořák' },
      slug: { de: 'antonin-dvorak', en: 'antonin-dvorak' },
      born: 1841,
      died: 1904,
      roles: [],
      is_composer: true,
      is_performer: false,
    })
    expect(await findArtist(scope, ensembleId)).toMatchObject({
      kind: 'ensemble',
      roles: [
        { de: 'Gast', en: 'guest' },
        { de: 'Orchester', en: 'orchestra' },
      ],
      is_composer: false,
      is_performer: true,
    })
  })

  test('has its portrait with credit and text, also for the press, and without one the figure of its kind', async () => {
    const { ensembleId, play } = await createHall()
    await play('1999-03-04')
    const pictureOf = async () => (await findArtist(visitorScope(database.db), ensembleId))?.picture
    expect(await pictureOf()).toMatchObject({ src: null, seed: `artist-${ensembleId}`, ground: 'bottle' })
    const portraitId = await insertMedia(database.db, 'quartett', {
      alt: { de: 'Vier Streicher', en: 'Four strings' },
      credit: 'Ada',
      copyright: 'Haus',
    })
    await database.db.update(artists).set({ portraitId }).where(eq(artists.id, ensembleId))
    expect(await pictureOf()).toMatchObject({
      src: expect.stringContaining(testMediaKey('quartett')) as string,
      alt: { de: 'Vier Streicher', en: 'Four strings' },
      copyright: 'Ada / Haus',
    })
    const pressOf = async () => (await findArtist(visitorScope(database.db), ensembleId))?.press_pictures
    expect(await pressOf()).toEqual([])
    await database.db.update(media).set({ isPress: true })
    expect(await pressOf()).toMatchObject([
      { url: expect.stringContaining(testMediaKey('quartett')) as string, credit: 'Ada / Haus' },
    ])
  })

  test('names no role from a cancelled concert, although the concert itself is public', async () => {
    const { ensembleId, play } = await createHall()
    await play('2026-12-04', { status: 'cancelled', role: { de: 'Orchester', en: 'orchestra' } })
    expect(await findArtist(visitorScope(database.db), ensembleId)).toMatchObject({
      is_performer: true,
      roles: [],
    })
  })

  test('exists only for staff before anything with them is announced', async () => {
    const { composerId, ensembleId, play } = await createHall()
    await play('2026-12-04', { isOnline: false, role: { de: 'Orchester', en: 'orchestra' } })
    const vanished = await play('2026-12-05', { role: { de: 'Gast', en: 'guest' } })
    await database.db.execute(sql`UPDATE events SET vanished_at = now() WHERE id = ${vanished}`)
    const later = await play('2026-12-06')
    await database.db.execute(sql`UPDATE events SET online_from = '2026-12-01' WHERE id = ${later}`)
    for (const id of [composerId, ensembleId, 987_654]) {
      expect(await findArtist(visitorScope(database.db), id)).toBeNull()
    }
    expect(await findArtist(staffScope(database.db, 'author'), ensembleId)).toMatchObject({
      roles: [{ de: 'Orchester', en: 'orchestra' }],
    })
    const announced = visitorScope(database.db, new Date('2026-12-02T12:00:00Z'))
    expect(await findArtist(announced, ensembleId)).toMatchObject({ is_performer: true, roles: [] })
    expect(await findArtist(announced, composerId)).toMatchObject({ is_composer: true })
  })
})

describe('The page of a work', () => {
  test("contains the work's title and composer", async () => {
    const { composerId, workId, play } = await createHall()
    await play('1999-03-04')
    expect(await findWork(visitorScope(database.db), workId)).toMatchObject({
      title: { de: 'Symphonie Nr. 9 e-Moll' },
      slug: { de: 'symphonie-nr-9-e-moll', en: 'symphony-no-9-in-e-minor' },
      catalogue_number: 'op. 95',
      year: 1893,
      minutes: 42,
      composer: { id: composerId, name: { de: 'Antonín Dvořák' }, born: 1841, died: 1904 },
    })
  })

  test('exists only for staff before a concert with it is announced', async () => {
    const { workId, play } = await createHall()
    await play('2026-12-04', { isOnline: false })
    const vanished = await play('2026-12-05')
    await database.db.execute(sql`UPDATE events SET vanished_at = now() WHERE id = ${vanished}`)
    expect(await findWork(visitorScope(database.db), workId)).toBeNull()
    expect(await findWork(visitorScope(database.db), 987_654)).toBeNull()
    expect(await findWork(staffScope(database.db, 'editor'), workId)).not.toBeNull()
    await play('2026-12-06', { status: 'cancelled' })
    expect(await findWork(visitorScope(database.db), workId)).not.toBeNull()
  })
})

describe('The works of a composer', () => {
  test('are listed by number of performances, each counted once per concert, and counted beyond the list', async () => {
    const { composerId, workId, play } = await createHall()
    const [serenade = 0, never = 0] = await createWorks(systemScope(database.db), [
      { composerId, title: { de: 'Serenade E-Dur', en: 'Serenade in E major' } },
      { composerId, title: { de: 'Rusalka', en: 'Rusalka' } },
    ])
    await play('1999-03-04')
    await play('2001-03-04', { works: [serenade, workId] })
    // A work repeated as an encore still counts as one concert.
    await play('2003-03-04', { works: [serenade, serenade] })
    await play('2005-03-04', { works: [serenade] })
    const scope = visitorScope(database.db)
    expect(await listWorksPlayed(scope, composerId, 9)).toEqual({
      count: 2,
      results: [
        {
          id: serenade,
          title: { de: 'Serenade E-Dur', en: 'Serenade in E major' },
          title_language: null,
          count: 3,
        },
        {
          id: workId,
          title: { de: 'Symphonie Nr. 9 e-Moll', en: 'Symphony No. 9 in E minor' },
          title_language: null,
          count: 2,
        },
      ],
    })
    const first = await listWorksPlayed(scope, composerId, 1)
    expect([first.count, first.results.map(({ id }) => id)]).toEqual([2, [serenade]])
    expect(await listWorksPlayed(scope, never, 9)).toEqual({ count: 0, results: [] })
  })

  test('are not counted if nothing was played: upcoming, cancelled, postponed indefinitely, hidden, vanished', async () => {
    const { composerId, play } = await createHall()
    await play('2026-12-04')
    await play('1999-03-04', { status: 'cancelled' })
    await play('1999-03-05', { status: 'postponed', previousDate: new Date('1999-03-05T19:00:00Z') })
    await play('1999-03-06', { isOnline: false })
    const vanished = await play('1999-03-07')
    await database.db.execute(sql`UPDATE events SET vanished_at = now() WHERE id = ${vanished}`)
    const scope = visitorScope(database.db)
    expect(await listWorksPlayed(scope, composerId, 9)).toEqual({ count: 0, results: [] })
    await play('1999-03-08')
    await play('1999-03-09', { status: 'postponed', previousDate: new Date('1999-03-01T19:00:00Z') })
    expect((await listWorksPlayed(scope, composerId, 9)).results).toMatchObject([{ count: 2 }])
  })
})

/** A composer, a work, an ensemble, and a function that creates concerts with them. */
async function createHall() {
  const scope = systemScope(database.db)
  const repertoire = await createRepertoire(scope)
  // Unrelated records that must not affect the results.
  const [otherId = 0] = await createArtists(scope, [
    { kind: 'person', name: 'Jana Novotná', sortName: 'Novotná, Jana' },
  ])
  const play = (
    day: string,
    {
      role,
      works = [repertoire.workId],
      ...changes
    }: Partial<EventColumns> & { role?: { de: string; en: string }; works?: number[] } = {},
  ) =>
    createTestEvent(scope, {
      dateStart: new Date(`${day}T19:00:00Z`),
      programme: works.map((workId) => ({ kind: 'work', workId })),
      cast: [
        { artistId: repertoire.ensembleId, role: role ?? null },
        { artistId: otherId, role: { de: 'Klavier', en: 'piano' } },
      ],
      ...changes,
    })
  return { ...repertoire, play }
}
