/** The baseline of the page cache: Node's own server in a process of its own, which only sends what it was told. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'

type Told = { path: string; headers: Record<string, string>; body: string }

export type PlainServer = {
  origin: string
  /** Registers the headers and bytes of the answer to this path. */
  tell(path: string, answer: { headers: Record<string, string>; body: Buffer }): Promise<void>
  stop(): void
}

export async function startPlainServer(): Promise<PlainServer> {
  const child = fork(import.meta.filename)
  const [port] = await once(child, 'message')
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    async tell(path, { headers, body }) {
      const heard = once(child, 'message')
      child.send({ path, headers, body: body.toString('base64') } satisfies Told)
      await heard
    },
    stop: () => child.disconnect(),
  }
}

if (process.argv[1] === import.meta.filename) serve()

function serve(): void {
  const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>()
  const server = createServer(({ url = '' }, response) => {
    const { headers, body } = answers.get(url) ?? {}
    response.writeHead(body ? 200 : 404, headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) process.send?.(address.port)
  })
  process.on('message', ({ path, headers, body }: Told) => {
    answers.set(path, { headers, body: Buffer.from(body, 'base64') })
    process.send?.(path)
  })
  process.once('disconnect', () => process.exit(0))
}
