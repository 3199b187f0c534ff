import { describe, expect, test } from 'vitest'
import type { HouseCalendar } from '#contracts/office-calendar.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { createHouse, systemScope } from '../../tests/support/factories.ts'
import { callOffice } from '../../tests/support/office-calls.ts'

const database = useTestDatabase()
type Made = { id: number }

async function openCalendar() {
  const editor = await createAuthor(database.db, 'editor', 'editor')
  const call = callOffice(openApi(() => editor))
  const add = async (path: string, body: unknown) => (await call<Made>('POST', path, body)).body.id
  const read = (from: string, to: string) =>
    call<HouseCalendar>('GET', `events/calendar?from=${from}&to=${to}`)
  return { add, read }
}

const title = { de: 'Abend', en: 'Evening' }

describe('The calendar of the house', () => {
  test('has public events, drafts and options of its days in the hall’s time, with their conflicts', async () => {
    const { add, read } = await openCalendar()
    const { roomId: room } = await createHouse(systemScope(database.db))
    const shared = { title, room, duration_minutes: 90 }
    const open = await add('events/event', { ...shared, date_start: '2031-05-20T18:30:00Z', is_online: true })
    const option = await add('events/event', {
      ...shared,
      date_start: '2031-05-20T19:00:00Z',
      is_option: true,
    })
    // One minute before the days begin in the hall, and the first one after them.
    await add('events/event', { title, date_start: '2031-05-19T21:59:00Z' })
    const draft = await add('events/event', { title, date_start: '2031-05-21T21:59:00Z' })
    await add('events/event', { title, date_start: '2031-05-21T22:00:00Z' })
    const { body } = await read('2031-05-20', '2031-05-21')
    expect(
      body.events.map(({ id, state, conflicts }) => ({ id, state, with: conflicts.map((one) => one.id) })),
    ).toEqual([
      { id: open, state: 'public', with: [option] },
      { id: option, state: 'option', with: [open] },
      { id: draft, state: 'draft', with: [] },
    ])
    expect(body.rooms).toEqual([{ id: room, name: 'Großer Saal' }])
  })

  test('counts the events that go on sale at one hour, and names releases', async () => {
    const { add, read } = await openCalendar()
    for (const day of ['2031-05-20', '2031-05-21'])
      await add('events/event', {
        title,
        date_start: `${day}T18:30:00Z`,
        ticket_sale_from: '2031-01-10T09:00:00Z',
      })
    const release = await add('releases/release', {
      name: 'Saison',
      state: 'collecting',
      publish_at: '2031-01-12T10:00:00Z',
    })
    const { body } = await read('2031-01-01', '2031-01-31')
    expect(body.events).toEqual([])
    expect(body.marks).toMatchObject([
      { kind: 'sale', count: 2, title: 'Abend' },
      { kind: 'release', id: release, title: 'Saison', count: 0, state: 'collecting' },
    ])
  })

  test('answers at most six weeks', async () => {
    const { read } = await openCalendar()
    expect((await read('2031-01-01', '2031-02-11')).status).toBe(200)
    expect((await read('2031-01-01', '2031-02-12')).status).toBe(400)
    expect((await read('2031-01-02', '2031-01-01')).status).toBe(400)
  })
})
