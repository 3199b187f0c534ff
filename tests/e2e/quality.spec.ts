import { answeredConsent } from '../support/answered-consent.ts'
import { gzipSync } from 'node:zlib'
import { findAccessibilityFaults } from '../support/browser-accessibility.ts'
import { findFonts } from '../../bench/first-view.ts'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { shiftsOf, watchShifts } from '../support/browser-shifts.ts'
import { combine, isComplete } from '../support/sweep.ts'
import { startSlowLine } from '../support/slow-line.ts'

/** One page of each kind; `{event}` and its like are looked up first. */
const kinds = [
  '/de',
  '/en/program-and-tickets',
  '/de{event}',
  '/en/archive-search?query=Mahler',
  '/de{composer}',
  '/de{work}',
  '/de/stories',
  '/de{article}',
  '/en/subscriptions',
  '/de{subscription}',
  '/de/besuch',
  '/en/accessibility',
  '/de/search?q=Orgel',
  '/de/forms',
  '/de/forms/kontakt',
  '/login',
]

/** Further pages whose size may differ: with blocks of events, a hall, stories by tag, a concert of long ago. */
const furtherKinds = [
  '/de/barrierefreiheit',
  '/de/haus-und-menschen/vermittlung',
  '/de/haus-und-menschen/saele/grosser-saal',
  '/en/stories/tags/organ/3',
  '/de{past}',
]

/** The kinds that load most: the script budget of `npm test`. */
const heaviestKinds = [
  '/en/program-and-tickets',
  '/de{event}',
  '/en/archive-search?query=Mahler',
  '/de/besuch',
]

const widths = [360, 1280]

test.describe('Every kind of page', () => {
  for (const [index, [kind, colorScheme]] of combine(kinds, ['light', 'dark'] as const).entries())
    test(`${kind} (${colorScheme}) hydrates without errors, fits a phone, and passes the accessibility check`, async ({
      page,
      request,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const check = async (address: string) => {
        await page.setViewportSize({ width: 360, height: 780 })
        await page.goto(address)
        await hydrate(page)
        const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
        expect(overflow).toBeLessThanOrEqual(0)
        // In a sample every other pair of kinds is checked at the other width.
        for (const width of isComplete ? widths : [widths[Math.floor(index / 2) % 2] ?? 360]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await findAccessibilityFaults(page), `${address} at ${width}`).toEqual([])
        }
      }
      await check(await resolve(kind, request))
      const other = isComplete ? await otherLanguage(page) : null
      if (other !== null) await check(other) // the log-in has one address
    })

  test('loads at most 130 KB of scripts and 30 KB of styles for visitors, compressed, and none of the staff’s', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    for (const kind of isComplete ? [...kinds, ...furtherKinds] : heaviestKinds) {
      const files = { script: new Set<string>(), stylesheet: new Set<string>() }
      page.removeAllListeners('request')
      page.on('request', (sent) => {
        const type = sent.resourceType()
        if (type === 'script' || type === 'stylesheet') files[type].add(sent.url())
      })
      await page.goto('about:blank')
      await page.context().clearCookies()
      // The consent banner of the first visit adds another 6 KB of styles.
      await page.context().addCookies(answeredConsent(baseURL).cookies)
      await page.goto(await resolve(kind, request))
      await hydrate(page)
      await page.waitForLoadState('networkidle')
      const weigh = async (addresses: Set<string>) => {
        let size = 0
        for (const address of addresses) {
          expect(address).not.toMatch(/hub|editor|office/)
          size += compressedSize(await (await request.get(address)).body())
        }
        return size
      }
      const sizes = { script: await weigh(files.script), stylesheet: await weigh(files.stylesheet) }
      // Typefaces are not counted: what a page preloads has a limit of its own.
      let typefaces = 0
      for (const address of findFonts(await (await request.get(page.url())).text()))
        typefaces += (await (await request.get(address)).body()).length
      expect(typefaces, `${kind} typefaces`).toBeGreaterThan(40_000)
      expect(typefaces, `${kind} typefaces`).toBeLessThanOrEqual(72_000)
      expect(sizes.script, `${kind} scripts`).toBeGreaterThan(3000)
      expect(sizes.script, `${kind} scripts`).toBeLessThanOrEqual(130 * 1024)
      expect(sizes.stylesheet, `${kind} styles`).toBeGreaterThan(3000)
      expect(sizes.stylesheet, `${kind} styles`).toBeLessThanOrEqual(30 * 1024)
    }
  })

  test('does not shift after the first paint, on a phone and on a desktop', async ({
    browser,
    baseURL,
    request,
  }) => {
    test.slow()
    const moved: string[] = []
    for (const [kind, width] of combine(kinds, [360, 1280])) {
      const context = await browser.newContext({ baseURL, viewport: { width, height: 800 } })
      const page = await context.newPage()
      await watchShifts(page)
      await page.goto(await resolve(kind, request))
      await hydrate(page)
      const { early, late } = await shiftsOf(page)
      // When a typeface that is not preloaded replaces its fallback, a word may shift slightly.
      const seen = late.filter((move) => Number.parseFloat(move) > 0.002)
      if (seen.length > 0) moved.push(`${kind} at ${width}: ${seen.join(', ')}`)
      expect(early, `${kind} at ${width} while it comes`).toBeLessThan(0.05)
      await context.close()
    }
    expect(moved).toEqual([])
  })

  test('hardly shifts while it arrives in pieces', async ({ browser, baseURL, request }) => {
    const line = await startSlowLine(baseURL ?? '', { pieces: 60, pause: 40 })
    for (const [kind, width] of [
      ['/en/program-and-tickets', 1280],
      ['/en/program-and-tickets', 360],
      ['/de{composer}', 360],
    ] as const) {
      const context = await browser.newContext({ baseURL: line.origin, viewport: { width, height: 800 } })
      const page = await context.newPage()
      await watchShifts(page)
      await page.goto(await resolve(kind, request))
      await hydrate(page)
      const { early, late } = await shiftsOf(page)
      expect(early, `${kind} at ${width}`).toBeLessThan(0.01)
      expect(late, `${kind} at ${width}`).toEqual([])
      await context.close()
    }
    await line.stop()
  })

  test('has no render-blocking script, and no inline script that its policy does not allow', async ({
    request,
  }) => {
    for (const kind of kinds) {
      const response = await request.get(await resolve(kind, request))
      const html = await response.text()
      const files = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag)
      expect(files.length, kind).toBeGreaterThan(0)
      for (const tag of files) expect(tag, kind).toContain('type="module"')
      const policy = response.headers()['content-security-policy'] ?? ''
      const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src ')) ?? ''
      expect(scripts, kind).toMatch(/^script-src 'self'( 'sha256-\S+')+$/)
    }
  })
})

