import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCachedSite, type CachedSite } from '../../../tests/support/cached-site.ts'
import { staleFor } from './open-page-cache.ts'

const long = 'Morgenstern '.repeat(200)
const terms = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, s-maxage=60' }
const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { ...terms, 'Surrogate-Key': 'event:12 events', ...headers } })

/** The application's current behaviour, set by each test. */
let application: (request: Request) => Response | Promise<Response>
let site: CachedSite
beforeEach(async () => {
  let version = 0
  application = () => page(`${long}version ${++version}`)
  site = await openCachedSite({ application: (request) => application(request) })
})
afterEach(() => site.close())

const isVersion = (version: number) => expect.stringMatching(new RegExp(`version ${version}$`))

describe('An answer is cached', () => {
  test('when it is public, has seconds and tags: it is rendered once', async () => {
    for (let count = 0; count < 3; count++) {
      const { status, text } = await site.ask('/de')
      expect(status).toBe(200)
      expect(text).toEqual(isVersion(1))
    }
    expect(site.rendered).toHaveLength(1)
  })

  test('with all of its headers, and with permission for a downstream cache to keep it for a second', async () => {
    application = () =>
      page(long, {
        'Content-Security-Policy': "default-src 'self'",
        'X-Content-Type-Options': 'nosniff',
        Link: '</a>; rel=preload',
        ETag: '"theirs"',
      })
    await site.ask('/de')
    const { headers } = await site.ask('/de', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      link: '</a>; rel=preload',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
      vary: 'Accept-Encoding, Cookie, Save-Data',
    })
    expect(headers.etag).not.toBe('"theirs"')
    expect(headers['surrogate-key']).toBeDefined()
  })

  test.each([
    ['without tags', { 'Surrogate-Key': '' }],
    ['without seconds', { 'Cache-Control': 'public' }],
    ['for no seconds', { 'Cache-Control': 'public, s-maxage=0' }],
    ['that is not called public', { 'Cache-Control': 's-maxage=60' }],
    ['that is private', { 'Cache-Control': 'public, private, s-maxage=60' }],
    ['that sets a cookie', { 'Set-Cookie': 'a=b' }],
    ['that depends on more than is looked at', { Vary: 'Cookie, Accept-Language' }],
    ['that is compressed already', { 'Content-Encoding': 'zstd' }],
  ])('but not one %s, which is passed on unchanged', async (_, headers) => {
    application = () => page('short', headers)
    for (let count = 1; count <= 2; count++) {
      const answer = await site.ask('/de')
      expect(answer.text).toBe('short')
      expect(site.rendered).toHaveLength(count)
      for (const [name, value] of Object.entries(headers))
        if (name !== 'Surrogate-Key') expect([answer.headers[name.toLowerCase()]].flat()).toEqual([value])
    }
    expect(site.cache.size().answers).toBe(0)
  })

  test('but no error, no redirect and no missing page', async () => {
    for (const status of [301, 404, 410, 500, 503]) {
      application = () =>
        new Response(long, { status, headers: { ...terms, 'Surrogate-Key': 'a', Location: '/en' } })
      const answer = await site.ask('/de', { headers: { 'Accept-Encoding': 'br' } })
      expect(answer).toMatchObject({ status, text: long })
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', location: '/en' })
    }
    expect(site.cache.size()).toEqual({ answers: 0, bytes: 0 })
  })
})

