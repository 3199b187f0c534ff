// Covers: src/server/pipeline
import { randomUUID } from 'node:crypto'
import { canvasOf, expectSaved } from '../support/browser-editor.ts'
import { findAdvanceSale, addressOf } from '../support/browser-sale.ts'
import { expect, test as base } from '../support/browser.ts'
import { mouse } from '../support/editor-input.ts'
import { accounts } from '../support/accounts.ts'
import { findMail } from '../support/find-mail.ts'
import { startProxiedSite, type ProxiedSite } from '../support/proxied-site.ts'

/** One site for all tests. It is no fixture of the worker, because tests with one wait until all others have run. */
let started: Promise<ProxiedSite> | undefined
const test = base.extend<{ site: ProxiedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed from it
    async ({}, use) => use(await (started ??= startProxiedSite())),
    { timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
})

test.describe('Behind a proxy that ends TLS', () => {
  test.describe.configure({ mode: 'default' }) // in one worker, which has the site
  test.use({ ignoreHTTPSErrors: true })
  test.afterAll(async () => (await started)?.remove())

  test(
    'an editor logs in, edits, publishes and logs out',
    { tag: '@long' },
    async ({ page, context, problems }) => {
      // Without earlier changes there is no draft yet; the editor then creates one.
      problems.allow(/status of 404 .*\/draft\/page-\d+:0\)$/)
      const tool = (name: string) =>
        page.getByRole('region', { name: 'Redaktion' }).getByRole('button', { name })
      await page.goto('/login?next=/de/besuch')
      await page.getByLabel('E-Mail').fill(accounts.mira.email)
      await page.getByLabel('Passwort').fill(accounts.mira.password)
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await expect(page).toHaveURL(/^https:\/\/localhost:\d+\/de\/besuch$/)
      const session = (await context.cookies()).find(({ name }) => name === 'sessionid')
      expect(session).toMatchObject({ secure: true, httpOnly: true })

      const title = `Die Orgel ${randomUUID().slice(0, 8)}`
      await mouse.command(tool('Seite'), /^Neue Seite/)
      const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
      await mouse.write(dialog.getByRole('textbox', { name: 'DE' }), title)
      await mouse.write(dialog.getByRole('textbox', { name: 'EN' }), `${title} en`)
      await dialog.getByRole('button', { name: 'Anlegen' }).click()
      await expect(canvasOf(page)).toBeAttached()
      await mouse.insertIntoEmpty(page, 'überschr')
      await page.keyboard.type('Hinter dem Vorhang')
      await expectSaved(page)
      await tool('Veröffentlichen').first().click()
      await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
      await expect(page.getByRole('status').getByText('Veröffentlicht.')).toBeVisible()

      await page.goto('/cms-hub')
      await mouse.command(page.getByRole('button', { name: /^Konto: / }), 'Abmelden')
      await expect(page).toHaveURL(/^https:\/\/localhost:\d+\/login\?next=\/cms-hub$/)
      expect((await context.cookies()).some(({ name }) => name === 'sessionid')).toBe(false)
    },
  )

  test(
    'a visitor without scripts finds a concert, asks to be reminded, and confirms it',
    { tag: '@long' },
    async ({ browser, request, site, problems }) => {
      const event = await findAdvanceSale(request)
      const email = `clara-${randomUUID()}@example.org`
      const context = await browser.newContext({
        baseURL: site.origin,
        ignoreHTTPSErrors: true,
        javaScriptEnabled: false,
      })
      problems.watch(context)
      problems.allow('status 429', 'status of 429')
      const page = await context.newPage()
      await page.goto('/')
      await expect(page).toHaveURL(/^https:\/\/localhost:\d+\/de$/)
      await page.goto(addressOf(event, 'en'))
      await page.getByRole('link', { name: 'Save' }).first().click()
      await expect(async () => {
        await page.getByLabel('E-mail address').fill(email)
        await page.waitForTimeout(2100)
        await page.getByRole('button', { name: 'Remind me' }).click()
        await expect(page.getByText('Almost done')).toBeVisible({ timeout: 1000 })
      }).toPass()

      const mail = await findMail(site.dataDir, email)
      const confirm = /https:\/\/[^\s"<>]+\/confirm\/[\w-]+/.exec(mail)?.[0] ?? ''
      expect(confirm).toContain(`${site.origin}/en/`)
      await page.goto(confirm)
      await page
        .getByRole('button')
        .filter({ hasText: /remind/i })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will remind you')
      await context.close()
    },
  )

  test('only the public address is answered, TLS is required, and probes reach the site directly', async ({
    request,
    site,
  }) => {
    const answer = await request.get('/de')
    expect(answer.headers()['strict-transport-security']).toBe('max-age=31536000')
    expect((await request.get(`${site.direct}/de`)).status()).toBe(421)
    expect((await request.get(`${site.direct}/healthz`)).status()).toBe(200)
    expect(await (await request.get(`${site.direct}/readyz`)).json()).toMatchObject({ status: 'ready' })
    const post = (origin: string) =>
      request.post('/login', {
        form: { email: accounts.ana.email, password: accounts.ana.password },
        headers: { origin },
        maxRedirects: 0,
      })
    expect((await post(site.origin.replace('https:', 'http:'))).status()).toBe(403)
    expect((await post('null')).status()).toBe(403)
    expect((await post(site.origin)).status()).toBe(302)
  })
})
