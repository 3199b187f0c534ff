import { describe, expect, test } from 'vitest'
import type { WaitingChange } from '#contracts/office-releases.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { callOffice } from '../../tests/support/office-calls.ts'

const database = useTestDatabase()
type Made = { id: number }

describe('A change that waits for a release', () => {
  test('is answered with the titles of the records to which it refers, and counted in the list', async () => {
    const editor = await createAuthor(database.db, 'editor', 'editor')
    const call = callOffice(openApi(() => editor))
    const made = async (path: string, body: unknown) => (await call<Made>('POST', path, body)).body.id
    const series = await made('events/series', { name: { de: 'Orgelstunde', en: 'Organ hour' } })
    const event = await made('events/event', {
      title: { de: 'Abend', en: 'Evening' },
      date_start: '2031-05-20T18:30:00.000Z',
    })
    const release = await made('releases/release', { name: 'Saison', state: 'collecting' })
    const collected = await call('PATCH', `events/event/${event}`, {
      series,
      later: { release },
    })
    expect(collected.status).toBe(200)
    const { body } = await call<WaitingChange[]>('GET', `events/event/${event}/waiting`)
    expect(body).toMatchObject([
      { release: { id: release, name: 'Saison' }, titles: { [`series:${series}`]: 'Orgelstunde' } },
    ])
    const list = await call<{ results: { items: number }[] }>('GET', `releases/release?ids=${release}`)
    expect(list.body.results.map(({ items }) => items)).toEqual([1])
  })
})