describe('The cache leaves to the application', () => {
  test.each([
    ['staff', '/de', { headers: { Cookie: 'consent=1; sessionid=abc' } }],
    ['forms', '/de', { method: 'POST' }],
    ['a preview', '/de?preview=abc', {}],
    ['a preview that is written in another way', '/de?%70review=abc', {}],
    ['a draft', '/de?page=2&draft', {}],
    ['a version', '/de?version=3', {}],
    ['the editor', '/de?edit=1', {}],
    ['an address of endless length', `/de?page=${'1'.repeat(1000)}`, {}],
    ['a query that is no text', '/de?page=%ff', {}],
    ['an address with a host', 'http://other.example/de', {}],
  ])('%s', async (_, path, asked) => {
    await site.ask('/de')
    const { text } = await site.ask(path, asked)
    expect(text).toBe('past the cache')
    expect(site.rendered).toHaveLength(1)
  })

  test('staff only where they are shown something else than visitors', async () => {
    const headers = { Cookie: 'sessionid=abc' }
    for (const path of ['/sitemap.xml', '/sitemap-events-1.xml', '/de/calendar/events.ics'])
      expect((await site.ask(path, { headers })).text, path).toMatch(/version \d$/)
    expect(site.passed).toEqual([])
  })

  test('paths that must not be cached', async () => {
    await site.close()
    site = await openCachedSite({
      application: () => page(long),
      paramsOf: (path) => (path === '/de' ? [] : null),
    })
    await site.ask('/login')
    expect(site.passed).toEqual(['/login'])
    await site.ask('/de')
    expect(site.passed).toHaveLength(1)
  })
})

describe('One address', () => {
  test('is the same for many spellings: unknown and empty parameters make no difference', async () => {
    for (const query of [
      'page=3&genre=1&genre=2',
      'utm_source=x&page=3&genre=1&genre=2&',
      'page=3&genre=1&genre=&genre=2',
    ])
      await site.ask(`/de?${query}`)
    expect(site.rendered.map(({ url }) => url)).toEqual(['https://hall.example/de?page=3&genre=1&genre=2'])
  })

  test('differs by the order of its parameters, because links of a page keep it', async () => {
    for (const path of ['/de?genre=1&page=2', '/de?page=2&genre=1', '/de', '/en']) await site.ask(path)
    expect(site.rendered).toHaveLength(4)
  })

  test('is rendered separately for visitors who save data', async () => {
    application = ({ headers }) => page(`saves data: ${headers.get('Save-Data') ?? 'no'}`)
    for (const [saves, text] of [
      ['on', 'on'],
      ['off', 'no'],
      ['on', 'on'],
    ] as const)
      expect((await site.ask('/de', { headers: { 'Save-Data': saves } })).text).toBe(`saves data: ${text}`)
    expect(site.rendered).toHaveLength(2)
  })

  test('is rendered without any other data of the visitor', async () => {
    await site.ask('/de', {
      headers: {
        Cookie: 'consent=1',
        'User-Agent': 'x',
        'X-Forwarded-Host': 'evil.example',
        Host: 'evil.example',
      },
    })
    expect([...(site.rendered[0]?.headers ?? [])]).toEqual([])
    expect(site.rendered[0]?.url).toBe('https://hall.example/de')
  })

  test('keeps its own spelling if it only redirects', async () => {
    application = ({ url }) =>
      new Response(null, { status: 301, headers: { Location: `/en${new URL(url).search}` } })
    const { headers } = await site.ask('/de?page=2&utm_source=x')
    expect(headers.location).toBe('/en?page=2&utm_source=x')
  })
})

