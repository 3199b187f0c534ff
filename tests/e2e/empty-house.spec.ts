import { once } from 'node:events'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { startSite, type Site } from '../support/site.ts'
import { expect, test } from '../support/browser.ts'

test.describe.configure({ mode: 'serial' })

test.describe('A site without content', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ env: { DEMO: '0' } })
  })
  test.afterAll(() => site.stop())

  test('says on its console how to create the first administrator', () => {
    expect(site.output()).toContain('npm run admin:create')
  })

  test('has no style guide unless it is configured', async ({ request }) => {
    expect((await request.get(`${site.origin}/styleguide`)).status()).toBe(404)
  })

  test('has its fixed pages in both languages, and its lists say that they are empty', async ({
    request,
  }) => {
    const expected: [string, RegExp][] = [
      ['/de', /Das Haus ist offen, das Programm folgt/],
      ['/en', /The doors are open, the programme will follow/],
      ['/de/programm-und-karten', /Noch ist nichts angekündigt/],
      ['/en/archive-search', /Our books hold nothing on this/],
      ['/de/stories', /Hier steht noch nichts/],
      ['/en/subscriptions', /No subscriptions are on offer/],
      ['/de/search?q=Bach', /Dazu finden wir nichts/],
      ['/en/forms', /There are no forms here/],
      ['/de/barrierefreiheit', /Barrierefreiheit/],
      ['/en/accessibility', /Accessibility/],
      ['/de/besuch', /Besuch/],
      ['/en/visit', /Your visit/],
      ['/de/impressum', /Impressum/],
      ['/en/privacy', /Privacy/],
      ['/de/newsletter', /Newsletter/],
      ['/en/support', /Support us/],
    ]
    for (const [path, text] of expected) {
      const response = await request.get(site.origin + path)
      expect(response.status(), path).toBe(200)
      expect(/<main[^]*<\/main>/.exec(await response.text())?.[0], path).toMatch(text)
    }
  })

  test('answers its calls with empty lists', async ({ request }) => {
    const events: unknown = await (await request.get(`${site.origin}/api/events/`)).json()
    expect(events).toEqual({ count: 0, next: null, previous: null, results: [] })
    expect(await (await request.get(`${site.origin}/api/genres`)).json()).toEqual([])
    expect(await (await request.get(`${site.origin}/en/pageeditor-api/nav`)).json()).toEqual({
      menu: [],
      footer: [],
    })
  })

  test('answers a call completely whose body is still arriving when it has to end', async () => {
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
    const answer = await readText(call)
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    expect(answer).toMatch(/^connection: close\r$/im)
    expect(answer).toContain('"detail"')
    expect(await ended).toBe(0)
  })
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
