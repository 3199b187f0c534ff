import type { Browser } from 'playwright-core'
import { openChromium } from '../../tests/support/chromium.ts'
import { findPageKinds, pageKinds } from '../../tests/support/page-kinds.ts'
import type { Bench } from '../hall.ts'
import { compareWithBar, type Row } from '../report.ts'

const slowdown = 4
const viewport = { width: 360, height: 780 }
/** In thousands of bytes, as they are sent. */
const documentBar = 25

/** The first view of every kind of page on a slow phone: its weight, when it is painted and hydrated, what shifts. */
export const benchBrowser: Bench = async function* ({ hall }) {
  const site = await hall.startSite()
  const browser = await openChromium()
  try {
    const kinds = await findPageKinds(site.origin)
    const rows: Row[] = []
    for (const page of pageKinds) {
      const { document = 0, shift = 0, ...others } = await visit(browser, site.origin + kinds[page].de)
      const figures = Object.entries(others).map(([name, figure]) => [name, Math.round(figure)])
      rows.push({
        page,
        'document KB': document / 1000,
        bar: compareWithBar(document / 1000, documentBar),
        ...Object.fromEntries(figures),
        shift: shift.toFixed(4),
        'bar for it': compareWithBar(Number(shift.toFixed(4)), 0),
      })
    }
    yield {
      title: 'First view in a browser',
      note:
        `${viewport.width} px, processor ${slowdown} times slower; bytes as they are sent, scripts until the islands in view are ` +
        'hydrated; times in milliseconds;\nblocked: what long tasks take beyond 50 ms; shift: also while it is scrolled to its end',
      rows,
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function visit(browser: Browser, address: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'load' })
    return await page.evaluate<Record<string, number>>(measure)
  } finally {
    await context.close()
  }
}

const watch = `
  const seen = { 'layout-shift': [], longtask: [], 'largest-contentful-paint': [] }
  for (const type of Object.keys(seen))
    new PerformanceObserver((list) => seen[type].push(...list.getEntries())).observe({ type, buffered: true })
  window.seen = seen`

const measure = `(async () => {
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
  const isInView = (root) => {
    if (!root.firstElementChild?.checkVisibility()) return false // such as in a closed panel
    const { width, top, bottom } = root.firstElementChild.getBoundingClientRect()
    return width > 0 && top < innerHeight && bottom > 0
  }
  const isWaiting = () =>
    [...document.querySelectorAll('island-root[data-when=visible]:not([data-hydrated])')].some(isInView)
  while (isWaiting()) {
    if (performance.now() > 60000) throw new Error('An island in view is never hydrated: ' + location)
    await pause(20)
  }
  const hydrated = performance.now()
  const files = performance.getEntriesByType('resource')
  const scripts = files.filter(({ name }) => name.endsWith('.js'))
  const blocked = seen.longtask.reduce((sum, { duration }) => sum + duration - 50, 0)
  for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
    scrollTo(0, y)
    await pause(60)
  }
  await pause(600)
  return {
    document: performance.getEntriesByType('navigation')[0].encodedBodySize,
    requests: files.length + 1,
    'scripts KB': scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    'largest paint': seen['largest-contentful-paint'].at(-1)?.startTime ?? 0,
    hydrated,
    blocked,
    shift: seen['layout-shift'].filter((one) => !one.hadRecentInput).reduce((sum, { value }) => sum + value, 0),
  }
})()`