describe('A cached answer is sent', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['gzip;q=0, identity;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('in the encoding that "%s" prefers', async (accepted, encoding) => {
    for (let count = 0; count < 2; count++) {
      const { headers, text, bytes } = await site.ask('/de', { headers: { 'Accept-Encoding': accepted } })
      expect(headers['content-encoding']).toBe(encoding)
      expect(Number(headers['content-length'])).toBe(bytes.length)
      expect(text).toEqual(isVersion(1))
    }
  })

  test('uncompressed when compression gains nothing', async () => {
    for (const [text, type] of [
      ['short', 'text/html'],
      [long, 'image/avif'],
    ] as const) {
      application = () => page(text, { 'Content-Type': type })
      const { headers, bytes } = await site.ask(`/de/${type}`, { headers: { 'Accept-Encoding': 'br' } })
      expect(headers['content-encoding']).toBeUndefined()
      expect(bytes.toString()).toBe(text)
    }
  })

  test('completely, whatever range is requested', async () => {
    await site.ask('/de')
    expect(await site.ask('/de', { headers: { Range: 'bytes=0-3' } })).toMatchObject({
      status: 200,
      text: isVersion(1),
    })
  })

  test('without its body to HEAD, which also fills the cache', async () => {
    const head = await site.ask('/de', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
    const get = await site.ask('/de', { headers: { 'Accept-Encoding': 'br' } })
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
    expect(head.bytes).toHaveLength(0)
    expect(site.rendered.map(({ method }) => method)).toEqual(['GET'])
  })

  test('to old clients, and to those that close the connection', async () => {
    for (const lines of [
      'GET /de HTTP/1.0\r\n\r\n',
      'GET /de HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ]) {
      const socket = connect(site.port, '127.0.0.1').setEncoding('utf8')
      let received = ''
      socket.on('data', (text: string) => {
        received += text
      })
      socket.write(lines)
      await once(socket, 'close')
      expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*version 1$/)
    }
  })
})

describe('An unchanged answer is not sent again', () => {
  const tagOf = async (encoding: string) =>
    (await site.ask('/de', { headers: { 'Accept-Encoding': encoding } })).headers.etag ?? ''

  test('to clients that send its ETag: alone, in a list, weakly, or any ETag at all', async () => {
    const tag = await tagOf('br')
    for (const named of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
      const answer = await site.ask('/de', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': named } })
      expect(answer).toMatchObject({ status: 304, text: '' })
      expect(answer.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding, Cookie, Save-Data' })
      expect(answer.headers['content-length']).toBeUndefined()
    }
  })

  test('to clients that send a time since which it has not changed, and no ETag', async () => {
    application = () => page('a calendar', { 'Last-Modified': 'Sat, 21 Nov 2026 10:00:00 GMT' })
    const ask = async (headers: Record<string, string>) => (await site.ask('/de', { headers })).status
    expect(await ask({ 'If-Modified-Since': 'Sat, 21 Nov 2026 10:00:00 GMT' })).toBe(304)
    expect(await ask({ 'If-Modified-Since': 'Sat, 21 Nov 2026 09:59:59 GMT' })).toBe(200)
    expect(
      await ask({ 'If-Modified-Since': 'Sat, 21 Nov 2026 10:00:00 GMT', 'If-None-Match': '"other"' }),
    ).toBe(200)
  })

  test('but every encoding has an ETag of its own, and every content', async () => {
    const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')]
    site.cache.clear()
    tags.push(await tagOf('br'))
    expect(new Set(tags).size).toBe(4)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
    const answer = await site.ask('/de', {
      headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': String(tags[3]) },
    })
    expect(answer.status).toBe(200)
  })

  test('also when it was rendered again with the same result', async () => {
    application = () => page(long)
    const tag = await tagOf('br')
    site.cache.clear()
    const answer = await site.ask('/de', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag } })
    expect(answer.status).toBe(304)
    expect(site.rendered).toHaveLength(2)
  })
})

/** Waits until background work has finished; the next answer shows the given version. */
async function untilRendered(version: number): Promise<void> {
  await expect.poll(async () => (await site.ask('/de')).text, { interval: 1 }).toEqual(isVersion(version))
}

describe('The headers of every answer', () => {
  test('are on cached, revalidated and private answers, and on errors', async () => {
    const own = expect.objectContaining({ 'x-own': 'of every answer' })
    expect((await site.ask('/de')).headers).toEqual(own)
    const { headers } = await site.ask('/de')
    expect(headers).toEqual(own)
    expect((await site.ask('/de', { headers: { 'If-None-Match': String(headers.etag) } })).headers).toEqual(
      own,
    )
    application = () => new Response('one', { headers: { 'Set-Cookie': 'id=1' } })
    for (const path of ['/en', '/en?utm_source=x']) expect((await site.ask(path)).headers).toEqual(own)
    application = () => Promise.reject(new Error('no database'))
    expect((await site.ask('/en?page=2')).headers).toEqual(own)
  })

  test('are overridden by those of the application', async () => {
    application = () => page(long, { 'X-Own': 'of this page' })
    await site.ask('/de')
    expect((await site.ask('/de')).headers['x-own']).toBe('of this page')
  })
})

