import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'
import { recordMessages } from '#office/messages/records.ts'
import { callOfficeAs } from '../../support/browser-office.ts'
import type { Walk } from './walk.ts'

/** Records that a walk has made, so that it can delete them again. */
export type Samples = {
  /** A time at which only this walk has concerts: so many days and minutes after its first one begins. */
  time: (days?: number, minutes?: number) => string
  add: (path: string, data: Record<string, unknown>) => Promise<number>
  /** A concert of a far season, in the Great Hall, at the walk's first time unless the data say otherwise. */
  addConcert: (data?: Record<string, unknown>) => Promise<number>
  /** What has to happen before the records that were made until then can be deleted. */
  beforeRemoval: (work: () => Promise<void>) => void
  remove: () => Promise<void>
}

/** A walk with records of its own, which are deleted after the picture, or when the walk fails. */
export function withSamples(walk: (page: Page, language: Language, samples: Samples) => Promise<void>): Walk {
  const week = nextWeek++
  return async (page, language) => {
    const samples = makeSamples(page, Date.UTC(language === 'de' ? 2031 : 2032, 0, 9 + 7 * week, 18, 30))
    try {
      await walk(page, language, samples)
    } catch (error) {
      await samples.remove()
      throw error
    }
    return samples.remove
  }
}

/** Walks run at the same time, and concerts at the same time in one hall would be found by the checks. */
let nextWeek = 0

function makeSamples(page: Page, first: number): Samples {
  const time: Samples['time'] = (days = 0, minutes = 0) =>
    new Date(first + (days * 24 * 60 + minutes) * 60_000).toISOString()
  const made: (() => Promise<void>)[] = []
  const add: Samples['add'] = async (path, data) => {
    const { id } = await callOfficeAs<{ id: number }>(page, 'POST', path, data)
    made.push(() => deleteAt(page, `${path}/${id}`))
    return id
  }
  return {
    time,
    add,
    addConcert: async (data = {}) => {
      const [room, series, genre] = [
        await idOf(page, 'house/room', 'Großer Saal'),
        await idOf(page, 'events/series', 'Große Symphonik'),
        await idOf(page, 'events/genre', 'Orchester'),
      ]
      return add('events/event', {
        title: { de: 'Ein Sommernachtstraum', en: 'A Midsummer Night’s Dream' },
        date_start: time(),
        doors_open: time(0, -60),
        room,
        series,
        genres: [genre],
        ...data,
      })
    },
    beforeRemoval: (work) => made.push(work),
    remove: async () => {
      for (const work of made.splice(0).toReversed()) await work()
    },
  }
}

/** Deletes what an address of the back office names. */
export async function deleteAt(page: Page, path: string): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const address = `/de/api/admin/${path}`
  const answer = await page.request.delete(address, { headers: { 'X-CSRFToken': token } })
  expect(answer.ok(), `${address}: ${answer.status()}`).toBe(true)
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
  await expect(page.getByRole('button', { name: recordMessages[language].save, exact: true })).toBeVisible()
}

/** Scrolls a heading of the page to the top of the window. */
export async function scrollToHeading(page: Page, name: string): Promise<void> {
  await scrollToTop(page.getByRole('heading', { name, exact: true }).first())
}

/** Scrolls an element to the top of the window. */
export async function scrollToTop(element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  await element.evaluate((shown) => {
    shown.scrollIntoView({ block: 'start' })
    scrollBy(0, -24)
  })
}
