/** The thread that answers for a site with one process, whose own thread may be busy. */
import { parentPort, workerData } from 'node:worker_threads'
import { serveLiveness, type HealthPort } from './serve-liveness.ts'
import { watchLoops } from './watch-loops.ts'

export type ThreadSaid = { port: number } | { failed: string }

const name = 'site'
const loops = watchLoops()
loops.beat(name)
parentPort?.on('message', () => loops.beat(name))

try {
  // What open-liveness.ts passes.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = await serveLiveness(workerData as HealthPort, loops)
  say({ port })
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error) })
}

function say(said: ThreadSaid): void {
  parentPort?.postMessage(said)
}
