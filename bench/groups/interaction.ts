import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { PageKinds } from '../../tests/support/page-kinds.ts'
import type { Site } from '../../tests/support/site.ts'
import { openBareChromium, type BareChromium, type BarePage } from '../bare-chromium.ts'
import { compareWithBar, type Table } from '../report.ts'
import { median } from '../statistics.ts'

/** From the tap to the next painted frame, in milliseconds: the limit of “good” for Interaction to Next Paint. */
const bar = 200
const slowdown = 4
const repeats = 3
/** The moments of the tap, in milliseconds after the load event; scripts run in between. */
const moments = [0, 100, 200, 400]

const menu = 'header details[name="site-menu"] > summary'
const targets = [
  { page: 'programme', target: 'filter', selector: 'main details > summary' },
  { page: 'programme', target: 'menu', selector: menu },
  { page: 'programme', target: 'bookmark', selector: 'a[data-sale="bookmark"]' },
  { page: 'event', target: 'menu', selector: menu },
  { page: 'event', target: 'bookmark', selector: 'a[data-sale="bookmark"]' },
  { page: 'home', target: 'menu', selector: menu },
] as const

const durations = z.array(z.number())
const point = z.object({ x: z.number(), y: z.number() })

type Tap = { moment: number; latency: number }

/**
 * Measures the first tap at several moments around the load, on a phone with a slow processor. Disclosures are also
 * tapped alternately on the same page without its scripts, which shows the share of the browser and the machine.
 */
export async function benchInteraction(site: Site, kinds: PageKinds): Promise<Table> {
  const browser = await openBareChromium()
  const rows: Table['rows'] = []
  try {
    for (const { page, target, selector } of targets) {
      const address = site.origin + kinds[page].de
      const taps: Tap[] = []
      const plain: Tap[] = []
      let left = 0
      for (const moment of moments) {
        for (let run = 0; run < repeats; run++) {
          const latency = await tapOnce(browser, { address, selector, moment })
          if (latency === null) left++
          else taps.push({ moment, latency })
          if (target === 'bookmark') continue // without scripts it is a link to another page
          const own = await tapOnce(browser, { address, selector, moment, hasScripts: false })
          if (own !== null) plain.push({ moment, latency: own })
        }
      }
      const worst = worstOf(taps)
      rows.push({
        page,
        target,
        taps: String(taps.length),
        left: String(left),
        median: medianOf(taps),
        worst: worst?.latency ?? null,
        moment: worst ? `${worst.moment} ms` : '',
        bar: worst ? compareWithBar(worst.latency, bar) : null,
        plainMedian: medianOf(plain),
        plainWorst: worstOf(plain)?.latency ?? null,
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
      '"left": the browser went on to the next page before it had painted again;\n' +
      '"plain": the same page without its scripts, tapped in turns: what browser and machine take by themselves',
    columns: [
      { key: 'page', label: 'page', unit: 'text' },
      { key: 'target', label: 'tap on', unit: 'text' },
      { key: 'taps', label: 'taps', unit: 'text' },
      { key: 'left', label: 'left', unit: 'text' },
      { key: 'median', label: 'median', unit: 'ms' },
      { key: 'worst', label: 'worst', unit: 'ms' },
      { key: 'moment', label: 'at', unit: 'text' },
      { key: 'bar', label: 'bar', unit: 'text' },
      { key: 'plainMedian', label: 'plain median', unit: 'ms' },
      { key: 'plainWorst', label: 'plain worst', unit: 'ms' },
    ],
    rows,
  }
}

function medianOf(taps: Tap[]): number | null {
  return taps.length > 0 ? median(taps.map(({ latency }) => latency)) : null
}

function worstOf(taps: Tap[]): Tap | undefined {
  return taps.toSorted((a, b) => b.latency - a.latency)[0]
}

/** Latency of one tap on a fresh page; null if the page was left before the latency was measured. */
async function tapOnce(
  browser: BareChromium,
  given: { address: string; selector: string; moment: number; hasScripts?: boolean },
): Promise<number | null> {
  const { address, selector, moment, hasScripts = true } = given
  const page = await browser.newPage()
  try {
    await page.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 2,
      mobile: true,
    })
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watchEvents })
    if (!hasScripts) {
      await page.send('Network.enable')
      await page.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
    }
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const loaded = page.nextLoad()
    await page.send('Page.navigate', { url: address })
    await loaded
    const spot = point.safeParse(await page.evaluate(findSpot(selector)))
    if (!spot.success) throw new Error(`Nothing to tap on at ${address}: ${selector}`)
    await setTimeout(moment)
    await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot.data] })
    await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return await readLatency(page, address)
  } finally {
    await page.close()
  }
}

/** Scrolls to the first visible match and returns the point at which to tap it. */
function findSpot(selector: string): string {
  return `(() => {
    const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())
    element?.scrollIntoViewIfNeeded()
    const box = element?.getBoundingClientRect()
    return box && { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 }
  })()`
}

async function readLatency(page: BarePage, address: string): Promise<number | null> {
  await setTimeout(700)
  const latencies = durations.safeParse(await page.evaluate('window.tapDurations'))
  if (!latencies.success) return null
  const isNewDocument = await page.evaluate(
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
