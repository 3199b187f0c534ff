import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { demoAccount } from '../../houses/morgenstern/demo/account.ts'
import { openChromium } from '../../tests/support/chromium.ts'
import type { Bench } from '../hall.ts'
import { summarize } from '../measure.ts'
import { compareWithBar, type Row } from '../report.ts'

const concerts = 700
const drafts = 300
/** Days over which they are spread: a season of ten months, from next January on. */
const days = 300
const opens = 8
const keys = 40
/** Milliseconds from the document’s scripts to the events in the grid, and from a key to the next frame at 4×. */
const bars = { show: 300, key: 50 }

/** Measures the calendar of the house with a season of 1,000 events: until it is shown, and keys from day to day and month to month. */
export const benchCalendar: Bench = async function* ({ hall }) {
  const database = await hall.openDatabase()
  await database.db.execute(sql`
    INSERT INTO events (title, slug, date_start, room_id, is_online, is_option, duration_minutes)
    SELECT jsonb_build_object('de', 'Konzert ' || n, 'en', 'Concert ' || n), jsonb_build_object('de', 'k-' || n, 'en', 'k-' || n),
      '2030-01-01T18:30:00Z'::timestamptz + (n % ${days}) * interval '1 day', 1 + n / ${days} % 4,
      n <= ${concerts}, n > ${concerts} AND n % 3 = 0, 90
    FROM generate_series(1, ${concerts + drafts}) AS n`)
  await database.close()
  const site = await hall.startSite()
  const browser = await openChromium()
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
    const { email, password } = demoAccount
    await page.request.post(`${site.origin}/de/pageeditor-api/login`, { data: { email, password } })
    const rows: Row[] = []
    for (const view of ['month', 'halls']) {
      const shown: number[] = []
      for (let round = 0; round <= opens; round++) {
        await page.goto(`${site.origin}/admin/events/calendar?view=${view}&date=2030-0${1 + (round % 9)}-10`)
        const took = await timeUntilShown(page)
        // The first one compiles the scripts.
        if (round > 0) shown.push(took)
      }
      const { median, p95 } = summarize(shown)
      rows.push({ what: `${view}: shown`, median, p95, bar: compareWithBar(median, bars.show) })
      const protocol = await page.context().newCDPSession(page)
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      for (const key of ['ArrowDown', 'PageDown']) {
        await page.locator('[data-cell][tabindex="0"]').focus()
        const pressed: number[] = []
        for (let press = 0; press < keys; press++) {
          const back = key === 'ArrowDown' ? 'ArrowUp' : 'PageUp'
          pressed.push(await timeKey(page, press % 2 === 0 ? key : back))
          await page.locator('[role=grid][aria-busy=false]').waitFor()
        }
        const figures = summarize(pressed)
        rows.push({
          what: `${view}: ${key}, 4 times slower`,
          median: figures.median,
          p95: figures.p95,
          bar: compareWithBar(figures.p95, bars.key),
        })
      }
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    yield {
      title: 'Calendar of the house',
      note: `${concerts} concerts and ${drafts} drafts; milliseconds; ${opens} openings, ${keys} keys`,
      rows,
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** From the end of the document to the frame with the first event. */
async function timeUntilShown(page: Page): Promise<number> {
  await page.locator('[data-cell] li').first().waitFor()
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const call = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/events/calendar?'))
    const start = navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0
    return Math.round(Math.max(performance.now(), call ? call.startTime + call.duration : 0) - start)
  })
}

/** From the key to the second frame after it, when it has been painted. */
async function timeKey(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.documentElement.dataset['took'] = String(performance.now() - event.timeStamp)
          }),
        )
      },
      { once: true, capture: true },
    )
  })
  await page.keyboard.press(key)
  await page.waitForFunction(() => document.documentElement.dataset['took'] !== undefined)
  return page.evaluate(() => {
    const took = Number(document.documentElement.dataset['took'])
    delete document.documentElement.dataset['took']
    return Math.round(took)
  })
}
