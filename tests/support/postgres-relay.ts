import { connect, createServer, type Socket } from 'node:net'

/** An address of a PostgreSQL server that may be far away, or be gone for a while. */
export type PostgresRelay = {
  port: number
  /** How many connections were refused. */
  refused: () => number
  /** Ends all connections, and refuses others until `resume` is called. */
  pause: () => void
  resume: () => void
  close: () => void
}

/** With a delay, every message to the server takes so many milliseconds longer; its answers take no longer. */
export async function startPostgresRelay(
  server: () => { host?: string | undefined; port?: number | undefined },
  { delay = 0 } = {},
): Promise<PostgresRelay> {
  const sockets = new Set<Socket>()
  let isPaused = false
  let refused = 0
  const relay = createServer((client) => {
    client.on('error', () => client.destroy())
    if (isPaused) {
      refused += 1
      client.destroy()
      return
    }
    const { host, port } = server()
    const onward = connect(`${host}/.s.PGSQL.${port}`)
    onward.on('error', () => onward.destroy())
    for (const [socket, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      sockets.add(socket)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.setNoDelay(true)
    onward.on('data', (answer) => client.write(answer))
    client.on('data', (sent) => {
      if (delay === 0) onward.write(sent)
      else setTimeout(() => onward.write(sent), delay)
    })
  })
  await new Promise<void>((resolve) => {
    relay.listen(0, '127.0.0.1', resolve)
  })
  const address = relay.address()
  const pause = () => {
    isPaused = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    refused: () => refused,
    pause,
    resume: () => (isPaused = false),
    close() {
      pause()
      relay.close()
    },
  }
}
