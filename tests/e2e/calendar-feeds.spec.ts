// Covers: src/domain/calendar src/api/calendar.ts
import type { APIRequestContext } from '@playwright/test'
import ICAL from 'ical.js'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

const programme = '/de/programm-und-karten'
const feed = '/de/calendar/events.ics'

/** A calendar as a calendar program reads it. */
async function readCalendar(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

test.describe('Calendars to subscribe to', () => {
  test('contain the events of the programme, at the same time and place', async ({ request }) => {
    const response = await request.get('/api/events/?page_size=100')
    const listed = (await response.json()) as {
      count: number
      results: { id: number; name: { de: string }; date_start: string; date_end: string }[]
    }
    const entries = await readCalendar(request, feed)
    expect(entries.length).toBeGreaterThanOrEqual(listed.count)
    const byId = new Map(entries.map((entry) => [entry.uid.split('@')[0], entry]))
    for (const event of listed.results) {
      const entry = byId.get(`event-${event.id}`)
      expect(entry?.summary).toContain(event.name.de)
      expect(entry?.startDate.toJSDate().toISOString()).toBe(event.date_start)
      expect(entry?.endDate.toJSDate().toISOString()).toBe(event.date_end)
    }
  })

  test('are offered with the active filters, to open, to copy and as a file', async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${programme}?genre=1&page=1`)
    await hydrate(page)
    await page.getByText('Kalender abonnieren').click()
    const chosen = page.getByRole('region', { name: 'Mit den gewählten Filtern' })
    const open = chosen.getByRole('link', { name: 'Im Kalender öffnen' })
    await expect(open).toHaveAttribute('href', /^webcal:\/\/[^/]+\/de\/calendar\/events\.ics\?genre=1$/)
    const field = chosen.getByRole('textbox')
    await expect(field).toHaveValue(/^http.*\/de\/calendar\/events\.ics\?genre=1$/)
    await chosen.getByRole('button', { name: 'Adresse kopieren' }).click()
    await expect(chosen.getByRole('status')).toHaveText('Kopiert.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue())
    const download = page.waitForEvent('download')
    await chosen.getByRole('link', { name: /Datei herunterladen/ }).click()
    expect((await download).suggestedFilename()).toBe('programm.ics')
    const whole = await readCalendar(request, feed)
    const narrowed = await readCalendar(request, `${feed}?genre=1`)
    expect(narrowed.length).toBeGreaterThan(0)
    expect(narrowed.length).toBeLessThan(whole.length)
  })

  test('are not sent again while nothing has changed', async ({ request }) => {
    const first = await request.get(feed)
    const { etag = '', 'last-modified': modified = '' } = first.headers()
    expect((await request.get(feed, { headers: { 'if-none-match': etag } })).status()).toBe(304)
    expect((await request.get(feed, { headers: { 'if-modified-since': modified } })).status()).toBe(304)
    expect((await request.get(feed, { headers: { 'if-none-match': '"other"' } })).status()).toBe(200)
  })

  test('are written in the language of their address', async ({ request }) => {
    const [german, english] = await Promise.all([
      readCalendar(request, feed),
      readCalendar(request, '/en/calendar/events.ics'),
    ])
    expect(english.map(({ uid }) => uid)).toEqual(german.map(({ uid }) => uid))
    expect(english.map(({ summary }) => summary)).not.toEqual(german.map(({ summary }) => summary))
  })

  test('answer with an error for an unknown filter, event or language', async ({ request }) => {
    expect((await request.get(`${feed}?genre=x`)).status()).toBe(400)
    expect((await request.get('/de/calendar/event-99999999.ics')).status()).toBe(404)
    expect((await request.get('/xx/calendar/events.ics')).status()).toBe(404)
  })
})

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the calendars can be opened', async ({ page }) => {
    await page.goto('/en/program-and-tickets')
    await page.getByText('Subscribe to the calendar').click()
    const whole = page.getByRole('region', { name: 'The whole programme' })
    await expect(whole.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
      'href',
      /^webcal:.*\/en\/calendar\/events\.ics$/,
    )
    await expect(whole.getByRole('button')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Orchestra: open in calendar' })).toBeVisible()
  })
})
