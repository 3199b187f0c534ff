import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isClientDisconnected } from './client-disconnected.ts'
import { listen, type OpenPort } from './listen.ts'

let openPort: OpenPort
let began: PromiseWithResolvers<void>
let failed: PromiseWithResolvers<boolean>

beforeEach(async () => {
  began = Promise.withResolvers()
  failed = Promise.withResolvers()
  openPort = await listen({ port: 0, host: '127.0.0.1', name: 'PORT' })
  const app = new Hono()
  app.post('*', async (context) => {
    began.resolve()
    return context.json(await context.req.json())
  })
  app.onError((_, context) => {
    failed.resolve(isClientDisconnected(context))
    return context.body(null, 400)
  })
  openPort.serve(app.fetch)
})
afterEach(() => openPort.close())

test('A client that disconnects in the middle of a request has left', async () => {
  const socket = connect(openPort.port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"half":')
  await began.promise
  socket.destroy()
  expect(await failed.promise).toBe(true)
})

test('A client that sends nonsense and waits for the answer has not', async () => {
  const answer = await fetch(`http://127.0.0.1:${openPort.port}`, { method: 'POST', body: '{"half":' })
  expect(answer.status).toBe(400)
  expect(await failed.promise).toBe(false)
})
