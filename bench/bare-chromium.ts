import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'

/** One tab, controlled by Chromium's own protocol: https://chromedevtools.github.io/devtools-protocol/ */
export type BarePage = {
  send(method: string, params?: Record<string, unknown>): Promise<unknown>
  /** Resolves with the page's next load event. */
  nextLoad(): Promise<void>
  /** The value of an expression on the page; undefined while the page navigates. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}
export type BareChromium = { newPage(): Promise<BarePage>; close(): Promise<void> }

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  sessionId: z.string().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})
const evaluated = z.object({ result: z.object({ value: z.unknown() }) })
const created = z.object({ browserContextId: z.string() })
const target = z.object({ targetId: z.string() })
const session = z.object({ sessionId: z.string() })

/** Keeps the page visible, so that the browser does not throttle it, and stops other work of the browser. */
const inTheForeground = [
  // The window is larger than any emulated screen: a change below its edge paints no frame, and the tap waits for
  // one.
  '--window-size=1300,1100',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--disable-background-timer-throttling',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Chromium without instrumentation that no visitor has. Playwright listens to everything that a page logs; for that
 * V8 records the source position of every error object and parses the whole framework again for its first one, which
 * blocks for 40 to 70 ms at a quarter of the speed.
 */
export async function openBareChromium(): Promise<BareChromium> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bare-chromium-'))
  const child = spawn(
    chromiumPath,
    [
      '--headless',
      ...chromiumArguments,
      ...inTheForeground,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const protocol = await connect(await findAddress(child.stderr))
  return {
    newPage: () => openPage(protocol),
    close: async () => {
      protocol.close()
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Protocol = Awaited<ReturnType<typeof connect>>

async function openPage(protocol: Protocol): Promise<BarePage> {
  const { browserContextId } = created.parse(await protocol.send('Target.createBrowserContext'))
  const { targetId } = target.parse(
    await protocol.send('Target.createTarget', { url: 'about:blank', browserContextId }),
  )
  const { sessionId } = session.parse(
    await protocol.send('Target.attachToTarget', { targetId, flatten: true }),
  )
  const send: BarePage['send'] = (method, params = {}) => protocol.send(method, params, sessionId)
  await send('Page.enable')
  await send('Page.bringToFront')
  return {
    send,
    nextLoad: () => protocol.next('Page.loadEventFired', sessionId),
    evaluate: async (expression) => {
      const answer = await send('Runtime.evaluate', { expression, returnByValue: true }).catch(() => null)
      return evaluated.safeParse(answer).data?.result.value
    },
    close: async () => {
      await protocol.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Chromium does not answer at ${address}`)))
  })
  let last = 0
  const calls = new Map<number, PromiseWithResolvers<unknown>>()
  const waiting = new Set<{ method: string; sessionId: string; resolve: () => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, sessionId, result, error } = message.parse(JSON.parse(String(data)))
    if (id === undefined) {
      for (const one of waiting) if (one.method === method && one.sessionId === sessionId) one.resolve()
      return
    }
    const call = calls.get(id)
    calls.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  })
  return {
    send: (method: string, params: Record<string, unknown> = {}, sessionId?: string): Promise<unknown> => {
      const id = ++last
      const call = Promise.withResolvers<unknown>()
      calls.set(id, call)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      return call.promise
    },
    next: (method: string, sessionId: string): Promise<void> =>
      new Promise((resolve) => {
        const one = { method, sessionId, resolve: () => (waiting.delete(one), resolve()) }
        waiting.add(one)
      }),
    close: () => socket.close(),
  }
}

function findAddress(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = /ws:\/\/\S+/.exec(text)?.[0]
      if (found) resolve(found)
    })
    output.on('end', () => reject(new Error(`Chromium did not start: ${text.slice(-400)}`)))
  })
}
