import http from 'node:http'

/** A proxy in front of a site that delays each request, as a connection with that latency would. */
export async function openDelayingProxy(
  origin: string,
  milliseconds: number,
): Promise<{ origin: string; close: () => void }> {
  const { hostname, port, host } = new URL(origin)
  const server = http.createServer(({ method, url, headers }, response) => {
    setTimeout(() => {
      const onward = http.request(
        { hostname, port, path: url, method, headers: { ...headers, host } },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        },
      )
      onward.on('error', () => response.destroy())
      onward.end()
    }, milliseconds)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
