import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { generate } from 'selfsigned'

export type TlsPostgres = { port: number; close(): Promise<void> }

/**
 * A server that speaks PostgreSQL's protocol over TLS only, in front of one on a Unix socket. Its certificate is for
 * the name `localhost`, and its authority is written to `caFile`.
 */
export async function startTlsPostgres(socketPath: string, caFile: string): Promise<TlsPostgres> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  writeFileSync(caFile, cert)
  const sockets = new Set<Socket>()
  const answer = (socket: Socket) => {
    socket.write('S')
    const secure = new TLSSocket(socket, { isServer: true, key, cert })
    const upstream = connect(socketPath)
    sockets.add(upstream)
    for (const side of [secure, upstream]) side.on('error', () => socket.destroy())
    secure.pipe(upstream)
    upstream.pipe(secure)
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', (request) => {
      if (request.readInt32BE(4) === 80_877_103) answer(socket)
      else socket.destroy() // not a request for TLS
    })
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
