import { z } from 'zod'
import type { Browser, Page } from 'playwright-core'
import { openChromium } from '../../tests/support/chromium.ts'
import type { PageKinds } from '../../tests/support/page-kinds.ts'
import type { Site } from '../../tests/support/site.ts'
import { holdAgainst, type Table } from '../report.ts'
import { median } from '../statistics.ts'

/** From the tap to the next picture on the screen, in milliseconds: what counts as good (Interaction to Next Paint). */
const bar = 200
const slowdown = 4
const repeats = 3
/** When one taps, in milliseconds after the page has loaded; the scripts come and take over in between. */
const moments = [0, 200, 600, 1500]

const targets = [
  { page: 'programme', target: 'filter', selector: 'main details > summary' },
  { page: 'programme', target: 'menu', selector: 'header :is(summary, button):visible >> nth=-1' },
  { page: 'programme', target: 'link', selector: 'main li h3 a' },
  { page: 'event', target: 'menu', selector: 'header :is(summary, button):visible >> nth=-1' },
  { page: 'event', target: 'link', selector: 'main nav a:visible' },
  { page: 'home', target: 'menu', selector: 'header :is(summary, button):visible >> nth=-1' },
  { page: 'home', target: 'link', selector: 'main li h3 a' },
] as const

const durations = z.array(z.number())

/** How long the first tap takes at different moments around the take-over, on a phone with a slow processor. */
export async function benchInteraction(site: Site, kinds: PageKinds): Promise<Table> {
  const browser = await openChromium()
  const rows: Table['rows'] = []
  try {
    for (const { page, target, selector } of targets) {
      const taps: { moment: number; latency: number }[] = []
      let left = 0
      for (const moment of moments) {
        for (let run = 0; run < repeats; run++) {
          const latency = await tapOnce(browser, site.origin + kinds[page].de, selector, moment)
          if (latency === null) left++
          else taps.push({ moment, latency })
        }
      }
      const worst = taps.toSorted((a, b) => b.latency - a.latency)[0]
      rows.push({
        page,
        target,
        taps: String(taps.length),
        left: String(left),
        median: taps.length > 0 ? median(taps.map(({ latency }) => latency)) : null,
        worst: worst?.latency ?? null,
        moment: worst ? `${worst.moment} ms` : '',
        bar: worst ? holdAgainst(worst.latency, bar) : null,
      })
    }
  } finally {
    await browser.close()
  }
  return {
    title: 'First tap',
    note:
      `milliseconds from the tap to the next paint (Event Timing), processor ${slowdown} times slower; tapped ` +
      `${moments.join(', ')} ms after load, ${repeats} times each;\n16 stands for "at most 16"; ` +
      '"left": the browser went on to the next page before it had painted again',
    columns: [
      { key: 'page', label: 'page', unit: 'text' },
      { key: 'target', label: 'tap on', unit: 'text' },
      { key: 'taps', label: 'taps', unit: 'text' },
      { key: 'left', label: 'left', unit: 'text' },
      { key: 'median', label: 'median', unit: 'ms' },
      { key: 'worst', label: 'worst', unit: 'ms' },
      { key: 'moment', label: 'at', unit: 'text' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows,
  }
}

/** Latency of one tap on a fresh page; null where the page was left before it could be measured. */
async function tapOnce(
  browser: Browser,
  address: string,
  selector: string,
  moment: number,
): Promise<number | null> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchEvents)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address, { waitUntil: 'load' })
    const element = page.locator(selector).first()
    await element.scrollIntoViewIfNeeded()
    const box = await element.boundingBox()
    if (!box) throw new Error(`Nothing to tap on at ${address}: ${selector}`)
    await page.waitForTimeout(moment)
    await page.touchscreen.tap(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2)
    return await readLatency(page, address)
  } finally {
    await context.close()
  }
}

async function readLatency(page: Page, address: string): Promise<number | null> {
  await page.waitForTimeout(700)
  const found: unknown = await page.evaluate('window.tapDurations').catch(() => null)
  const latencies = durations.safeParse(found)
  if (!latencies.success) return null
  const isNewDocument: unknown = await page.evaluate(
    `performance.getEntriesByType('navigation')[0]?.name !== ${JSON.stringify(address)}`,
  )
  if (isNewDocument === true && latencies.data.length === 0) return null
  return Math.max(16, ...latencies.data)
}

const watchEvents = `
  window.tapDurations = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) window.tapDurations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`
