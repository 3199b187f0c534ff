import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '../support/browser.ts'
import { startSite } from '../support/site.ts'

test('A call whose body is still arriving when the process has to end is answered completely', async () => {
  test.setTimeout(120_000)
  const site = await startSite({ env: { DEMO: '0' } })
  const port = Number(new URL(site.origin).port)
  const body = JSON.stringify({ email: 'nobody@house.example', password: 'four words of nonsense' })
  const call = connect(port, '127.0.0.1')
  call.write(
    `POST /de/pageeditor-api/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  const [first] = await once(call, 'data')
  expect(String(first)).toContain('100 Continue')
  call.write(body.slice(0, 10))

  const ended = site.stop()
  await expect.poll(() => isRefused(port)).toBe(true)
  call.write(body.slice(10))
  const answer = await text(call)
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(answer).toMatch(/^connection: close\r$/im)
  expect(answer).toContain('"detail"')
  expect(await ended).toBe(0)
})

/** Whether nobody listens on the port any more. */
function isRefused(port: number): Promise<boolean> {
  const attempt = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    attempt.once('error', () => resolve(true))
    attempt.once('connect', () => {
      attempt.destroy()
      resolve(false)
    })
  })
}
