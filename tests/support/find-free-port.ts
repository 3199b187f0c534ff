import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port of this machine that nobody listens on. It is below those that systems give to whoever asks for any port, so
 * that it stays free until it is used.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(12_000, 32_000)
  return (await isFreePort(port)) ? port : findFreePort()
}

/** Whether a program can listen on this port. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
