import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/**
 * The site behind a slow connection: documents arrive in this many pieces, and the browser may paint each before the
 * next one arrives. All else is passed on unchanged. Returns its address and a function that stops it.
 */
export async function startSlowLine(
  site: string,
  { pieces, pause }: { pieces: number; pause: number },
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site), { redirect: 'manual' })
      const content = Buffer.from(await answer.arrayBuffer())
      const headers = [...answer.headers].filter(
        ([name]) => !['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name),
      )
      response.writeHead(answer.status, Object.fromEntries(headers))
      if (!answer.headers.get('content-type')?.startsWith('text/html')) {
        response.end(content)
        return
      }
      // What precedes the body is not visible.
      const body = Math.max(content.indexOf('<body'), 0)
      response.write(content.subarray(0, body))
      const size = Math.ceil((content.length - body) / pieces)
      for (let from = body; from < content.length; from += size) {
        response.write(content.subarray(from, from + size))
        await setTimeout(pause)
      }
      response.end()
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
