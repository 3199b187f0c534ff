// Covers: src/site src/design
import { gzipSync } from 'node:zlib'
import { findAccessibilityErrors } from '../support/browser-accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { findFonts, findStyleSheets } from '../support/first-view.ts'
import { shiftsOf, watchShifts } from '../support/browser-shifts.ts'
import { combine, isComplete, sample } from '../support/sweep.ts'
import { startSlowLine } from '../support/slow-line.ts'

// What is measured includes movements, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/**
 * One page of each kind; `{event}` and its like are looked up first. Those that are `lean` have no island in their first
 * view, so that stricter limits apply to them before any interaction.
 */
const kinds: { kind: string; isLean?: boolean }[] = [
  { kind: '/de', isLean: true },
  { kind: '/en/program-and-tickets', isLean: true },
  { kind: '/de{event}', isLean: true },
  { kind: '/en/archive-search?query=Mahler' },
  { kind: '/de{composer}' },
  { kind: '/de{work}' },
  { kind: '/de/stories' },
  { kind: '/de{article}', isLean: true },
  { kind: '/en/subscriptions' },
  { kind: '/de{subscription}' },
  { kind: '/de/besuch' },
  { kind: '/en/accessibility', isLean: true },
  { kind: '/de/search?q=Orgel' },
  { kind: '/de/forms' },
  { kind: '/de/forms/kontakt' },
  { kind: '/login' },
]

/** Further pages: with blocks of events, a hall, stories by tag, a concert of long ago, an empty and a narrowed search. */
const furtherKinds = [
  '/de/haus-und-menschen/vermittlung',
  '/de/haus-und-menschen/saele/grosser-saal',
  '/en/stories/tags/organ/3',
  '/de{past}',
  '/de/search',
  '/en/search?q=dvorak&kind=event',
].map((kind): (typeof kinds)[number] => ({ kind }))

const visited = isComplete ? [...kinds, ...furtherKinds] : kinds
const widths = [360, 1280]

