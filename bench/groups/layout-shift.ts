import { z } from 'zod'
import type { Browser, Page } from 'playwright-core'
import { openChromium } from '../../tests/support/chromium.ts'
import { pageKinds, type PageKinds } from '../../tests/support/page-kinds.ts'
import type { Site } from '../../tests/support/site.ts'
import { hydrate } from '../hydration.ts'
import { compareWithBar, type Table } from '../report.ts'

/** Nothing may shift without an interaction. */
const bar = 0
const widths = [360, 1280]
/** How long fonts and pictures are delayed in the second measurement, in milliseconds, as on a slow connection. */
const lateness = { font: 700, image: 250 }

const measured = z.object({ sum: z.number(), worst: z.string() })

/**
 * The layout shift of every kind of page without interaction: while it loads, its islands hydrate, and it is scrolled
 * to its end.
 */
export async function benchLayoutShift(site: Site, kinds: PageKinds): Promise<Table> {
  const browser = await openChromium()
  const rows: Table['rows'] = []
  try {
    for (const kind of pageKinds) {
      for (const width of widths) {
        const address = site.origin + kinds[kind].de
        const { sum, worst } = await measureShift(browser, address, { width, isLate: false })
        const late = await measureShift(browser, address, { width, isLate: true })
        const shift = Math.round(sum * 10_000) / 10_000
        rows.push({
          page: kind,
          width: String(width),
          shift: shift.toFixed(4),
          bar: compareWithBar(shift, bar),
          late: late.sum.toFixed(4),
          worst: worst || late.worst,
        })
      }
    }
  } finally {
    await browser.close()
  }
  return {
    title: 'Layout shift',
    note:
      'sum of all shifts through load, hydration and scrolling to the end; the same with fonts ' +
      `${lateness.font} ms and pictures ${lateness.image} ms late; what moved most`,
    columns: [
      { key: 'page', label: 'page', unit: 'text' },
      { key: 'width', label: 'width', unit: 'text' },
      { key: 'shift', label: 'shift', unit: 'text' },
      { key: 'bar', label: 'bar', unit: 'text' },
      { key: 'late', label: 'late fonts', unit: 'text' },
      { key: 'worst', label: 'what', unit: 'text' },
    ],
    rows,
  }
}

async function measureShift(browser: Browser, address: string, given: { width: number; isLate: boolean }) {
  const { width, isLate } = given
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 780 : 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchShifts)
    if (isLate) await holdBack(page)
    await page.goto(address, { waitUntil: 'load' })
    await hydrate(page)
    await scrollThrough(page)
    return measured.parse(await page.evaluate('window.shifts()'))
  } finally {
    await context.close()
  }
}

async function holdBack(page: Page): Promise<void> {
  await page.route(/\.(woff2|avif|webp|jpg)$/, async (route) => {
    const isFont = route.request().url().endsWith('.woff2')
    await new Promise((done) => setTimeout(done, isFont ? lateness.font : lateness.image))
    await route.continue().catch(() => {}) // the page has navigated meanwhile
  })
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
    await document.fonts.ready
    await pause(300)
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y)
      await pause(60)
    }
    await pause(600)
    scrollTo(0, 0)
    await pause(400)
  })()`)
}

const watchShifts = `
  const entries = []
  new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true })
  const nameOf = ({ node }) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? element.localName + (element.className ? '.' + String(element.className).split(' ')[0] : '') : ''
  }
  window.shifts = () => {
    const own = entries.filter((entry) => !entry.hadRecentInput)
    const largest = own.toSorted((a, b) => b.value - a.value)[0]
    return {
      sum: own.reduce((sum, entry) => sum + entry.value, 0),
      worst: largest ? [...new Set(largest.sources.map(nameOf))].slice(0, 3).join(', ') : '',
    }
  }`
