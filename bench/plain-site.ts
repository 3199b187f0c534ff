import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Told } from './plain-server.ts'

export type PlainServer = {
  origin: string
  /** Registers the headers and bytes of the answer to this path. */
  tell(path: string, answer: { headers: Record<string, string>; body: Buffer }): Promise<void>
  stop(): void
}

/** Starts `plain-server.ts`. */
export async function startPlainServer(): Promise<PlainServer> {
  const child = fork(path.join(import.meta.dirname, 'plain-server.ts'))
  const [port] = await once(child, 'message')
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    async tell(toldPath, { headers, body }) {
      const told: Told = { path: toldPath, headers, body: body.toString('base64') }
      const heard = once(child, 'message')
      child.send(told)
      await heard
    },
    stop: () => child.disconnect(),
  }
}
