import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

let program: ChildProcess
let output: string
let port: number
let ended: Promise<number | null>
let agent: Agent

beforeEach(async () => {
  output = ''
  agent = new Agent({ keepAlive: true })
  program = spawn(process.execPath, [path.join(import.meta.dirname, '../test-programs/slow-site.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  ended = new Promise((resolve) => {
    program.once('close', resolve)
  })
  program.stdout?.setEncoding('utf8').on('data', (part: string) => (output += part))
  port = Number((await printed(/port (\d+)/))[1])
})
afterEach(() => {
  agent.destroy()
  program.kill('SIGKILL')
})

/** Resolves when the program has printed a line. */
async function printed(line: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = line.exec(output)
    if (found) return found
    if (program.stdout) await once(program.stdout, 'data')
  }
}

/** Sends a request on a kept connection; the answer comes later. */
function ask(address: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, path: address, agent }, resolve).on('error', reject).end()
  })
}

const finish = (address: string) => program.stdin?.write(`${address}\n`)

test('Requests in progress are answered completely and in order, and then the program ends', async () => {
  const addresses = ['/1', '/2', '/3', '/4', '/5']
  const answers = addresses.map((address) => ask(address))
  for (const address of addresses) await printed(new RegExp(`began ${address}`))
  program.kill('SIGTERM')
  await printed(/closing/)
  for (const [index, address] of addresses.entries()) {
    expect(output).not.toContain('closed')
    finish(address)
    const answer = await answers[index]
    expect(answer && (await text(answer))).toBe(address)
    expect(answer?.headers.connection).toBe('close')
  }
  expect(await ended).toBe(0)
  expect(output).toMatch(/closing\nclosed\njobs stopped\ndatabase closed\n$/)
})

test('An answer whose beginning was sent already is completed', async () => {
  const answer = ask('/streamed')
  await printed(/began \/streamed/)
  const begun = await answer
  program.kill('SIGTERM')
  await printed(/closing/)
  finish('/streamed')
  expect(await text(begun)).toBe('begun, whole')
  expect(await ended).toBe(0)
})

test('New connections are refused, and idle ones are closed', async () => {
  expect(await text(await ask('/quick'))).toBe('/quick')
  const silent = connect(port, '127.0.0.1')
  const closed = once(silent.resume(), 'close')
  await once(silent, 'connect')
  const slow = ask('/slow')
  await printed(/began \/slow/)
  program.kill('SIGTERM')
  await closed
  const refused = connect(port, '127.0.0.1')
  const [error] = await once(refused, 'error')
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  finish('/slow')
  expect((await slow).headers.connection).toBe('close')
  expect(await ended).toBe(0)
})

test('Without any request the program ends at once, also when connections are open', async () => {
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  await text(await ask('/quick'))
  program.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('A second signal ends the program while requests are in progress', async () => {
  const slow = ask('/slow').catch(() => null)
  await printed(/began \/slow/)
  program.kill('SIGTERM')
  await printed(/closing/)
  program.kill('SIGTERM')
  expect(await ended).toBe(1)
  await slow
})
