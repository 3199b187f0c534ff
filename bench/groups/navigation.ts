import type { Browser, Page } from 'playwright-core'
import { answeredConsent } from '../../tests/support/answered-consent.ts'
import { openChromium } from '../../tests/support/chromium.ts'
import type { PageKinds } from '../../tests/support/page-kinds.ts'
import type { Site } from '../../tests/support/site.ts'
import { openDelayingProxy } from '../delaying-proxy.ts'
import type { Table } from '../report.ts'
import { median } from '../statistics.ts'

const slowdown = 4
/** Of each request, in milliseconds. */
const latency = 150
/** How long the pointer is on the link before it is pressed, in milliseconds. */
const hovers = [30, 300]
const rounds = 7
const link = 'main h3 a, main h2 a'

/**
 * How long a visitor waits from the press on a concert in the programme until the concert's page is painted, on a
 * slow machine and connection; `against` is another site with the same content, measured alternately.
 */
export async function benchNavigation(site: Site, kinds: PageKinds, against: string | null): Promise<Table> {
  const browser = await openChromium()
  const proxies = await Promise.all(
    [site.origin, ...(against ? [against] : [])].map((origin) => openDelayingProxy(origin, latency)),
  )
  const rows: Table['rows'] = []
  try {
    for (const hover of hovers) {
      const times = proxies.map((): number[] => [])
      // The first round warms up and is not counted.
      for (let round = -1; round < rounds; round++)
        for (const [index, proxy] of proxies.entries()) {
          const time = await moveOnce(browser, proxy.origin + kinds.programme.de, hover)
          if (round >= 0) times[index]?.push(time)
        }
      const [own = 0, other = null] = times.map(median)
      rows.push({ hover: `${hover} ms`, own, other, ratio: other === null ? null : own / other })
    }
  } finally {
    for (const proxy of proxies) proxy.close()
    await browser.close()
  }
  return {
    title: 'From the programme to a concert',
    note:
      `milliseconds from the press until the page is painted, processor ${slowdown} times slower, ${latency} ms for each ` +
      `request, median of ${rounds}; "other" is the site given by --against`,
    columns: [
      { key: 'hover', label: 'pointer before', unit: 'text' },
      { key: 'own', label: 'this', unit: 'ms' },
      { key: 'other', label: 'other', unit: 'ms' },
      { key: 'ratio', label: 'ratio', unit: 'ratio' },
    ],
    rows,
  }
}

async function moveOnce(browser: Browser, address: string, hover: number): Promise<number> {
  // The link has to be in the window, and not below the question for consent.
  const storageState = answeredConsent(address)
  const context = await browser.newContext({ viewport: { width: 1280, height: 1100 }, storageState })
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(2500)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(notePressAndChange)
    const box = await page.locator(link).nth(1).boundingBox()
    if (!box) throw new Error(`No link at ${address}`)
    await page.mouse.move(box.x + 10, box.y + 10)
    await page.waitForTimeout(hover)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForTimeout(4500)
    return await readTime(page)
  } finally {
    await context.close()
  }
}

/** For a single-page application this is the first frame with another heading, for a new document its first paint. */
async function readTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const pressed = Number(sessionStorage['pressed'])
    if (sessionStorage['changed']) return Number(sessionStorage['changed']) - pressed
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return paint ? performance.timeOrigin + paint.startTime - pressed : NaN
  })
}

const notePressAndChange = `
  const now = () => String(performance.timeOrigin + performance.now())
  addEventListener('click', () => { sessionStorage.pressed = now() }, { capture: true })
  const before = document.querySelector('h1')?.textContent
  new MutationObserver(() => {
    const heading = document.querySelector('h1')
    if (!heading || heading.textContent === before || sessionStorage.changed) return
    sessionStorage.changed = 'soon'
    requestAnimationFrame(() => requestAnimationFrame(() => { sessionStorage.changed = now() }))
  }).observe(document, { subtree: true, childList: true, characterData: true })`
