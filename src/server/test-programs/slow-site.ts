/** A site whose answers end when the test sends the path of their address. */
import { createInterface } from 'node:readline'
import { listen } from '../http/listen.ts'
import { shutDownOnSignal } from '../start/shut-down.ts'

const waiting = new Map<string, () => void>()
const say = (line: string) => process.stdout.write(`${line}\n`)

const openPort = await listen({ port: 0, host: '127.0.0.1', name: 'PORT' })
const end = shutDownOnSignal(
  async () => {
    say('closing')
    await openPort.close()
    say('closed')
  },
  (error) => say(String(error)),
)
end.add(async () => say('database closed'))
end.add(async () => say('jobs stopped'))

openPort.serveWith((request, response) => {
  const path = request.url ?? ''
  const answer = () => {
    if (path.startsWith('/streamed')) response.end('whole')
    else response.end(path)
  }
  if (path.startsWith('/streamed')) response.write('begun, ')
  if (path === '/quick') return answer()
  waiting.set(path, answer)
  say(`began ${path}`)
})
createInterface({ input: process.stdin }).on('line', (path) => waiting.get(path)?.())
say(`port ${openPort.port}`)
