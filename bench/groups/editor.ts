import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { z } from 'zod'
import { demoAccount } from '../../demo/demo-account.ts'
import { openChromium } from '../../tests/support/chromium.ts'
import { contentOfMany } from '../../tests/support/editor-page.ts'
import type { Site } from '../../tests/support/site.ts'
import { compareWithBar, type Table } from '../report.ts'
import { summarize } from '../statistics.ts'

const slowdowns = [1, 4] as const
const blocks = 200
const opens = 5
const keys = 120
const moves = 40
const operations = 500

/** The limits for the editor, by CPU slow-down where they differ; in milliseconds, megabytes, kilobytes. */
const bars = {
  open: { 1: 600, 4: 2500 },
  keyMedian: { 1: 17 },
  keyP95: { 4: 60 },
  move: { 4: 50 },
  memory: 15,
  bytes: 250,
} as const

const durations = z.array(z.number())
const addressed = z.object({ id: z.number(), urls: z.object({ de: z.string() }) })
const sequenced = z.object({ sequence: z.number() })

/**
 * Measures the page editor on a page of 200 blocks, half of them in containers, at full speed and with the processor
 * slowed down: opening, typing, moving blocks by keyboard, the memory of 500 operations, and the bytes it loads.
 */
export async function benchEditor(site: Site): Promise<Table> {
  const browser = await openChromium()
  const rows: Table['rows'] = []
  try {
    const { page, address } = await openAsStaff(browser, site.origin)
    const protocol = await page.context().newCDPSession(page)
    for (const slowdown of slowdowns) {
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      rows.push(
        rowOf('press on Edit to caret', slowdown, await timeOpening(page, address, slowdown), {
          median: pick(bars.open, slowdown),
        }),
      )
      rows.push(
        rowOf('key to frame', slowdown, await timeKeys(page), {
          median: pick(bars.keyMedian, slowdown),
          p95: pick(bars.keyP95, slowdown),
        }),
      )
      rows.push(
        rowOf('move by keyboard to frame', slowdown, await timeMoves(page), {
          median: pick(bars.move, slowdown),
        }),
      )
    }
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const memory = await weighOperations(page, protocol)
    rows.push(figure(`memory after ${operations} operations, MB`, memory, bars.memory))
    const bytes = await weighScripts(browser, page, address)
    rows.push(figure('scripts of its own, KB gzip', bytes, bars.bytes))
  } finally {
    await browser.close()
  }
  return {
    title: 'Page editor',
    note: `${blocks} blocks, half of them in containers; milliseconds; ${opens} openings, ${keys} keys, ${moves} moves for each row`,
    columns: [
      { key: 'what', label: 'what', unit: 'text' },
      { key: 'slowdown', label: 'processor', unit: 'text' },
      { key: 'median', label: 'median', unit: 'ms' },
      { key: 'p95', label: 'p95', unit: 'ms' },
      { key: 'bar', label: 'bar (median)', unit: 'text' },
      { key: 'barP95', label: 'bar (p95)', unit: 'text' },
    ],
    rows,
  }
}

async function openAsStaff(browser: Browser, origin: string): Promise<{ page: Page; address: string }> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  const { email, password } = demoAccount
  await page.request.post(`${origin}/de/pageeditor-api/login`, { data: { email, password } })
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const call = async (path: string, data: unknown): Promise<unknown> => {
    const answer = await page.request.post(`${origin}/de/pageeditor-api/${path}`, {
      data,
      headers: { 'X-CSRFToken': token },
    })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const made = addressed.parse(
    await call('page-settings', {
      parent_id: null,
      title: { de: `Hundert ${Date.now()}`, en: `Hundred ${Date.now()}` },
      template: 'empty',
    }),
  )
  const slug = `page-${made.id}`
  const { sequence } = sequenced.parse(await call('container', { slug }))
  const changes = [
    {
      id: crypto.randomUUID(),
      operations: [{ kind: 'replace-content', content: contentOfMany(blocks) }],
    },
  ]
  const saved = sequenced.parse(
    await call(`draft/${slug}/changes`, { client: 'bench-window', base: sequence, changes }),
  )
  await call(`draft/${slug}/publication`, { sequence: saved.sequence })
  return { page, address: origin + new URL(made.urls.de, origin).pathname }
}

/** The page is idle before the click, as it would be for a user who has looked at it first. */
async function timeOpening(page: Page, address: string, slowdown: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < opens; run++) {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForSelector('[data-edit]')
    await page.waitForTimeout(1500 * slowdown)
    const time: unknown = await page.evaluate(openAndType)
    times.push(z.number().parse(time))
  }
  return times
}

async function timeKeys(page: Page): Promise<number[]> {
  const text = page.locator('[data-canvas] p').first()
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
  return durations.parse(await page.evaluate('window.frameTimes'))
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
  const scriptsOf = async (of: Page) =>
    z
      .array(z.string())
      .parse(
        await of.evaluate(
          `performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => name.endsWith('.js'))`,
        ),
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

function rowOf(
  what: string,
  slowdown: number,
  times: number[],
  limits: { median?: number | undefined; p95?: number | undefined },
): Table['rows'][number] {
  const { median, p95 } = summarize(times)
  return {
    what,
    slowdown: slowdown === 1 ? 'as it is' : `${slowdown} times slower`,
    median,
    p95,
    bar: compareWithBar(median, limits.median),
    barP95: compareWithBar(p95, limits.p95),
  }
}

function figure(what: string, value: number, limit: number): Table['rows'][number] {
  return { what, slowdown: '', median: value, p95: null, bar: compareWithBar(value, limit), barP95: null }
}

function pick(limits: Partial<Record<number, number>>, slowdown: number): number | undefined {
  return limits[slowdown]
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
