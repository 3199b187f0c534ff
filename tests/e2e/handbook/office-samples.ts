import { expect, type Page } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'
import { recordMessages } from '#office/messages/records.ts'
import { callOfficeAs } from '../../support/browser-office.ts'

/** Records that a walk has made, so that it can delete them again. */
export type Samples = {
  add: (path: string, data: Record<string, unknown>) => Promise<number>
  /** A concert of a far season, which no other test looks for. */
  addConcert: (data?: Record<string, unknown>) => Promise<number>
  /** Notes a record that was made in another way. */
  note: (path: string, id: number) => void
  remove: () => Promise<void>
}

export function makeSamples(page: Page): Samples {
  const made: { path: string; id: number }[] = []
  const add: Samples['add'] = async (path, data) => {
    const { id } = await callOfficeAs<{ id: number }>(page, 'POST', path, data)
    made.push({ path, id })
    return id
  }
  return {
    add,
    addConcert: async (data = {}) => {
      const [room, series, genre] = [
        await idOf(page, 'house/room', 'Großer Saal'),
        await idOf(page, 'events/series', 'Große Symphonik'),
        await idOf(page, 'events/genre', 'Orchester'),
      ]
      return add('events/event', {
        title: { de: 'Ein Sommernachtstraum', en: 'A Midsummer Night’s Dream' },
        date_start: '2031-06-20T17:30:00.000Z',
        doors_open: '2031-06-20T16:30:00.000Z',
        room,
        series,
        genres: [genre],
        ...data,
      })
    },
    note: (path, id) => made.push({ path, id }),
    remove: async () => {
      const cookies = await page.context().cookies()
      const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
      for (const { path, id } of made.toReversed()) {
        const address = `/de/api/admin/${path}/${id}`
        const answer = await page.request.delete(address, { headers: { 'X-CSRFToken': token } })
        expect(answer.ok(), `${address}: ${answer.status()}`).toBe(true)
      }
    },
  }
}

/** The number of a record of the demo that a list finds. */
export async function idOf(page: Page, path: string, query: string): Promise<number> {
  const found = await callOfficeAs<{ results: { id: number }[] }>(
    page,
    'GET',
    `${path}?${new URLSearchParams({ query, page_size: '1' }).toString()}`,
  )
  const [first] = found.results
  if (!first) throw new Error(`The demo has no record ${query} in ${path}.`)
  return first.id
}

/** Opens the form of a record, and waits until it is complete. */
export async function openForm(page: Page, path: string, id: number, language: Language): Promise<void> {
  await page.goto(`/admin/${path}/${id}`)
  const { history } = recordMessages[language]
  await expect(page.getByRole('heading', { name: history.title, exact: true })).toBeAttached()
}

/** Scrolls a heading of the page to the top of the window. */
export async function scrollToHeading(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true }).first()
  await expect(heading).toBeVisible()
  await heading.evaluate((element) => {
    element.scrollIntoView({ block: 'start' })
    scrollBy(0, -90)
  })
}
