import { createPreviewLink, sendChanges } from '#domain/drafts/index.server.ts'
import { publishPageContent } from '#domain/pages/index.server.ts'
import { canvasOf } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { changeOf, createAuthor, createTestPage } from '../support/drafts.ts'
import { accounts } from '../support/accounts.ts'
import { openBrowserOf, startEditorSite, type EditorSite } from '../support/editor-site.ts'
import { allowFirstDrafts, contentOf, dialogOf, quote, tool, toolbar } from '../support/written-drafts.ts'

allowFirstDrafts()

test.describe('A draft is shown by a link', () => {
  test.describe.configure({ mode: 'serial' })
  let site: EditorSite
  const links = { valid: '', over: '', overEnglish: '' }
  const secret = 'Noch nicht für alle.'
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    const hour = 3_600_000
    site = await startEditorSite({
      // Links are kept with the time at which they end: one of two hours ago, for an hour, is over.
      prepare: async (db) => {
        const keys = await createTestPage(db, 'vorab')
        await createTestPage(db, 'andere')
        const anna = await createAuthor(db, 'Anna', 'editor', new Date(Date.now() - 2 * hour))
        for (const language of ['de', 'en'] as const) {
          const key = keys[language]
          // oxlint-disable-next-line no-await-in-loop
          await publishPageContent(anna, key.ownerId, language, contentOf([quote('Für alle.')]))
          // oxlint-disable-next-line no-await-in-loop
          await sendChanges(anna, key, {
            client: 'window-a',
            base: 0,
            changes: [changeOf({ kind: 'replace-content', content: contentOf([quote(secret)]) })],
          })
        }
        links.over = (await createPreviewLink(anna, keys.de, { hours: 1 })).path
        links.overEnglish = (await createPreviewLink(anna, keys.en, { hours: 1 })).path
        links.valid = (await createPreviewLink(anna, keys.de, { hours: 3 })).path
      },
    })
  })
  test.afterAll(() => site.remove())

  test('to a visitor, who cannot see it otherwise; it is neither cached nor indexed by search engines', async ({
    browser,
    problems,
  }) => {
    const staff = await openBrowserOf(browser, site, accounts.mira, problems)
    const page = await staff.newPage()
    await page.goto('/de/vorab?edit')
    await expect(canvasOf(page).locator('blockquote')).toHaveText(secret)
    await tool(page, 'Teilen').click()
    await dialogOf(page).getByRole('combobox', { name: 'Gültig' }).selectOption('einen Tag')
    await dialogOf(page).getByRole('button', { name: 'Link erzeugen' }).click()
    const made = new URL(await dialogOf(page).getByRole('textbox', { name: 'Teilen' }).inputValue())
    await expect(
      dialogOf(page).getByText(/^Gültig bis .* Er wird nicht noch einmal angezeigt\.$/),
    ).toBeVisible()

    const context = await browser.newContext({ baseURL: site.origin })
    problems.watch(context)
    const seen = await context.newPage()
    for (const address of [made.pathname + made.search, links.valid]) {
      const answer = await seen.goto(address)
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-store',
      })
      await expect(seen.locator('blockquote')).toHaveText(secret)
      await expect(seen.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(toolbar(seen)).toHaveCount(0)
    }
    for (const address of [
      '/de/vorab',
      '/en/vorab',
      '/de/vorab?draft',
      '/de/vorab?edit',
      '/de/vorab?version=2',
    ]) {
      expect((await seen.goto(address))?.status(), address).toBe(200)
      await expect(seen.locator('blockquote')).toHaveText('Für alle.')
      expect(await seen.content(), address).not.toContain(secret)
    }
    await context.close()
    await staff.close()
  })

  test('until the link expires; an expired or altered link shows a clear message', async ({
    browser,
    problems,
  }) => {
    problems.allow(/status 4(04|10)/)
    const context = await browser.newContext({ baseURL: site.origin })
    problems.watch(context)
    const page = await context.newPage()
    const german = 'Dieser Vorschau-Link gilt nicht mehr.'
    const english = 'This preview link is no longer valid.'
    const [, token = ''] = links.valid.split('?preview=')
    const other = token.startsWith('A') ? 'B' : 'A'
    const cases: [string, number, string][] = [
      [links.over, 410, german],
      [links.overEnglish, 410, english],
      [links.over.replace('/vorab', '/andere'), 410, german],
      [`/de/vorab?preview=${other}${token.slice(1)}`, 404, german],
      [`/de/vorab?preview=${token.slice(0, -1)}`, 404, german],
      [`/de/vorab?preview=${token}${token}`, 404, german],
      [`/de/vorab?preview=%F0%9F%8E%BB'--%2e%2e/`, 404, german],
      ['/de/vorab?preview=', 404, german],
      [`/de/andere?preview=${token}`, 404, german],
      [`/en/vorab?preview=${token}`, 404, english],
    ]
    for (const [address, status, said] of cases) {
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(status)
      expect(answer?.headers()['cache-control'], address).toBe('private, no-store')
      expect(answer?.headers()['x-robots-tag'], address).toBe('noindex')
      await expect(page.getByText(said).first(), address).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', address.slice(1, 3))
      expect(await page.content(), address).not.toContain(secret)
    }
    // Requests only its data, as the page's own navigation does.
    for (const address of [links.over, cases[3]?.[0] ?? '']) {
      const data = await context.request.get(address.replace('?', '.data?'))
      expect(data.status()).toBeGreaterThanOrEqual(400)
      expect(data.status()).toBeLessThan(500)
      expect(await data.text()).not.toContain(secret)
    }
    await context.close()
  })
})
