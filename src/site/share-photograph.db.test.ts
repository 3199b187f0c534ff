import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { artists, events } from '#db/schema/index.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createArtists, createTestEvent, systemScope, visitorScope } from '../../tests/support/factories.ts'
import { insertMedia, testMediaKey } from '../../tests/support/media.ts'
import { openPages } from '../../tests/support/pages.ts'

const database = useTestDatabase()
const site = openPages(() => visitorScope(database.db))

test('The share image of an event is its picture, and has another address after the picture is changed or removed', async () => {
  const id = await createTestEvent(systemScope(database.db))
  const sharedWith = async (imageId: number | null) => {
    await database.db.update(events).set({ imageId }).where(eq(events.id, id))
    const short = await site.request(`/de/programm-und-karten/x/${id}`)
    const page = await site.request(short.headers.get('Location') ?? '')
    const [, address = ''] = /"og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(await page.text()) ?? []
    return address
  }
  const drawn = await sharedWith(null)
  expect(drawn).toMatch(new RegExp(`^/share/event/de/${id}-`))
  for (const word of ['orgel', 'saal'])
    expect(await sharedWith(await insertMedia(database.db, word))).toBe(
      `/media/${testMediaKey(word)}-1600x900-50-50/1280.jpg`,
    )
  expect(await sharedWith(null)).toBe(drawn)
})

test('The share image of a person is their portrait, which search engines read, too', async () => {
  const [artistId = 0] = await createArtists(systemScope(database.db), [
    { kind: 'person', name: 'Sofia', sortName: 'Sofia' },
  ])
  await createTestEvent(systemScope(database.db), { cast: [{ artistId }] })
  const read = async () => (await site.request(`/de/personen/sofia/${artistId}`)).text()
  expect(await read()).not.toContain('/media/')
  const portraitId = await insertMedia(database.db, 'sofia', {
    alt: { de: 'Sofia lacht', en: 'Sofia laughs' },
  })
  await database.db.update(artists).set({ portraitId }).where(eq(artists.id, artistId))
  const page = await read()
  const file = `/media/${testMediaKey('sofia')}-1600x900-50-50/1280.jpg`
  expect(page).toMatch(new RegExp(`"og:image" content="https?://[^/]+${file}"`))
  expect(page).toContain('"og:image:alt" content="Sofia lacht"')
  expect(page).toMatch(
    new RegExp(`"@type":"Person","@id":"[^"]+","name":"Sofia",.*"image":"https?://[^/]+${file}"`),
  )
  expect(page).toContain('alt="Sofia lacht"')
})
