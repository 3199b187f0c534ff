import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type Load = { rate: number; milliseconds: number[] }

/**
 * Sends repeated requests to one address over so many connections, and returns the requests a second and the duration
 * of each. It writes the same bytes and only counts those that come back, since all answers have the same length: a
 * real HTTP client does more work than a server that sends cached pages, and would limit the result.
 */
export async function loadAddress(
  origin: string,
  path: string,
  given: { headers: Record<string, string>; connections: number; milliseconds: number },
): Promise<Load> {
  const { headers, connections, milliseconds } = given
  const { hostname, port, host } = new URL(origin)
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`]
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  const question = `${lines.join('\r\n')}\r\n\r\n`
  const length = await lengthOfAnswer(connect(Number(port), hostname), question)
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay(true)
      await once(socket, 'connect')
      await askUntil(socket, { question, length, times, end: began + milliseconds })
      socket.destroy()
    }),
  )
  return { rate: times.length / ((performance.now() - began) / 1000), milliseconds: times }
}

function askUntil(
  socket: Socket,
  given: { question: string; length: number; times: number[]; end: number },
): Promise<void> {
  const { question, length, times, end } = given
  return new Promise((resolve, reject) => {
    let received = 0
    let asked = performance.now()
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server has closed a connection.')))
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received < length) return
      if (received > length) return reject(new Error('The answers are not all of one length.'))
      const now = performance.now()
      times.push(now - asked)
      if (now >= end) return resolve()
      received = 0
      asked = now
      socket.write(question)
    })
    socket.write(question)
  })
}

/** The bytes of one whole response with its headers. */
async function lengthOfAnswer(socket: Socket, question: string): Promise<number> {
  let received = Buffer.alloc(0)
  socket.write(question)
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk])
    const head = received.indexOf('\r\n\r\n')
    if (head === -1) continue
    const body = /\r\ncontent-length: *(\d+)/i.exec(received.subarray(0, head).toString('latin1'))?.[1]
    if (body === undefined) throw new Error('The answer does not say how long it is.')
    const length = head + 4 + Number(body)
    if (received.length >= length) return length
  }
  throw new Error('The server has closed the connection.')
}
