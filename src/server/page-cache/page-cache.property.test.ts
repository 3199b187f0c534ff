import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCachedSite, type Received } from '../../../tests/support/cached-site.ts'
import { staleFor } from './open-page-cache.ts'

const seldom = fc.nat(5).map((number) => number === 5)

const anyRequest = fc.record({
  kind: fc.constant('ask' as const),
  path: fc.constantFrom('/de/1', '/de/both'),
  query: fc.constantFrom('', '', '?utm_source=x', '?utm_source=y&page=2', '?preview=secret'),
  accepted: fc.constantFrom('br, gzip', 'gzip', 'br;q=0', '*', 'gzip, br;q=0.1', 'identity', ''),
  savesData: seldom,
  isStaff: seldom,
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  namesTag: fc.boolean(),
})
type Question = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never

const anyStep = fc.oneof(
  { weight: 8, arbitrary: anyRequest },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), event: fc.constantFrom(1, 2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1, 100, 499, 500, 501, 999, 1000, 2999, 3001, 10_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('render' as const), which: fc.constantFrom('all', 'newest') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('go wrong' as const),
      how: fc.constantFrom('broken', 'personal'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
)

test('No client gets an answer that is outdated for longer than allowed, private, or in an unsupported encoding', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 60 }), async (steps) => {
      const hall = await openHall()
      try {
        for (const step of steps) {
          if (step.kind === 'ask') await hall.ask(step)
          else if (step.kind === 'change') hall.change(step.event)
          else if (step.kind === 'wait') hall.site.wait(step.milliseconds)
          else if (step.kind === 'render') await (step.which === 'all' ? hall.render() : hall.renderNewest())
          else if (step.kind === 'clear') hall.site.cache.clear()
          else hall.goWrongOnce(step.how)
        }
        await hall.render()
        expect(hall.site.errors).toEqual([])
        expect(hall.site.rendered.filter(({ headers }) => headers.has('Cookie'))).toEqual([])
      } finally {
        await hall.site.close()
      }
    }),
    { numRuns: 250 },
  )
})

/** The content of a page changes on its own with this period in milliseconds, as when a sale begins. */
const period = 7000

/** Lets background work proceed; the tested properties hold whether or not it has finished. */
async function pause(): Promise<void> {
  for (let count = 0; count < 20; count++) await new Promise((resolve) => setImmediate(resolve))
}

/** Two events that change, a page for each and one for both, and the versions that visitors have received. */
async function openHall() {
  /** The start time of each version of an event. */
  const versions = { 1: [0], 2: [0] }
  const eventsOn = (path: string) =>
    ([1, 2] as const).filter((event) => path === '/de/both' || path.endsWith(`/${event}`))
  let wrong: string | null = null
  let isHolding = true
  const held: (() => void)[] = []
  const waiting = new Set<Promise<void>>()
  const textsByTag = new Map<string, string>()
  const bytesByTag = new Map<string, string>()
  const personal = new Set<string>()
  let lastTag = '"none"'
  let count = 0

  /** Reads the current state, and answers when the test releases it. */
  async function application({ url, headers }: Request): Promise<Response> {
    const how = wrong
    wrong = null
    const { pathname, searchParams } = new URL(url)
    const events = eventsOn(pathname)
    const time = site.now()
    const shown = {
      path: pathname,
      page: searchParams.get('page'),
      savesData: headers.get('Save-Data') === 'on',
      versions: events.map((event) => [event, versions[event].length] as const),
      until: (Math.floor(time / period) + 1) * period,
      personal: how === 'personal' ? String(++count) : null,
      padding: '.'.repeat(1500),
    }
    const seconds = Math.floor((shown.until - time) / 1000)
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    if (how === 'broken') return new Response('broken', { status: 500 })
    const answer = Response.json(shown, {
      headers: {
        'Surrogate-Key': events.map((event) => `event:${event}`).join(' '),
        'Cache-Control': `public, s-maxage=${seconds}`,
      },
    })
    if (how === 'personal') answer.headers.set('Set-Cookie', 'id=1')
    return answer
  }
  const site = await openCachedSite({ paramsOf: () => ['page'], application })

  async function ask(question: Question): Promise<void> {
    const { path, query, accepted, savesData, isStaff, method, namesTag } = question
    const headers = {
      'Accept-Encoding': accepted,
      ...(savesData && { 'Save-Data': 'on' }),
      ...(isStaff && { Cookie: 'sessionid=secret' }),
      ...(namesTag && { 'If-None-Match': lastTag }),
    }
    const { answer } = await site.begin(path + query, { method, headers })
    const askedAt = site.now()
    const judged = answer.then((received) => judge(question, askedAt, received))
    waiting.add(judged)
  }

  /** Releases all held answers and waits until all requests are answered. */
  async function render(): Promise<void> {
    isHolding = false
    for (const release of held.splice(0)) release()
    await Promise.all(waiting)
    waiting.clear()
    isHolding = true
  }

  /** Releases the latest rendering first, as if it had been faster, and waits until some request is answered. */
  async function renderNewest(): Promise<void> {
    held.pop()?.()
    await Promise.race([...waiting, pause()])
  }

  function judge(question: Question, askedAt: number, received: Received): void {
    const { path, query, accepted, savesData, isStaff, method } = question
    if (isStaff || query.includes('preview')) {
      expect(received.text).toBe(method === 'HEAD' ? '' : 'past the cache')
      return
    }
    if (received.status === 500) return
    const { etag, ...headers } = received.headers
    const encoding = headers['content-encoding']
    if (encoding === 'br') expect(accepted).toMatch(/^br, gzip$|^\*$/)
    if (encoding === 'gzip') expect(accepted).toMatch(/^gzip/)
    if (etag !== undefined && received.text !== '') {
      const bytes = received.bytes.toString('base64')
      expect(bytesByTag.get(etag) ?? bytes).toBe(bytes)
      bytesByTag.set(etag, bytes)
      textsByTag.set(etag, received.text)
      lastTag = etag
    }
    // A 304 stands for the text sent earlier with the same ETag; a HEAD answer may stand for one.
    const text = received.text || textsByTag.get(etag ?? '')
    if (received.status === 304) expect(text).toBeDefined()
    if (text === undefined) return

    const shown = JSON.parse(text)
    expect(shown).toMatchObject({ path, page: query.includes('page=2') ? '2' : null, savesData })
    for (const [event, version] of shown.versions) {
      const endedAt = versions[event as 1 | 2][version] ?? Infinity
      expect(askedAt).toBeLessThanOrEqual(endedAt)
    }
    expect(askedAt - shown.until).toBeLessThan(staleFor)
    if (shown.personal === null) return
    expect(headers['set-cookie']).toBeDefined()
    expect(personal).not.toContain(shown.personal)
    personal.add(shown.personal)
  }

  return {
    site,
    ask,
    render,
    renderNewest,
    change(event: 1 | 2) {
      versions[event].push(site.now())
      site.cache.drop([`event:${event}`])
    },
    goWrongOnce(how: string) {
      wrong = how
    },
  }
}
