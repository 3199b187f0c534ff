// Covers: src/site/pages/content src/domain/content src/design/rich-text
import { pages } from '../../houses/morgenstern/demo/pages/pages.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { renderHostilePage } from '../support/hostile-rendering.ts'
import { sample } from '../support/sweep.ts'

/** The path of every page of the demo hall, in both languages. */
const paths = pages.map(({ key }) => ({ de: pathOf(key, 'de'), en: pathOf(key, 'en') }))

function pathOf(key: string, language: 'de' | 'en'): string {
  const page = pages.find((candidate) => candidate.key === key)
  if (!page) throw new Error(`no page ${key}`)
  const above = page.parentKey === null ? `/${language}` : pathOf(page.parentKey, language)
  return page.slugs[language] ? `${above}/${page.slugs[language]}` : above
}

test.describe('Texts and links', () => {
  test('of every block cannot inject anything into a page, as a browser parses it', async ({ page }) => {
    test.setTimeout(300_000)
    const { hostile, harmless } = await renderHostilePage()
    expect(hostile.length).toBeGreaterThan(5000)
    const read = (markup: string[]) =>
      page.evaluate((documents) => {
        const shapes = new Set<string>()
        const addresses = new Set<string>()
        for (const document of documents) {
          const parsed = new DOMParser().parseFromString(document, 'text/html')
          for (const element of parsed.querySelectorAll('*')) {
            shapes.add(`${element.namespaceURI?.split('/').at(-1)} ${element.localName}`)
            for (const { name, value } of element.attributes) {
              shapes.add(`${element.localName} ${name}`)
              if (/^(href|src|action|formaction|poster|data|xlink:href|background|cite|ping)$/.test(name))
                addresses.add(value)
              if (name === 'srcset')
                for (const entry of value.split(', ')) addresses.add(entry.split(' ')[0] ?? '')
              if (name === 'style' && /url\(|expression|position/i.test(value)) shapes.add(`style ${value}`)
            }
          }
        }
        const targets = [...addresses].map((address) => {
          const { protocol, host, username } = new URL(address, 'https://house.example')
          return `${protocol}//${username}${host}`
        })
        return { shapes: [...shapes], targets: [...new Set(targets)] }
      }, markup)
    // Most variants of a block are rendered alike.
    const plain = await read([...new Set(harmless)])
    const found = await read([...new Set(hostile)])
    expect(found.shapes.filter((shape) => !plain.shapes.includes(shape))).toEqual([])
    expect(found.targets.filter((target) => !plain.targets.includes(target))).toEqual([])
    expect(plain.shapes).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/ (script|iframe|on\w+)$/)]),
    )
    expect(plain.targets).toEqual(['https://house.example'])
  })
})

