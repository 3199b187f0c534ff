/**
 * The baseline for everything over HTTP: Node's own server in a process of its own. `/1234` is answered with as many
 * bytes, and a path that was registered with its registered answer. Prints its port and ends with its parent.
 */
import { createServer, type OutgoingHttpHeaders } from 'node:http'

export type Told = { path: string; headers: Record<string, string>; body: string }

const bodies = new Map<string, Buffer>()
const answers = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>()

const server = createServer((request, response) => {
  const { url = '/' } = request
  const told = answers.get(url)
  if (told) {
    response.writeHead(200, told.headers)
    response.end(told.body)
    return
  }
  const size = url.slice(1)
  const body = bodies.get(size) ?? Buffer.alloc(Number(size) || 0, 'x')
  bodies.set(size, body)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length })
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
