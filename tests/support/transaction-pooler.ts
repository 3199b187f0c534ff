import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { Client } from 'pg'

/** What PgBouncer accepts of the parameters with which a client begins. */
const knownParameters =
  /^(user|database|client_encoding|application_name|DateStyle|TimeZone|standard_conforming_strings)$/

/** A connection to PostgreSQL; the client that has it at present receives its answers. */
type Server = { socket: Duplex; owner: ((data: Buffer) => void) | null }

export type TransactionPooler = { url: string; close(): Promise<void> }

/**
 * A pooler in transaction mode in front of a server, as PgBouncer before 1.21: it refuses unknown settings of a
 * session, and gives each transaction the connection that has been idle for longest, so that prepared statements,
 * locks of a session and LISTEN are lost. It lets everybody in.
 */
export async function startTransactionPooler(serverUrl: string, size = 3): Promise<TransactionPooler> {
  const idle: Server[] = []
  const waiting: ((server: Server) => void)[] = []
  const sockets = new Set<Duplex>()
  let opened = 0

  const take = async (): Promise<Server> => {
    if (idle.length === 0 && opened < size) {
      opened += 1
      return connectTo(serverUrl, sockets)
    }
    return idle.shift() ?? new Promise((resolve) => waiting.push(resolve))
  }
  const giveBack = (server: Server) => {
    server.owner = null
    const next = waiting.shift()
    if (next) next(server)
    else idle.push(server)
  }

  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const readAnswers = splitMessages()
    const readQuestions = splitMessages()
    let startup = Buffer.alloc(0)
    let isStarted = false
    let pending = 0
    let server: Promise<Server> | null = null

    const hear = (held: Server) => (data: Buffer) => {
      socket.write(data)
      for (const message of readAnswers(data)) {
        if (message.toString('latin1', 0, 1) !== 'Z') continue
        pending -= 1
        if (pending > 0 || message.toString('latin1', 5, 6) !== 'I') continue
        server = null
        giveBack(held)
      }
    }
    const ask = async (messages: Buffer[]) => {
      server ??= take()
      const held = await server
      held.owner ??= hear(held)
      for (const message of messages) held.socket.write(message)
    }
    const answerStartup = () => {
      if (startup.length < 8 || startup.length < startup.readInt32BE(0)) return
      if (startup.readInt32BE(4) !== 196_608) {
        startup = Buffer.alloc(0)
        socket.write('N') // no TLS
        return
      }
      const names = startup
        .toString('utf8', 8)
        .split('\0')
        .filter((_, index) => index % 2 === 0)
      const unknown = names.find((name) => name !== '' && !knownParameters.test(name))
      if (unknown === undefined) {
        isStarted = true
        socket.write(
          Buffer.concat([frame('R', '\0\0\0\0'), frame('K', '\0\0\0\x01\0\0\0\x02'), frame('Z', 'I')]),
        )
      } else socket.end(frame('E', `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`))
    }
    socket.on('data', (data) => {
      if (!isStarted) {
        startup = Buffer.concat([startup, data])
        answerStartup()
        return
      }
      const messages = readQuestions(data).filter((message) => message.toString('latin1', 0, 1) !== 'X')
      pending += messages.filter((message) => /[QS]/.test(message.toString('latin1', 0, 1))).length
      if (messages.length > 0) void ask(messages)
    })
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const url = new URL(serverUrl)
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `postgres://${url.username}:not-checked@127.0.0.1:${port}${url.pathname}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      listener.close()
      await once(listener, 'close')
    },
  }
}

/** Has node-postgres log in, and takes over its socket. */
async function connectTo(url: string, sockets: Set<Duplex>): Promise<Server> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { stream: socket } = client.connection
  socket.removeAllListeners()
  const server: Server = { socket, owner: null }
  socket.on('error', () => {})
  socket.on('data', (data: Buffer) => server.owner?.(data))
  sockets.add(socket)
  return server
}

/** Collects bytes, and returns the complete messages: a letter, the length, the content. */
function splitMessages(): (data: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0)
  return (data) => {
    rest = Buffer.concat([rest, data])
    const messages: Buffer[] = []
    while (rest.length >= 5 && rest.length >= rest.readInt32BE(1) + 1) {
      const end = rest.readInt32BE(1) + 1
      messages.push(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
    return messages
  }
}

function frame(letter: string, content: string): Buffer {
  const body = Buffer.from(content, 'latin1')
  const head = Buffer.alloc(5)
  head.write(letter, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
