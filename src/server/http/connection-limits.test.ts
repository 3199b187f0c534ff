import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { inTurns } from './connection-limits.ts'

/**
 * Sends text to a server with this listener, and resolves to everything that comes back until it closes the
 * connection.
 */
async function send(listener: RequestListener, text: string): Promise<string> {
  const server = createServer(inTurns(listener)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(text)
  let received = ''
  for await (const chunk of socket.setEncoding('utf8')) received += String(chunk)
  server.close()
  return received
}

test('requests that arrive together are answered one after the other, completely and in order', async () => {
  const requests = ['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`)
  let last: ServerResponse | null = null
  const isSent: (boolean | undefined)[] = []
  const received = await send((request, response) => {
    isSent.push(last?.writableFinished)
    last = response
    setImmediate(() => response.end(`answer to ${request.url} `))
  }, `${requests[0]}\r\n${requests[1]}\r\n${requests[2]}Connection: close\r\n\r\n`)
  expect(received.match(/answer to \S+/g)).toEqual(['answer to /1', 'answer to /2', 'answer to /3'])
  expect(isSent).toEqual([undefined, true, true])
})
