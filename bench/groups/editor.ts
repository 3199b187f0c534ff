import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { z } from 'zod'
import { demoAccount } from '../../houses/morgenstern/demo/account.ts'
import { openChromium } from '../../tests/support/chromium.ts'
import { contentOfMany } from '../../tests/support/editor-page.ts'
import type { Bench } from '../hall.ts'
import { summarize } from '../measure.ts'
import { compareWithBar, type Row } from '../report.ts'

const blocks = 200
const opens = 5
const keys = 120
const moves = 40
const operations = 500

/** The limits for the editor, by CPU slow-down, in milliseconds; and in megabytes and kilobytes. */
const bars = [
  { slowdown: 1, open: 600, keyMedian: 17 },
  { slowdown: 4, open: 2500, keyP95: 60, move: 50 },
]
/** A key in these may take 1.3 times as long as one in a text block of the same run. */
const headings = {
  headline: '[data-canvas] h2',
  'page title': '#main [data-head=headline]',
  lead: '#main [data-head=text]',
}
const headingBar = 1.3
const memoryBar = 15
const bytesBar = 250

const answered = z.object({
  id: z.number().optional(),
  sequence: z.number().optional(),
  urls: z.object({ de: z.string() }).optional(),
})

/**
 * Measures the page editor on a page of 200 blocks, half of them in containers, at full speed and with the processor
 * slowed down: opening, typing, moving blocks by keyboard, the memory of 500 operations, and the bytes it loads.
 */
