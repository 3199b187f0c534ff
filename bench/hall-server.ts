import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { joinEmbeddedServer } from '#db/client/embedded/embedded-server.ts'
import type { Hall } from './demo-hall.ts'
import { readServerPid } from './killable-site.ts'

/** The database of a hall as a server at an address, which may be far away and may be restarted. */
export type HallServer = {
  url: string
  /** Ends the server without a farewell to its clients; it is started again at once and recovers. */
  restart: () => void
  close: () => Promise<void>
}

/** With a delay, every message to the server takes so many milliseconds longer; its answers take no longer. */
export async function openHallServer(hall: Hall, { delay = 0 } = {}): Promise<HallServer> {
  const server = await joinEmbeddedServer({
    directory: path.join(hall.folder, 'postgres'),
    onReturn: () => {},
    onError: () => {}, // it is repeated until it succeeds
  })
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const { host, port } = server.connection()
    const onward = connect(`${host}/.s.PGSQL.${port}`)
    for (const [socket, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    onward.on('data', (answer) => client.write(answer))
    client.on('data', (sent) => {
      if (delay === 0) onward.write(sent)
      else setTimeout(() => onward.write(sent), delay)
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const { user, password, database } = server.connection()
  const url = new URL(
    `postgres://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/${database}`,
  )
  url.username = user ?? ''
  url.password = typeof password === 'string' ? password : ''
  return {
    url: url.href,
    restart() {
      const pid = readServerPid(hall.folder)
      if (pid !== null) process.kill(pid, 'SIGQUIT')
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await server.close()
    },
  }
}