describe('After its expiry', () => {
  test('an answer is rendered in the background when it is first requested', async () => {
    await site.ask('/de')
    site.wait(59_999)
    expect((await site.ask('/de')).text).toEqual(isVersion(1))
    expect(site.rendered).toHaveLength(1)
    site.wait(1)
    expect((await site.ask('/de')).text).toEqual(isVersion(1))
    await untilRendered(2)
    expect(site.rendered).toHaveLength(2)
  })

  test('it is served for three more seconds; from then on everybody waits for the new one', async () => {
    await site.ask('/de')
    site.wait(60_000 + staleFor)
    expect((await site.ask('/de')).text).toEqual(isVersion(2))
  })

  test('the time counts from the beginning of the rendering, which has read the clock', async () => {
    const gate = Promise.withResolvers<void>()
    application = async () => {
      await gate.promise
      return page('version 1')
    }
    const { answer } = await site.begin('/de')
    site.wait(30_000)
    gate.resolve()
    await answer
    site.wait(30_000 + staleFor)
    application = () => page('version 2')
    expect((await site.ask('/de')).text).toBe('version 2')
  })
})

describe('After one of its tags was dropped', () => {
  test('an answer is not served any more', async () => {
    await site.ask('/de')
    site.cache.drop(['genres', 'event:12'])
    expect((await site.ask('/de')).text).toEqual(isVersion(2))
    site.cache.drop(['events'])
    expect((await site.ask('/de')).text).toEqual(isVersion(3))
  })

  test('all others stay', async () => {
    await site.ask('/de')
    site.cache.drop(['event:1', 'menu'])
    expect((await site.ask('/de')).text).toEqual(isVersion(1))
  })

  test('nothing that was rendered before is served after everything was cleared', async () => {
    await site.ask('/de')
    site.cache.clear()
    expect((await site.ask('/de')).text).toEqual(isVersion(2))
  })

  test('an answer leaves the cache when its page no longer exists', async () => {
    await site.ask('/de')
    application = () => new Response('gone', { status: 404 })
    site.cache.drop(['events'])
    await site.ask('/de')
    await expect.poll(() => site.cache.size().answers, { interval: 1 }).toBe(0)
    expect(await site.ask('/de')).toMatchObject({ status: 404, text: 'gone' })
  })
})

/** Holds back the application's answers until the test releases them. */
function holdAnswers() {
  const held: ((response: Response) => void)[] = []
  application = () => new Promise<Response>((resolve) => held.push(resolve))
  return held
}

