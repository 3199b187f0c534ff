import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FigureStore } from '../services.ts'
import type { FigureAnswer, FigureOrder } from './figure-worker.ts'

type Waiting = { order: FigureOrder; settle: (bytes: Uint8Array | null) => void }

/** More than this many figures waiting to be drawn, and further ones are refused for now: no one can pile up work. */
const longestQueue = 400

/**
 * Draws each figure once and keeps it in the folder. The worker starts with the first figure that is missing and
 * stays; `close` ends it.
 */
export function openFigureStore(folder: string): FigureStore & { close(): Promise<void> } {
  const underWay = new Map<string, Promise<Uint8Array | null>>()
  const queue: Waiting[] = []
  let worker: Worker | undefined
  let current: Waiting | undefined

  function next(): void {
    if (current || queue.length === 0) return
    worker ??= startWorker()
    current = queue.shift()
    worker.postMessage(current?.order)
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./figure-worker.ts', import.meta.url), { name: 'figures' })
    started.unref()
    started.on('message', (answer: FigureAnswer) => finish('bytes' in answer ? answer.bytes : null))
    started.on('error', () => {
      worker = undefined
      finish(null)
    })
    return started
  }

  function finish(bytes: Uint8Array | null): void {
    const done = current
    current = undefined
    done?.settle(bytes)
    next()
  }

  async function draw(file: string, order: FigureOrder): Promise<Uint8Array | null> {
    const kept = await readFile(file).catch(() => null)
    if (kept) return kept
    if (queue.length >= longestQueue) return null
    const bytes = await new Promise<Uint8Array | null>((settle) => {
      queue.push({ order, settle })
      next()
    })
    if (bytes) await keep(file, bytes).catch(() => {}) // a full disk costs the cache, not the picture
    return bytes
  }

  return {
    find(ground, variant, width, format) {
      const file = path.join(folder, ground, `${variant}-${width}.${format}`)
      const known = underWay.get(file)
      if (known) return known
      const drawing = draw(file, { ground, variant, width, format }).finally(() => underWay.delete(file))
      underWay.set(file, drawing)
      return drawing
    },
    async close() {
      await worker?.terminate()
    },
  }
}

/** Written beside its place and moved there, so that nobody ever reads half a picture. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}
