import { Server as TcpServer, type Socket } from 'node:net'
import type { Server, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/**
 * How long idle connections stay open, in milliseconds, because a request may be in flight when the stop signal
 * arrives.
 */
const idleGrace = 200

export type OpenConnections = {
  /** Records a request whose answer begins; has to be called first. */
  note(response: ServerResponse): void
  /** Whether an answer on this connection has begun and is not complete. */
  isAnswering(socket: Socket): boolean
  /** Stops listening, lets running requests finish, and ends them only when `timeout` (milliseconds) is over. */
  close(options: { timeout: number }): Promise<void>
}

/**
 * Follows which connection of a server has requests in progress, so that the server can be closed without cutting off any
 * of them. Node's own `close` ends idle connections at once, does not end those on which nothing was ever sent, and does
 * not tell clients that a connection ends.
 */
export function followConnections(server: Server): OpenConnections {
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  let isGraceOver = false

  server.on('connection', (socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  const announceEnd = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  const closeIdle = () => {
    isGraceOver = true
    for (const [socket, responses] of connections) if (responses.size === 0) socket.destroySoon()
  }

  return {
    note(response) {
      const { socket } = response.req
      const responses = connections.get(socket)
      responses?.add(response)
      if (isClosing) announceEnd(response)
      response.once('close', () => {
        responses?.delete(response)
        if (isGraceOver && responses?.size === 0) socket.destroySoon()
      })
    },
    isAnswering(socket) {
      return [...(connections.get(socket) ?? [])].some((response) => response.headersSent)
    },
    async close({ timeout }) {
      isClosing = true
      // The system has accepted connections that the thread has been too busy to take over: closing would reset them.
      await setImmediate()
      for (const responses of connections.values()) responses.forEach(announceEnd)
      // Not the method of the HTTP server, which would end idle connections before a request in flight has arrived.
      const closed = new Promise<void>((resolve) => {
        TcpServer.prototype.close.call(server, () => resolve())
      })
      const timers = [
        // Timers come before what has arrived meanwhile.
        setTimeout(() => void setImmediate().then(closeIdle), idleGrace),
        setTimeout(() => connections.forEach((_, socket) => socket.destroy()), timeout),
      ]
      await closed
      timers.forEach(clearTimeout)
    },
  }
}
