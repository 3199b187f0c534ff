import { Agent, request } from 'node:http'

export type Answer = { status: number; type: string; body: Buffer }

/** Sends requests over connections that are kept open, one for each concurrent request. */
export type HttpClient = { get(path: string): Promise<Answer>; close(): void }

export function openHttpClient(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true })
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        const asked = request(new URL(path, origin), { agent }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              type: answer.headers['content-type'] ?? '',
              body: Buffer.concat(chunks),
            }),
          )
        })
        asked.on('error', reject)
        asked.end()
      }),
    close: () => agent.destroy(),
  }
}
