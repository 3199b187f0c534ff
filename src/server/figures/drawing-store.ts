import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the worker says of an order: the picture's bytes, or why there are none. */
export type DrawingAnswer = { bytes: Uint8Array } | { error: string }

/** Draws pictures in a worker process, one at a time, and keeps them as files. */
export type DrawingStore<Order> = {
  /**
   * The picture kept under this name, else drawn now. Null when it can not be drawn: too many are waiting, the worker
   * failed, the store is closed. What is drawn `ahead` waits until nobody waits for anything else.
   */
  find(file: string, order: Order, urgency?: 'now' | 'ahead'): Promise<Uint8Array | null>
  /** How many pictures are being drawn or wait to be. */
  countOpen(): number
  /** Ends the worker; whoever still waits gets null. */
  close(): Promise<void>
}

type Job<Order> = {
  file: string
  order: Order
  isUrgent: boolean
  settle: (bytes: Uint8Array | null) => void
}

/**
 * The worker starts with a picture that is missing and ends when there was nothing to draw for a while. It is a process,
 * not a thread: what the libraries for pictures have allocated goes with it.
 */
export function openDrawingStore<Order>(given: {
  folder: string
  /** The worker's program: takes an `order` in a message and answers each with a `DrawingAnswer`. */
  program: URL
  /** More waiting pictures than this, and further ones are refused for now: no one can pile up work. */
  longestQueue?: number
  idleMilliseconds?: number
  /** Told of pictures that failed. */
  onError?: (reason: string) => void
}): DrawingStore<Order> {
  const { folder, program, longestQueue = 400, idleMilliseconds = 10_000, onError = () => {} } = given
  const underWay = new Map<string, Promise<Uint8Array | null>>()
  const queue: Job<Order>[] = []
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let current: Job<Order> | undefined
  let isClosed = false

  function enqueue(file: string, order: Order, isUrgent: boolean): Promise<Uint8Array | null> {
    if (isClosed || queue.length >= longestQueue) return Promise.resolve(null)
    const { promise, resolve } = Promise.withResolvers<Uint8Array | null>()
    queue.push({ file, order, isUrgent, settle: resolve })
    drawNext()
    return promise
  }

  function drawNext(): void {
    if (current || queue.length === 0) return
    clearTimeout(idle)
    worker ??= watch(fork(fileURLToPath(program), { serialization: 'advanced' }))
    const urgent = queue.findIndex((job) => job.isUrgent)
    ;[current] = queue.splice(Math.max(0, urgent), 1)
    if (current) worker.send({ order: current.order })
  }

  function watch(started: ChildProcess): ChildProcess {
    started.unref()
    started.channel?.unref()
    started.on('message', (answer: DrawingAnswer) => {
      if ('error' in answer) onError(answer.error)
      finish('bytes' in answer ? answer.bytes : null)
    })
    started.on('error', (error) => onError(String(error)))
    started.on('exit', () => {
      if (worker !== started) return
      worker = undefined
      finish(null)
    })
    return started
  }

  function finish(bytes: Uint8Array | null): void {
    const done = current
    current = undefined
    done?.settle(bytes)
    if (isClosed) return
    idle = setTimeout(endWorker, idleMilliseconds).unref()
    drawNext()
  }

  function endWorker(): void {
    worker?.kill('SIGKILL')
    worker = undefined
  }

  async function findOrDraw(file: string, order: Order, isUrgent: boolean): Promise<Uint8Array | null> {
    const kept = await readFile(file).catch(() => null)
    if (kept) return kept
    const bytes = await enqueue(file, order, isUrgent)
    if (bytes) await keep(file, bytes).catch(() => {}) // a full disk costs the copy, not the picture
    return bytes
  }

  return {
    find(name, order, urgency = 'now') {
      const file = path.join(folder, name)
      const known = underWay.get(file)
      if (known) {
        const waiting = queue.find((job) => job.file === file)
        if (waiting && urgency === 'now') waiting.isUrgent = true
        return known
      }
      const drawing = findOrDraw(file, order, urgency === 'now').finally(() => underWay.delete(file))
      underWay.set(file, drawing)
      return drawing
    },
    countOpen: () => queue.length + (current ? 1 : 0),
    async close() {
      isClosed = true
      for (const job of queue.splice(0)) job.settle(null)
      clearTimeout(idle)
      const ended = worker && once(worker, 'exit')
      worker?.kill('SIGKILL')
      await ended
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
