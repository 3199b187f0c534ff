import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import pLimit from 'p-limit'
import type { ImageWorker } from '#domain/media/index.server.ts'
import { programFile } from '#project/project-dir.ts'
import type { PictureResponse, PictureOrder } from './picture-worker.ts'

/** After this time without an order the worker ends, so that its memory is released. */
const idleMilliseconds = 10_000
/** The timeout of an order, in milliseconds. */
const longest = 60_000

/**
 * Opens the studio: pictures are decoded one at a time in a process of its own, which is started for the first of them.
 * A picture at which the process dies is refused as broken.
 */
export function openImageWorker(
  given: { onError?: (reason: string) => void } = {},
): ImageWorker & { close(): Promise<void> } {
  const { onError = () => {} } = given
  const turn = pLimit(1)
  let worker: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  async function order(sent: PictureOrder): Promise<PictureResponse> {
    if (isClosed) throw new Error('The site ends.')
    clearTimeout(idle)
    worker ??= start()
    const current = worker
    const ended = new AbortController()
    const timer = setTimeout(() => current.kill('SIGKILL'), longest)
    try {
      const said = once(current, 'message', { signal: ended.signal })
      const died = once(current, 'exit', { signal: ended.signal })
      died.catch(() => {})
      current.send(sent)
      const [answer]: unknown[] = await Promise.race([said, died.then(() => [null])])
      // The worker's own type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return (answer as PictureResponse | null) ?? { failure: 'The process that decodes pictures has died.' }
    } finally {
      ended.abort()
      clearTimeout(timer)
      if (!isClosed) idle = setTimeout(endWorker, idleMilliseconds).unref()
    }
  }

  function start(): ChildProcess {
    const started = fork(programFile('src/server/media/picture-worker.ts'), { serialization: 'advanced' })
    started.unref()
    started.channel?.unref()
    started.on('error', (error) => onError(String(error)))
    started.on('exit', () => {
      if (worker === started) worker = null
    })
    return started
  }

  function endWorker(): void {
    worker?.kill('SIGKILL')
    worker = null
  }

  return {
    async develop(file) {
      const answer = await turn(() => order({ file, formats: ['jpg'] }))
      if ('renditions' in answer || 'error' in answer) return answer
      if ('failure' in answer) onError(answer.failure)
      return { error: 'media_broken' }
    },
    async complete(file) {
      const answer = await turn(() => order({ file, formats: ['avif', 'webp'] }))
      if ('renditions' in answer) return answer.renditions
      throw new Error(reasonOf(answer))
    },
    async frame(file, shape) {
      const answer = await turn(() => order({ file, shape }))
      if ('framed' in answer) return answer.framed
      throw new Error(reasonOf(answer))
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      const ended = worker && once(worker, 'exit')
      worker?.kill('SIGKILL')
      await ended
    },
  }
}

function reasonOf(answer: PictureResponse): string {
  if ('failure' in answer) return answer.failure
  return 'error' in answer ? answer.error : 'The process has answered something else.'
}
