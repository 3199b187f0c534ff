import { createServer, type RequestListener, type Server } from 'node:http'

/** The port is already in use, or the process lacks the permission to open it. */
class PortError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'PortError'
    this.code = code
  }
}

/** Begins to listen; `name` is the setting of the port. Throws a PortError. */
export async function openPort(
  server: Server,
  { port, host, name }: { port: number; host: string; name: string },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `${name}: port ${port} is in use by another program; set ${name} to another one.`
          : `${name}: port ${port} on ${host} can't be opened (${error.code}).`
      reject(new PortError(error.code ?? 'UNKNOWN', reason))
    })
    server.listen(port, host, resolve)
  })
}

/** Answers on a port of its own, which is not that of the site; `port` 0 chooses a free one. Throws a PortError. */
export async function serveOwnPort(
  answer: RequestListener,
  at: { port: number; host: string; name: string },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(answer)
  await openPort(server, at)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : at.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
