import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { startShop, type RunningShop } from './start-shop.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const options = {
  timeZone: () => 'Europe/Berlin',
  port: 0,
  host: '127.0.0.1',
  siteOrigins: ['http://localhost:3000'],
  catalogue: () => Promise.resolve([]),
}

const toClose: { close(): unknown }[] = []

afterEach(async () => {
  for (const one of toClose.splice(0)) await one.close()
})

describe('the shop on a real port', () => {
  it('answers, and stops listening once closed', async () => {
    const shop = await startShop(options)
    const answer = await fetch(`${shop.origin}/health`)
    expect(await answer.json()).toEqual({ status: 'ok' })
    await shop.close()
    await expect(fetch(`${shop.origin}/health`)).rejects.toThrow()
  })

  it('answers bytes that are not a valid address with a client error', async () => {
    const shop = await startHere()
    const answer = await fetch(`${shop.origin}/de/buyingflow/tickets/%E0%A4%A`)
    expect(answer.status).toBe(404)
  })

  it('reports in one line that its port is taken', async () => {
    const port = await takePort()
    await expect(startShop({ ...options, port })).rejects.toThrow(
      `The ticket shop cannot start: port ${port} is in use. Set SHOP_PORT to another.`,
    )
  })

  it('refuses a website that is not an origin', async () => {
    await expect(startShop({ ...options, siteOrigins: ['http://localhost:3000/de'] })).rejects.toThrow(
      'that is no origin',
    )
  })
})

describe('the shop as a program', () => {
  it('prints its address, sells its own offer and ends with SIGTERM', async () => {
    const { child, output, ended } = runProgram({ SHOP_PORT: '0' })
    const origin = await new Promise<string>((resolve) => {
      child.stdout.on('data', () => {
        const match = /http:\/\/\S+/.exec(output())
        if (match) resolve(match[0])
      })
    })
    expect(await (await fetch(`${origin}/feed/events.json`)).json()).toMatchObject({ count: 12 })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('ends with one line and code 1 when its port is taken', async () => {
    const { output, ended } = runProgram({ SHOP_PORT: String(await takePort()) })
    expect(await ended).toBe(1)
    expect(output()).toMatch(/^The ticket shop cannot start: port \d+ is in use\..*\n$/)
  })

  it('ends with one line and code 1 when a setting is wrong', async () => {
    const { output, ended } = runProgram({ SHOP_PORT: 'many' })
    expect(await ended).toBe(1)
    expect(output()).toMatch(/^SHOP_PORT .*\n$/)
  })
})

async function startHere(): Promise<RunningShop> {
  const shop = await startShop(options)
  toClose.push(shop)
  return shop
}

async function takePort(): Promise<number> {
  const server: Server = createServer()
  toClose.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

function runProgram(settings: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, HOST: '127.0.0.1', ...settings },
  })
  let text = ''
  child.stdout.on('data', (data) => (text += data))
  child.stderr.on('data', (data) => (text += data))
  const ended = new Promise((resolve) => {
    child.once('close', resolve)
  })
  return { child, output: () => text, ended }
}