test.describe('Every kind of page', () => {
  for (const [index, [{ kind, isLean }, colorScheme]] of combine(visited, [
    'light',
    'dark',
  ] as const).entries())
    // In a sample every other pair of kinds is visited at the other width.
    for (const width of isComplete ? widths : [widths[Math.floor(index / 2) % 2] ?? 360])
      test(`${kind} (${colorScheme}, ${width} px) loads little, does not shift, fits a phone, and passes the accessibility check`, async ({
        page,
        request,
      }) => {
        test.slow()
        await page.emulateMedia({ colorScheme })
        await watchShifts(page)
        const visit = async (address: string) => {
          // The end of the page before is in view, which loads scripts that are not those of this visit.
          await page.goto('about:blank')
          const loaded = watchFiles(page)
          await page.setViewportSize({ width, height: 800 })
          await page.goto(address)
          await hydrate(page)
          await page.waitForLoadState('networkidle') // what the browser does when idle is done, too
          await test.step('It does not shift after the first paint', async () => {
            const { early, late } = await shiftsOf(page)
            // When a typeface that is not preloaded replaces its fallback, a word may shift slightly.
            expect(late.filter((move) => Number.parseFloat(move) > 0.002)).toEqual([])
            expect(early).toBeLessThan(0.05)
          })
          await test.step('It loads few files, and none of the staff’s or of the style guide', () =>
            expectLittle(request, loaded(), {
              isLean,
              isHome: address === '/de',
              isPlain: address === '/de/besuch',
            }))
          await test.step('It passes the accessibility check, and fits a phone', async () => {
            await page.emulateMedia({ reducedMotion: 'reduce' })
            expect(await findAccessibilityErrors(page)).toEqual([])
            await page.setViewportSize({ width: 360, height: 780 })
            const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
            expect(overflow).toBeLessThanOrEqual(0)
          })
          await test.step('Nor does it load any of them when its end comes into view', async () => {
            await page.keyboard.press('End')
            await page.waitForLoadState('networkidle')
            for (const file of loaded().files.keys()) await readVisitorsFile(request, file)
          })
        }
        await visit(await resolve(kind, request))
        const other = isComplete ? await otherLanguage(page) : null
        if (other !== null) await visit(other) // the log-in has one address
      })

  test('hardly shifts while it arrives in pieces', async ({ browser, baseURL, request }) => {
    const line = await startSlowLine(baseURL ?? '', { pieces: 60, pause: 40 })
    for (const [kind, width] of sample(
      [
        ['/en/program-and-tickets', 360],
        ['/en/program-and-tickets', 1280],
        ['/de{composer}', 360],
      ] as const,
      1,
    )) {
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

  test('has one stylesheet, three typefaces, a fourth for bold text, and no render-blocking or foreign script, and tells browsers what to prefetch unless they save data', async ({
    request,
  }) => {
    for (const { kind } of kinds) {
      const path = await resolve(kind, request)
      const response = await request.get(path)
      const html = await response.text()
      const files = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag)
      expect(files.length, kind).toBeGreaterThan(0)
      for (const tag of files) expect(tag, kind).toContain('type="module"')
      const policy = response.headers()['content-security-policy'] ?? ''
      const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src ')) ?? ''
      expect(scripts, kind).toMatch(/^script-src 'self'( 'sha256-\S+')+$/)
      expect(findStyleSheets(html), kind).toHaveLength(1)
      const faces = findFonts(html).map((address) => address.replace(/^.*\/|-[\w-]{8}\.woff2$/g, ''))
      const hasBoldText = /<p[^>]*>(?:(?!<\/p>).)*<strong>/.test(html)
      const bold = hasBoldText ? ['serif-bold'] : []
      expect(faces.toSorted(), kind).toEqual(['sans', 'serif', ...bold, 'serif-italic'])
      expect(html, kind).not.toMatch(/<style>[^<]{200}|url\(data:font|base64,/)
      let typefaces = 0
      for (const address of findFonts(html)) typefaces += (await (await request.get(address)).body()).length
      expect(typefaces, kind).toBeGreaterThan(40_000)
      expect(typefaces, kind).toBeLessThanOrEqual(72_000)
      if (kind === '/login') continue // speculation rules are for visitors
      expect(html, kind).toContain('<script type="speculationrules">')
      const saving = await request.get(path, { headers: { 'Save-Data': 'on' } })
      expect(await saving.text(), kind).not.toContain('<script type="speculationrules">')
      expect(saving.headers()['vary'], kind).toMatch(/Save-Data/i)
    }
  })
})

type Loaded = {
  /** The scripts and style sheets, by address. */
  files: Map<string, 'script' | 'stylesheet'>
  typefaces: string[]
  workers: string[]
  /** The number of all requests until the page had loaded. */
  requests: number
}

/** Records what a page requests from now on. */
function watchFiles(page: Page): () => Loaded {
  const files: Loaded['files'] = new Map()
  const typefaces: string[] = []
  const workers: string[] = []
  let [all, requests] = [0, 0]
  page.removeAllListeners('request')
  page.on('request', (sent) => {
    const type = sent.resourceType()
    if (type !== 'image') all++ // how many pictures a page shows is up to its content
    if (type === 'script' || type === 'stylesheet') files.set(sent.url(), type)
    if (type === 'font') typefaces.push(sent.url())
  })
  page.once('load', () => (requests = all))
  page.on('worker', (worker) => workers.push(worker.url()))
  return () => ({ files, typefaces, workers, requests })
}

/** At most 130 KB of scripts and 34 KB of styles, compressed; on lean pages 15 KB of scripts, in 12 requests and pictures. */
async function expectLittle(
  request: Request,
  { files, typefaces, workers, requests }: Loaded,
  { isLean = false, isHome, isPlain }: { isLean: boolean | undefined; isHome: boolean; isPlain: boolean },
): Promise<void> {
  const sizes = { script: 0, stylesheet: 0 }
  for (const [address, type] of files) {
    const { code, bytes } = await readVisitorsFile(request, address)
    // A worker runs beside the page: the sand of the home page settles in one.
    if (workers.includes(address)) continue
    sizes[type] += bytes
    if (isLean) expect(code, address).not.toContain('react.dev/errors')
    if (isHome) expect(address).not.toMatch(/drawer|alert/)
  }
  expect(sizes.stylesheet).toBeGreaterThan(3000)
  expect(sizes.stylesheet).toBeLessThanOrEqual(34 * 1024)
  expect(sizes.script).toBeGreaterThan(1000)
  expect(sizes.script).toBeLessThanOrEqual(isLean ? 15_000 : 130 * 1024)
  expect(requests).toBeGreaterThan(3)
  if (isLean) expect(requests).toBeLessThanOrEqual(12)
  // Neither header nor footer needs characters of the files that are not preloaded.
  if (isPlain) expect(typefaces).toHaveLength(3)
}

const known = new Map<string, { code: string; bytes: number }>()

/** A script or style sheet with its compressed size; fails if it is one of staff or of the style guide. */
async function readVisitorsFile(request: Request, address: string): Promise<{ code: string; bytes: number }> {
  expect(address).not.toMatch(/hub|editor|office|styleguide|examples/)
  const code = known.get(address)?.code ?? (await (await request.get(address)).text())
  expect(code, address).not.toMatch(/ProseMirror|data-block-bar|editor-blue/)
  const read = known.get(address) ?? { code, bytes: gzipSync(code, { level: 6 }).length }
  known.set(address, read)
  return read
}

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
  if (kind.includes('{article}')) return `/de/stories/${await first('/api/articles?page_size=1')}`
  if (kind.includes('{subscription}'))
    return `/de/abonnements/${await first('/api/subscriptions?page_size=1')}`
  return kind
}