test.describe('The pages of the hall', () => {
  for (const language of ['de', 'en'] as const)
    test(`exist in ${language}, declare that language, and contain each id once`, async ({
      request,
      baseURL,
    }) => {
      test.setTimeout(180_000)
      for (const { [language]: path } of paths) {
        const response = await request.get(path)
        expect(response.status(), path).toBe(200)
        const html = await response.text()
        const ids = [...html.matchAll(/<[a-z][^>]*? id="([^"]+)"/g)].map(([, id]) => id)
        expect(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          path,
        ).toEqual([])
        expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"`)
        for (const property of ['og:title', 'og:description', 'og:type', 'og:image', 'og:image:alt'])
          expect(html, `${path} ${property}`).toMatch(
            new RegExp(`<meta property="${property}" content="[^"]`),
          )
        expect(html.match(/<h1/g), path).toHaveLength(1)
        for (const [, target = ''] of html.matchAll(/<a href="#([^"]+)"/g))
          if (target !== 'top') expect(ids, path).toContain(target) // `#top` works without an element of this id
      }
    })

  test('request nothing from other hosts without consent', async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const key of sample(
      ['gastronomie', 'orchester', 'presse', 'home', 'vermittlung', 'fuehrungen', 'ensembles'],
      3,
    ))
      await page.goto(pathOf(key, 'de'))
    const foreign = asked.filter((url) => !url.startsWith(baseURL ?? '') && /^https?:/.test(url))
    const shop = process.env['SHOP_ORIGIN'] ?? ''
    expect(foreign.filter((url) => !shop || !url.startsWith(shop))).toEqual([])
  })

  test('are shown as tabs under the headline of their parent page', async ({ page }) => {
    await page.goto(pathOf('clara-schumann-saal', 'de'))
    await expect(page.getByRole('heading', { level: 1, name: 'Die Säle' })).toBeVisible()
    const tabs = page
      .getByRole('navigation', { name: 'Seiten dieses Bereichs' })
      .or(page.getByRole('navigation').filter({ hasText: 'Werkraum' }))
    await expect(tabs.first().getByRole('link')).toHaveText([
      'Großer Saal',
      'Clara-Schumann-Saal',
      'Fanny-Hensel-Saal',
      'Werkraum',
    ])
    await expect(tabs.first().getByRole('link', { name: 'Clara-Schumann-Saal' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('that are landing pages have a stage with a link, and no breadcrumbs', async ({ page }) => {
    await page.goto(pathOf('besuch', 'en'))
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Getting here', exact: true }).first().click()
    await expect(page).toHaveURL(/\/en\/visit\/getting-here$/)
  })

  test('in easy language have larger text', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const sizeAt = async (key: string) => {
      await page.goto(pathOf(key, 'de'))
      const text = page.locator('main p').filter({ hasText: /\w{3}/ }).nth(3)
      return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    }
    expect(await sizeAt('leichte-sprache')).toBeGreaterThan(await sizeAt('impressum'))
  })
})

test.describe('Sections', () => {
  test('are shown below a concert and a subscription that have some', async ({ request }) => {
    const { results } = (await (await request.get('/api/events?query=Orgelnacht')).json()) as {
      results: { id: number; slug: { de: string } }[]
    }
    const night = results.find(({ slug }) => slug.de.includes('orgelnacht'))
    const shown = async (path: string) => (await request.get(path)).text()
    expect(await shown(`/de/programm-und-karten/${night?.slug.de}/${night?.id}`)).toContain(
      'Der Ablauf der Nacht</h2>',
    )
    expect(await shown('/en/subscriptions/five-evenings-of-your-own')).toContain('How it works</h2>')
  })

  test('are returned by the call by their names, in each language; others are not found', async ({
    request,
  }) => {
    const page = (await (await request.get('/de/pageeditor-api/page/besuch/anfahrt')).json()) as {
      modules: string[]
    }
    const fields = [
      'id, urls, content_type, title, headline, is_online, is_clickable, in_menu, in_footer, meta_description',
      'meta_title, og_title, og_description, og_image, og_image_thumbs, og_type, modules, settings_url',
      'has_tab_navigation, siblings, parent, hero_image, hero_link, hero_text, hero_video, hero_thumbs, page_class',
      'is_landing_page, seo',
    ]
    for (const field of fields.join(', ').split(', ')) expect(Object.keys(page)).toContain(field)
    const section = async (language: string, slug = page.modules[0] ?? '') => {
      const response = await request.get(`/${language}/pageeditor-api/container/by-slug/${slug}`)
      return [response.status(), await response.text()] as const
    }
    expect((await section('de'))[1]).toContain('Wasserwerk')
    expect((await section('en'))[1]).toContain('waterworks')
    expect((await section('de', 'page-999999'))[0]).toBe(404)
    expect((await section('fr'))[0]).toBe(404)
  })
})

test.describe('A version', () => {
  const kinds = async (request: { get(path: string): Promise<{ json(): Promise<unknown> }> }) => {
    const first = async (path: string) => {
      const { results } = (await (await request.get(path)).json()) as {
        results: { id: number; slug: { de: string } }[]
      }
      return `${results[0]?.slug.de}/${results[0]?.id}`
    }
    return [
      '/de',
      '/de/besuch',
      `/de/programm-und-karten/${await first('/api/events?page_size=1')}`,
      `/de/stories/${await first('/api/articles?page_size=1')}`,
    ]
  }

  test('in the address redirects visitors to the current page, permanently and with the rest of the query', async ({
    request,
    baseURL,
  }) => {
    const at = async (path: string) => {
      const response = await request.get(baseURL + path, { maxRedirects: 0 })
      return [response.status(), response.headers()['location']]
    }
    for (const path of await kinds(request)) {
      expect(await at(`${path}?version=3`)).toEqual([301, path])
      expect(await at(`${path}?a=b%20c&version=3&d=`)).toEqual([301, `${path}?a=b%20c&d=`])
      expect(await at(`${path}/?version=3&version=4&x=1`)).toEqual([301, `${path}?x=1`])
      expect(await at(`${path}?versions=3`)).not.toEqual([301, path])
    }
    expect(await at('//evil.example/?version=3')).toEqual([301, '/evil.example'])
  })

  test('that does not exist shows staff a page that says so', async ({ page, request }) => {
    await signInStaff(page)
    for (const path of await kinds(request)) {
      const response = await page.request.get(`${path}?version=999999999`)
      expect(response.status(), path).toBe(404)
      expect(await response.text(), path).toContain('Diese Fassung der Seite gibt es nicht.')
    }
    const api = await page.request.get('/de/pageeditor-api/container/by-slug/page-1?version_id=999999999')
    expect(api.status()).toBe(404)
  })
})

test.describe('Old addresses', () => {
  test('redirect permanently with their query, also when encoded, and never to another host', async ({
    request,
    baseURL,
  }) => {
    const at = async (path: string) => {
      const response = await request.get(baseURL + path, { maxRedirects: 0 })
      return [response.status(), response.headers()['location']] as const
    }
    expect(await at('/de/spielplan?x=1')).toEqual([301, '/de/programm-und-karten?x=1'])
    expect(await at('/de/%73pielplan')).toEqual([301, '/de/programm-und-karten'])
    for (const path of [
      '/de/%2F%2Fevil.example',
      '/de/%5Cevil.example',
      '/de/https:%2F%2Fevil.example',
      '/de//evil.example',
    ]) {
      const [status, location] = await at(path)
      expect([301, 404], path).toContain(status)
      expect(new URL(location ?? '/', baseURL).origin, path).toBe(baseURL)
    }
  })
})