export const benchEditor: Bench = async function* ({ hall }) {
  const site = await hall.startSite()
  const browser = await openChromium()
  const rows: Row[] = []
  const add = (what: string, median: number, limit?: number, p95?: number, limitOfP95?: number) =>
    rows.push({
      what,
      median,
      bar: limit === undefined ? null : compareWithBar(median, limit),
      p95: p95 ?? null,
      'bar for p95': p95 === undefined || limitOfP95 === undefined ? null : compareWithBar(p95, limitOfP95),
    })
  try {
    const { page, address } = await openAsStaff(browser, site.origin)
    const protocol = await page.context().newCDPSession(page)
    for (const { slowdown, open, keyMedian, keyP95, move } of bars) {
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const processor = slowdown === 1 ? '' : `, ${slowdown} times slower`
      const opened = summarize(await timeOpening(page, address, slowdown))
      add(`press on Edit to caret${processor}`, opened.median, open, opened.p95)
      const typed = summarize(await timeKeys(page, '[data-canvas] p'))
      add(`key to frame${processor}`, typed.median, keyMedian, typed.p95, keyP95)
      for (const [name, place] of Object.entries(headings)) {
        const other = summarize(await timeKeys(page, place))
        add(
          `key to frame in a ${name}${processor}`,
          other.median,
          Math.round(typed.median * headingBar * 10) / 10,
          other.p95,
        )
      }
      const moved = summarize(await timeMoves(page))
      add(`move by keyboard to frame${processor}`, moved.median, move, moved.p95)
    }
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    add(`memory after ${operations} operations, MB`, await weighOperations(page, protocol), memoryBar)
    add('scripts of its own, KB gzip', await weighScripts(browser, page, address), bytesBar)
    yield {
      title: 'Page editor',
      note: `${blocks} blocks, half of them in containers; milliseconds; ${opens} openings, ${keys} keys, ${moves} moves for each row`,
      rows,
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function openAsStaff(browser: Browser, origin: string): Promise<{ page: Page; address: string }> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  let token = ''
  const call = async (path: string, data: unknown) => {
    const headers = { 'X-CSRFToken': token }
    const answer = await page.request.post(`${origin}/de/pageeditor-api/${path}`, { data, headers })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answered.parse(await answer.json())
  }
  await call('login', { email: demoAccount.email, password: demoAccount.password })
  token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const title = { de: `Hundert ${Date.now()}`, en: `Hundred ${Date.now()}` }
  const { id, urls } = await call('page-settings', { parent_id: null, title, template: 'empty' })
  const slug = `page-${id}`
  const { sequence: base } = await call('container', { slug })
  const operation = { kind: 'replace-content', content: contentOfMany(blocks) }
  const changes = [{ id: crypto.randomUUID(), operations: [operation] }]
  const { sequence } = await call(`draft/${slug}/changes`, { client: 'bench-window', base, changes })
  await call(`draft/${slug}/publication`, { sequence })
  return { page, address: origin + new URL(urls?.de ?? '', origin).pathname }
}

/** The page is idle before the click, as it would be for a user who has looked at it first. */
async function timeOpening(page: Page, address: string, slowdown: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < opens; run++) {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForSelector('[data-edit]')
    await page.waitForTimeout(1500 * slowdown)
    times.push(await page.evaluate<number>(openAndType))
  }
  return times
}

async function timeKeys(page: Page, place: string): Promise<number[]> {
  const text = page.locator(place).first()
  await text.scrollIntoViewIfNeeded()
  await text.click()
  await page.waitForTimeout(800)
  await page.evaluate(watchFrames)
  for (let key = 0; key < keys; key++) {
    await page.keyboard.type('abcdefgh '[key % 9] ?? 'a')
    // Keys are pressed as fast as people type, and never in step with the frames.
    await page.waitForTimeout(55 + ((key * 7) % 31))
  }
  return readFrames(page)
}

async function timeMoves(page: Page): Promise<number[]> {
  await page.locator('[data-canvas] p').first().click()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  await page.evaluate(watchFrames)
  for (let move = 0; move < moves; move++) {
    await page.keyboard.press(move % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
    await page.waitForTimeout(250)
  }
  return readFrames(page)
}

async function readFrames(page: Page): Promise<number[]> {
  await page.waitForTimeout(500)
  return page.evaluate<number[]>('window.frameTimes')
}

async function weighOperations(page: Page, protocol: CDPSession): Promise<number> {
  const heap = async () => {
    await protocol.send('HeapProfiler.collectGarbage')
    return (await protocol.send('Runtime.getHeapUsage')).usedSize
  }
  const before = await heap()
  for (let operation = 0; operation < operations; operation++)
    await page.keyboard.press(
      ['Alt+ArrowDown', 'Control+d', 'Alt+ArrowUp', 'ArrowDown'][operation % 4] ?? 'ArrowDown',
    )
  await page.waitForSelector('[data-saving=saved]', { state: 'attached' })
  return ((await heap()) - before) / 1e6
}

/** All scripts that the page loads in edit mode beyond those for visitors. */
async function weighScripts(browser: Browser, page: Page, address: string): Promise<number> {
  const scriptsOf = (of: Page) =>
    of.evaluate<string[]>(
      `performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => name.endsWith('.js'))`,
    )
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address, { waitUntil: 'networkidle' })
  const theirs = new Set(await scriptsOf(visitor))
  const own = [...new Set(await scriptsOf(page))].filter((name) => !theirs.has(name))
  const sizes = await Promise.all(
    own.map(async (name) => gzipSync(Buffer.from(await (await fetch(name)).arrayBuffer())).byteLength),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** From the press on the button to the caret in the first headline, in milliseconds. */
const openAndType = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const began = performance.now()
  document.querySelector('[data-edit]').click()
  while (!document.querySelector('[data-canvas] h2')) await frame()
  const headline = document.querySelector('[data-canvas] h2')
  const { x, y } = headline.getBoundingClientRect()
  headline.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x + 5, clientY: y + 5 }))
  while (document.activeElement !== headline) await frame()
  return performance.now() - began
})()`

/** From each key to the end of the frame that shows it. */
const watchFrames = `(() => {
  window.frameTimes = []
  if (window.watchesFrames) return
  window.watchesFrames = true
  addEventListener('keydown', (event) => {
    if (['Alt', 'Shift', 'Control'].includes(event.key)) return
    const began = event.timeStamp
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => window.frameTimes.push(performance.now() - began)
      channel.port2.postMessage(0)
    })
  }, true)
})()`
