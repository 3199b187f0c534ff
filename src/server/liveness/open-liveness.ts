import cluster from 'node:cluster'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { programFile } from '#project/project-dir.ts'
import type { Env } from '../start/env.ts'
import type { ThreadSaid } from './liveness-thread.ts'
import { serveLiveness } from './serve-liveness.ts'
import { beatInterval, watchLoops, type Loops } from './watch-loops.ts'

type HealthEnv = Pick<Env, 'HEALTH_PORT' | 'HEALTH_HOST'>

/** What one of several processes says to the one that has started it. */
export const beat = 'beat'

/**
 * Has this process say once a second that its event loop turns: to the process that has started it and answers for all, or
 * else to a thread, which answers at HEALTH_PORT. Does nothing without such a port. Throws an Error with a line for the
 * operator if the port can't be opened.
 */
export async function openLiveness(env: HealthEnv): Promise<{ port: number; close(): Promise<void> }> {
  const { HEALTH_PORT: port, HEALTH_HOST: host } = env
  if (port === undefined) return { port: 0, close: async () => {} }
  const thread = cluster.isWorker ? null : await startThread({ port, host })
  const timer = setInterval(() => {
    if (thread) thread.worker.postMessage(beat)
    else if (process.connected) process.send?.(beat)
  }, beatInterval).unref()
  return {
    port: thread?.port ?? port,
    async close() {
      clearInterval(timer)
      await thread?.worker.terminate()
    },
  }
}

/** Answers at HEALTH_PORT, if there is one, for the processes that this one starts. */
export async function serveLivenessOfAll(env: HealthEnv): Promise<Loops & { close(): Promise<void> }> {
  const { HEALTH_PORT: port, HEALTH_HOST: host } = env
  const loops = watchLoops()
  const server = port === undefined ? null : await serveLiveness({ port, host }, loops)
  return { ...loops, close: async () => server?.close() }
}

async function startThread(given: { port: number; host: string }): Promise<{ worker: Worker; port: number }> {
  const worker = new Worker(programFile('src/server/liveness/liveness-thread.ts'), { workerData: given })
  worker.unref()
  const [said]: unknown[] = await once(worker, 'message')
  // The thread's own type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const opened = said as ThreadSaid
  if ('failed' in opened) throw new Error(opened.failed)
  return { worker, port: opened.port }
}