/** The same page in the other language, as its head names it. */
async function otherLanguage(page: Page): Promise<string | null> {
  const here = new URL(page.url())
  const languages = await page
    .locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const paths = languages.map((address) => new URL(address, here).pathname)
  const other = paths.find((path) => path !== here.pathname)
  return other === undefined ? null : other + here.search
}

function compressedSize(content: Buffer): number {
  return gzipSync(content, { level: 6 }).length
}

type Request = Parameters<Parameters<typeof test>[2]>[0]['request']
type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

/** The pages of the first composer and work on a bill. A wrong slug leads to the right one. */
async function billOf(request: Request): Promise<{ composer: string; work: string }> {
  const answer = (await (await request.get('/api/events?query=Mahler&page_size=1')).json()) as {
    results: { programme: { work: { id: number; composer: { id: number } } | null }[] }[]
  }
  const work = answer.results[0]?.programme.find((item) => item.work)?.work
  return { composer: `/de/personen/x/${work?.composer.id}`, work: `/de/werke/x/${work?.id}` }
}

async function resolve(kind: string, request: Request): Promise<string> {
  const first = async (call: string) => {
    const { results } = (await (await request.get(call)).json()) as {
      results: { id: number; slug: { de: string } }[]
    }
    const [record] = results
    return `${record?.slug.de}/${record?.id}`
  }
  if (kind.includes('{composer}')) return (await billOf(request)).composer
  if (kind.includes('{work}')) return (await billOf(request)).work
  if (kind.includes('{event}'))
    return `/de/programm-und-karten/${await first('/api/events?query=Mahler&page_size=1')}`
  if (kind.includes('{past}'))
    return `/de/programm-und-karten/${await first('/api/events?query=Beethoven&date_to=1938-12-31&date=1913-10-19&page_size=1')}`
  if (kind.includes('{article}')) return `/de/stories/${await first('/api/articles?size=1')}`
  if (kind.includes('{subscription}'))
    return `/de/abonnements/${await first('/api/subscriptions?page_size=1')}`
  return kind
}
