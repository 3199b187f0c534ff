import path from 'node:path'
import { joinEmbeddedServer } from '#db/client/embedded/embedded-server.ts'
import { startPostgresRelay } from '../tests/support/postgres-relay.ts'
import type { Hall } from './demo-hall.ts'
import { readServerPid } from './killable-site.ts'

/** The database of a hall as a server at an address, which may be some milliseconds away and may be restarted. */
export type HallServer = {
  url: string
  /** Ends the server without a farewell to its clients; it is started again at once and recovers. */
  restart: () => void
  close: () => Promise<void>
}

export async function openHallServer(hall: Hall, { delay = 0 } = {}): Promise<HallServer> {
  const server = await joinEmbeddedServer({
    directory: path.join(hall.folder, 'postgres'),
    onReturn: () => {},
    onError: () => {}, // it is repeated until it succeeds
  })
  const relay = await startPostgresRelay(server.connection, { delay })
  const { user, password, database } = server.connection()
  const url = new URL(`postgres://127.0.0.1:${relay.port}/${database}`)
  url.username = user ?? ''
  url.password = typeof password === 'string' ? password : ''
  return {
    url: url.href,
    restart() {
      const pid = readServerPid(hall.folder)
      if (pid !== null) process.kill(pid, 'SIGQUIT')
    },
    async close() {
      relay.close()
      await server.close()
    },
  }
}
