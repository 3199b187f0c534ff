// Covers: src/domain/setup src/site/pages/hub
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import type { APIRequestContext } from '@playwright/test'
import { openDatabase } from '#db/client/index.server.ts'
import { importRuns } from '#db/schema/index.ts'
import { system } from '#domain/scope.ts'
import { createUser } from '#domain/users/index.server.ts'
import {
  feedEntryOf,
  openTestFeed,
  readTestFeed,
  type FeedMood,
  type TestFeed,
} from '../support/shop-feed.ts'
import { accounts } from '../support/accounts.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { canvasOf, expectSaved } from '../support/browser-editor.ts'
import { write } from '../support/browser-office.ts'
import { keyboard, mouse } from '../support/editor-input.ts'
import { startSite, type Site } from '../support/site.ts'
import { expect, test } from '../support/browser.ts'
import { sample } from '../support/sweep.ts'

const imprints = {
  de: { path: '/de/impressum', title: 'Impressum' },
  en: { path: '/en/imprint', title: 'Imprint' },
}

test.describe.configure({ mode: 'serial' })

test.describe('A site without content', () => {
  let site: Site
  let folder: string
  let feed: TestFeed
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concert-hall-empty-'))
    feed = await openTestFeed()
    // The site reads the empty feed at its start, and next when all tests are over.
    const env = {
      DEMO: '0',
      DATA_DIR: folder,
      SHOP_FEED_URL: feed.address,
      PRIVATE_HOSTS: '127.0.0.1',
      SHOP_IMPORT_MINUTES: '1440',
    }
    site = await startSite({ env })
  })
  test.afterAll(async () => {
    await site.stop()
    await feed.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('says on its console how to create the first administrator, and that it has no ticket shop', () => {
    expect(site.output()).toContain('npm run admin:create')
    expect(site.output()).toMatch(/^Ticket shop +none/m)
    expect(site.shopOrigin).toBe('')
  })

  async function signInToEmptyHouse(request: APIRequestContext): Promise<void> {
    const { email, password } = accounts.jonas
    const answer = await request.post(`${site.origin}/de/pageeditor-api/login`, { data: { email, password } })
    expect(answer.status()).toBe(200)
  }

  test('has no cart, no log-in of customers, and no frame for a shop', async ({ page }) => {
    for (const language of ['de', 'en']) {
      const answer = await page.goto(`${site.origin}/${language}`)
      await expect(
        page.getByRole('banner').getByRole('link', { name: /Warenkorb|Cart|Anmelden|Log in/ }),
      ).toHaveCount(0)
      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy).toContain('frame-src https://')
      expect(policy).not.toContain('localhost')
      const links = await page
        .locator('[href], [src], [action]')
        .evaluateAll((all) =>
          all.map(
            (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action') ?? '',
          ),
        )
      expect(links.filter((one) => one.includes('localhost') && !one.startsWith(site.origin))).toEqual([])
      await page.waitForLoadState('networkidle')
      await expect(page.locator('iframe')).toHaveCount(0)
    }
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
    const written = /\/(programm|archive|stories|subscriptions|search|forms)|^\/..$/
    for (const [path, text] of expected) {
      const response = await request.get(site.origin + path)
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(/<main[^]*<\/main>/.exec(html)?.[0], path).toMatch(text)
      if (!written.test(path)) expect(html, path).toContain('<meta name="robots" content="noindex"/>')
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

  test('lets its first administrator sign in', async ({ request }) => {
    const database = await openDatabase({ dataDir: join(folder, 'postgres') })
    try {
      await createUser({ db: database.db, now: new Date(), viewer: system }, accounts.jonas)
    } finally {
      await database.close()
    }
    await signInToEmptyHouse(request)
  })

  for (const [name, input, language] of [
    ['with the mouse', mouse, 'de'],
    ['with the keyboard alone', keyboard, 'en'],
  ] as const)
    test(`lets its staff write the imprint ${name}, which visitors find with the next request`, async ({
      page,
      problems,
      request,
    }) => {
      problems.allow('Failed to load resource')
      const { path, title } = imprints[language]
      const isLinked = async () =>
        (await (await request.get(`${site.origin}/${language}`)).text()).includes(path)
      expect(await isLinked()).toBe(false)
      await signInToEmptyHouse(page.request)
      await page.goto(`${site.origin}/cms-hub`)
      await expect(page.getByRole('region', { name: 'Richten Sie Ihr Haus ein' })).toBeVisible()
      // The list leads to the language that is still missing.
      await input.press(page.getByRole('link', { name: 'Impressum' }))
      await page.waitForURL(`${site.origin}${path}?edit`)
      await expect(canvasOf(page)).toBeAttached()
      await input.press(page.getByRole('button', { name: 'Hier schreiben' }))
      await page.keyboard.type(`${title}: Haus am Fluss`)
      await expect(canvasOf(page)).toContainText('Haus am Fluss')
      await expectSaved(page)
      const toolbar = page.getByRole('region', { name: 'Redaktion' })
      await input.press(toolbar.getByRole('button', { name: 'Veröffentlichen' }).first())
      await input.press(page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }))
      await expect(page.getByRole('status').getByText('Veröffentlicht.')).toBeVisible()
      expect(await isLinked()).toBe(true)
      const shown = await (await request.get(site.origin + path)).text()
      expect(shown).toContain(`${title}: Haus am Fluss`)
      expect(shown).not.toContain('noindex')
      const sitemap = await (await request.get(`${site.origin}/sitemap-pages-1.xml`)).text()
      expect(sitemap).toContain(`${site.origin}${path}</loc>`)
    })

  for (const [language, width, name] of sample(
    [
      ['de', 1280, { de: 'Haus am Fluss', en: 'House by the River' }],
      ['en', 390, { de: 'Haus am See', en: 'House by the Lake' }],
    ] as const,
    1,
  ))
    test(`lets its staff set up name, halls and categories by keys alone, in ${language} at ${width} pixels`, async ({
      page,
      request,
    }) => {
      const german = language === 'de'
      const label = (de: string, en: string) => page.getByLabel(german ? de : en, { exact: true })
      const told = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
      await page.setViewportSize({ width, height: 800 })
      await signInToEmptyHouse(page.request)
      await page.context().addCookies([{ name: 'interface-language', value: language, url: site.origin }])
      await page.goto(`${site.origin}/admin/house/settings`)
      await write(label('Name (Deutsch) *', 'Name (German) *'), name.de)
      await write(label('Name (Englisch)', 'Name (English)'), name.en)
      await write(label('Ort', 'City'), 'Lindau')
      await page.keyboard.press('Control+s')
      await expect(told(/^(Gespeichert|Saved)\.$/)).toBeVisible()
      for (const one of ['de', 'en'] as const) {
        const home = await (await request.get(`${site.origin}/${one}`)).text()
        expect(home).toContain(name[one])
        expect(home).toContain('Lindau')
      }

      /** Fills the form for a new record and adds it; `fill` has the values of the further fields. */
      const add = async (
        path: string,
        title: string,
        fill: () => Promise<void> = () => Promise.resolve(),
      ) => {
        await page.goto(`${site.origin}/admin/${path}/create`)
        await write(page.getByLabel(/^Name( \((Deutsch|German)\))? \*$/), title)
        await fill()
        await page.keyboard.press('Control+s')
        await expect(told(/ (angelegt|added)\.$/)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      }
      const mark = german ? 'Eins' : 'Two'
      await add('house/venue', `Haus ${mark}`, () =>
        write(label('Anschrift *', 'Address *'), 'Uferstraße 12, 88131 Lindau'),
      )
      for (const hall of [`Saal ${mark} A`, `Saal ${mark} B`])
        await add('house/room', hall, async () => {
          await write(label('Haus *', 'Venue *'), `Haus ${mark}`)
          // Enter chooses nothing until the answer to what was typed has arrived.
          await expect(async () => {
            await page.keyboard.press('Enter')
            await expect(page.getByRole('link', { name: `Haus ${mark}` })).toBeVisible({ timeout: 1000 })
          }).toPass()
          await write(label('Plätze', 'Seats'), '320')
        })
      await add('events/genre', `Orchester ${mark}`, () =>
        label('Farbgrund *', 'Ground *')
          .selectOption('bottle')
          .then(() => {}),
      )
      await add('events/series', `Reihe ${mark}`)
      await add('events/season', german ? '2026/27' : '2027/28')
      await page.goto(`${site.origin}/admin/house/room?query=${mark}`)
      await expect(page.getByRole('link', { name: new RegExp(`^Saal ${mark}`) })).toHaveCount(2)
    })

  test('lets its staff choose its time zone by keys alone, and set it back', async ({ page, problems }) => {
    problems.allow(/status of 400 .*\/time-zone\/plan/)
    await signInToEmptyHouse(page.request)
    await page.context().addCookies([{ name: 'interface-language', value: 'de', url: site.origin }])
    await page.goto(`${site.origin}/admin/house/settings`)
    await page.getByRole('button', { name: 'Zeitzone ändern' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Zeitzone ändern' })
    const zone = dialog.getByLabel('Neue Zeitzone')
    await write(zone, 'Europe/Nirgends')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Diese Zeitzone gibt es nicht.')).toBeVisible()
    await write(zone, 'america/new_york')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Das ändert sich mit America/New_York:')).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Zeitzone ändern' }).press('Enter')
    await expect(page.getByText('America/New_York, jetzt')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-zone', 'America/New_York')
    const home = await page.request.get(`${site.origin}/de`)
    expect(await home.text()).toContain('data-zone="America/New_York"')

    await page.getByRole('button', { name: 'Zurück zu Europe/Berlin' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Zurück zu Europe/Berlin' }).press('Enter')
    await expect(page.getByText('Europe/Berlin, jetzt')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Zurück zu/ })).toHaveCount(0)
    expect(await (await page.request.get(`${site.origin}/de`)).text()).not.toContain('data-zone')
  })

  test('sends its administrator a test mail, and hides the list of what is to be set up', async ({
    page,
  }) => {
    await signInToEmptyHouse(page.request)
    await page.goto(`${site.origin}/cms-hub`)
    const list = page.getByRole('region', { name: 'Richten Sie Ihr Haus ein' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Impressum' })).toContainText('erledigt')
    expect(await findErrorsOfState(page)).toEqual([])
    await list.getByRole('button', { name: 'Testmail senden' }).click()
    await expect(
      page.getByText(/Die Testmail ist nicht verschickt, sondern als Datei abgelegt/),
    ).toBeVisible()
    await expect(list).toContainText('Zuletzt als Datei abgelegt')
    await list.getByRole('button', { name: 'Liste ausblenden' }).click()
    await expect(page.getByText('Die Liste ist ausgeblendet.')).toBeVisible()
    await expect(list).toHaveCount(0)
    await page.getByRole('button', { name: /Richten Sie Ihr Haus ein/ }).click()
    await expect(list).toBeVisible()
  })

  test('says since when the state of the sale may be outdated, while the feed of the shop fails', async ({
    page,
  }) => {
    const database = await openDatabase({ dataDir: join(folder, 'postgres') })
    /** What the job does, in another process, as that of a worker. */
    const read = async (mood: FeedMood) => {
      feed.mood = mood
      await readTestFeed(database, feed, { everyMinutes: 1440 })
    }
    /** The site learns of changes by a notification, so the page is opened until it has. */
    const expectLine = async (path: string, line: RegExp | null) =>
      expect(async () => {
        await page.goto(site.origin + path)
        await expect(page.getByText('Restkarten').first()).toBeVisible({ timeout: 1000 })
        const lines = page.getByText(/Kartenlage|Tickets: as of/)
        if (line) await expect(lines.first()).toHaveText(line, { timeout: 100 })
        else await expect(lines).toHaveCount(0, { timeout: 100 })
      }).toPass()
    try {
      await expect.poll(() => database.db.$count(importRuns)).toBe(1) // the site's own reading has ended
      const dateStart = new Date(Date.now() + 30 * 86_400_000)
      feed.entries = [feedEntryOf({ id: '7-1', dateStart, status: 'few_tickets' })]
      await read('normal')
      await expectLine('/de/programm-und-karten', null)
      const event = await page
        .getByRole('main')
        .getByRole('link', { name: 'Ein Abend', exact: true })
        .getAttribute('href')
      await expectLine(event ?? '', null)
      const cached = await page.request.get(`${site.origin}/de/programm-und-karten`)
      expect(cached.headers()['cache-control']).toMatch(/s-maxage=\d/)
      for (const mood of ['failing', 'dead'] as const) {
        await read(mood)
        const line = /^Kartenlage: Stand .* Uhr\. Neueres meldet der Ticketshop zurzeit nicht\.$/
        await expectLine('/de/programm-und-karten', line)
        await expectLine(event ?? '', line)
        await expectLine('/de', line)
        const ready = async () => {
          const answer = await page.request.get(`${site.origin}/readyz`)
          return `${answer.status()} ${await answer.text()}`
        }
        await expect.poll(ready).toMatch(/^200 .*shop_feed_failing/)
        await read('normal')
        for (const shown of ['/de/programm-und-karten', event ?? '', '/de']) await expectLine(shown, null)
      }
    } finally {
      await database.close()
    }
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
