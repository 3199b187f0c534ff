import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

/** The worker's answer to an order: the picture's bytes, or the reason for the failure. */
export type DrawingResponse = { bytes: Uint8Array } | { error: string }

/** Draws pictures in a worker process, one at a time, and keeps them as files. */
export type DrawingStore<Order> = {
  /**
   * Returns the stored picture of this name, or draws it now. Null when it cannot be drawn: the queue is full, the
   * worker failed, or the store is closed. The newest order is drawn first; those with urgency `ahead` wait until no
   * other is left, and keep their order.
   */
  find(file: string, order: Order, urgency?: 'now' | 'ahead'): Promise<Uint8Array | null>
  /** How many pictures are being drawn or queued. */
  countOpen(): number
  /** Ends the worker; pending calls resolve to null. */
  close(): Promise<void>
}

type Job<Order> = {
  file: string
  order: Order
  isUrgent: boolean
  settle: (bytes: Uint8Array | null) => void
}

/**
 * The worker is started for the first missing picture and ends after being idle for a while. It is a process, not a
 * thread, so that the memory allocated by the image libraries is released when it ends.
 */
export function openDrawingStore<Order>(given: {
  folder: string
  /** The worker's program: receives an `order` per message and answers each with a `DrawingResponse`. */
  program: string
  /** Whether a stored file can be served; otherwise it is drawn again. */
  isWhole?: (bytes: Uint8Array) => boolean
  /** The maximum queue length; further orders are refused, so that nobody can flood the queue. */
  maxQueueLength?: number
  idleMilliseconds?: number
  /** Called with the reason when a picture failed. */
  onError?: (reason: string) => void
}): DrawingStore<Order> {
  const { folder, program, maxQueueLength = 400, idleMilliseconds = 10_000, onError = () => {} } = given
  const { isWhole = () => true } = given
  const underWay = new Map<string, Promise<Uint8Array | null>>()
  const queue: Job<Order>[] = []
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let current: Job<Order> | undefined
  let isClosed = false

  function enqueue(file: string, order: Order, isUrgent: boolean): Promise<Uint8Array | null> {
    if (isClosed || queue.length >= maxQueueLength) return Promise.resolve(null)
    const { promise, resolve } = Promise.withResolvers<Uint8Array | null>()
    queue.push({ file, order, isUrgent, settle: resolve })
    drawNext()
    return promise
  }

  function drawNext(): void {
    if (current || queue.length === 0) return
    clearTimeout(idle)
    worker ??= watch(fork(program, { serialization: 'advanced' }))
    // The newest first: whoever requested the oldest may have left, and browsers load nothing else meanwhile if all of
    // their six connections to a site without HTTP/2 wait for pictures.
    const urgent = queue.findLastIndex((job) => job.isUrgent)
    ;[current] = queue.splice(Math.max(0, urgent), 1)
    if (current) worker.send({ order: current.order })
  }

  function watch(started: ChildProcess): ChildProcess {
    started.unref()
    started.channel?.unref()
    started.on('message', (answer: DrawingResponse) => {
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
    if (kept && isWhole(kept)) return kept
    const bytes = await enqueue(file, order, isUrgent)
    if (bytes) await keep(file, bytes).catch(() => {}) // on a full disk the picture is served but not stored
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

/**
 * Writes to a temporary file and renames it, so that no reader sees a partial picture. The bytes are on the disk before
 * the name is: after a power cut the file could otherwise be there and empty.
 */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  const handle = await open(unfinished, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}