describe('While an answer is rendered', () => {
  test('all concurrent requests wait for the same one', async () => {
    const held = holdAnswers()
    const waiting = []
    for (let count = 0; count < 20; count++) waiting.push(await site.begin('/de'))
    expect(held).toHaveLength(1)
    held[0]?.(page('version 1'))
    for (const { answer } of waiting) expect((await answer).text).toBe('version 1')
    expect(site.rendered).toHaveLength(1)
  })

  test('a change of what it shows lets waiting requests have it, but does not cache it', async () => {
    const held = holdAnswers()
    const { answer } = await site.begin('/de')
    site.cache.drop(['event:12'])
    held[0]?.(page('before or after'))
    expect((await answer).text).toBe('before or after')
    expect(site.cache.size().answers).toBe(0)
  })

  test('a change of something else has no effect', async () => {
    const held = holdAnswers()
    const { answer } = await site.begin('/de')
    site.cache.drop(['event:1'])
    held[0]?.(page('version 1'))
    await answer
    expect(site.cache.size().answers).toBe(1)
  })

  test('a request after a change gets an answer whose rendering began afterwards', async () => {
    const held = holdAnswers()
    const early = await site.begin('/de')
    site.cache.drop(['events'])
    const late = await site.begin('/de')
    expect(held).toHaveLength(2)
    held[1]?.(page('new'))
    expect((await late.answer).text).toBe('new')
    held[0]?.(page('old'))
    expect((await early.answer).text).toBe('old')
    expect((await site.ask('/de')).text).toBe('new')
  })

  test('no request joins one that takes too long', async () => {
    const held = holdAnswers()
    const stuck = await site.begin('/de')
    site.wait(staleFor)
    const { answer } = await site.begin('/de')
    held[1]?.(page('version 2'))
    expect((await answer).text).toBe('version 2')
    held[0]?.(page('version 1', { 'Surrogate-Key': 'other' }))
    await stuck.answer
    expect((await site.ask('/de')).text).toBe('version 2')
  })

  test('clearing the cache leaves it to the waiting requests only', async () => {
    const held = holdAnswers()
    const { answer } = await site.begin('/de')
    site.cache.clear()
    const next = await site.begin('/de')
    held[0]?.(page('old'))
    await answer
    expect(site.cache.size().answers).toBe(0)
    held[1]?.(page('new'))
    expect((await next.answer).text).toBe('new')
  })

  test('a private one goes to the first request only; the others cause their own', async () => {
    const held = holdAnswers()
    const [first, second] = [await site.begin('/de'), await site.begin('/de')]
    held[0]?.(new Response('one', { headers: { 'Set-Cookie': 'id=1' } }))
    expect((await first.answer).text).toBe('one')
    await expect.poll(() => held.length, { interval: 1 }).toBe(2)
    held[1]?.(new Response('two', { headers: { 'Set-Cookie': 'id=2' } }))
    expect(await second.answer).toMatchObject({ text: 'two', headers: { 'set-cookie': ['id=2'] } })
    expect(site.passed).toHaveLength(1)
  })
})

describe('When rendering fails', () => {
  test('the stale answer is served as long as allowed, then the error, which is not cached', async () => {
    await site.ask('/de')
    const works = application
    application = () => new Response('broken', { status: 500 })
    site.wait(60_000)
    expect((await site.ask('/de')).text).toEqual(isVersion(1))
    await expect.poll(() => site.rendered.length, { interval: 1 }).toBe(2)
    site.wait(staleFor - 1)
    expect((await site.ask('/de')).text).toEqual(isVersion(1))
    site.wait(1)
    expect(await site.ask('/de')).toMatchObject({ status: 500, text: 'broken' })
    application = works
    expect((await site.ask('/de')).text).toEqual(isVersion(2))
  })

  test.each([
    ['a database outage', 503],
    ['the time in which the disk is full', 507],
  ])('during %s the last answer is served however long it takes', async (_, status) => {
    await site.ask('/de')
    const works = application
    application = () => new Response('later', { status })
    site.wait(60_000 + 100 * staleFor)
    expect((await site.ask('/de')).text).toEqual(isVersion(1))
    expect(await site.ask('/en')).toMatchObject({ status, text: 'later' })
    application = works
    expect((await site.ask('/de')).text).toEqual(isVersion(2))
  })

  test('all waiting requests get the same error', async () => {
    const held = holdAnswers()
    const waiting = [await site.begin('/de'), await site.begin('/de?utm_source=x')]
    held[0]?.(new Response('broken', { status: 503 }))
    for (const { answer } of waiting) expect(await answer).toMatchObject({ status: 503, text: 'broken' })
    expect(held).toHaveLength(1)
  })

  test('an exception is logged and answered', async () => {
    const failure = new Error('no database')
    application = () => Promise.reject(failure)
    expect((await site.ask('/de')).status).toBe(500)
    expect(site.errors).toEqual([failure])
  })
})
