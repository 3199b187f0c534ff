import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Starts `plain-server.ts`. */
export async function startPlainServer(): Promise<{ origin: string; stop(): void }> {
  const child = fork(path.join(import.meta.dirname, 'plain-server.ts'))
  const [port] = await once(child, 'message')
  return { origin: `http://127.0.0.1:${String(port)}`, stop: () => child.disconnect() }
}
