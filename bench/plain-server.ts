/**
 * What everything over HTTP is held against: Node's own server in a process of its own, answering `/1234` with as
 * many bytes. Prints its port and ends with its parent.
 */
import { createServer } from 'node:http'

const bodies = new Map<string, Buffer>()

const server = createServer((request, response) => {
  const size = request.url?.slice(1) ?? ''
  const body = bodies.get(size) ?? Buffer.alloc(Number(size) || 0, 'x')
  bodies.set(size, body)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.send?.(address.port)
})
process.once('disconnect', () => process.exit(0))
