import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Draft } from '#contracts/page-editor.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import { createPreviewLink, sendChanges } from '#domain/drafts/index.server.ts'
import { publishPageContent } from '#domain/pages/index.server.ts'
import { findAccessibilityFaults } from '../support/browser-accessibility.ts'
import { callAsStaff, canvasOf, expectSaved, makePage, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { changeOf, createAuthor, createTestPage } from '../support/drafts.ts'
import { barOf, mouse } from '../support/editor-hands.ts'
import {
  accounts,
  openBrowserOf,
  richText,
  startEditorSite,
  type EditorSite,
} from '../support/editor-site.ts'

test.use({ actionTimeout: 10_000 })
test.beforeEach(({ problems }) => {
  // Where nobody has written yet there is no draft: the editor begins one then.
  problems.allow(/status 404: .*\/draft\/[a-z]+-\d+$/, 'Failed to load resource')
})

const toolbar = (page: Page) => page.getByRole('region', { name: /^(Redaktion|Editing)$/ })
const tool = (page: Page, name: string | RegExp) => toolbar(page).getByRole('button', { name })
const bar = (page: Page) => page.locator('[data-block-bar]')
const dialogOf = (page: Page) => page.getByRole('dialog')

test.describe('The draft as wide as other screens', () => {
  for (const screen of [1280, 360])
    test(`is shown with what was typed a moment ago, on one of ${screen} pixels`, async ({ page }) => {
      await page.setViewportSize({ width: screen, height: 760 })
      await signInStaff(page)
      const made = await makePage(page, 'Breite')
      await writeDraft(page, 'de', made.section, contentOf([text('Erster Text.'), text('Zweiter.')]))
      await edit(page, made.de)
      const choose = async (name: string) => {
        const button = screen === 1280 ? tool(page, name) : tool(page, 'Mehr')
        if (screen === 1280) await button.click()
        else {
          await button.click()
          await page.getByRole('menuitemradio', { name }).click()
        }
        return button
      }
      for (const [name, width] of [
        ['Telefon', 390],
        ['Tablet', 820],
      ] as const) {
        await canvasOf(page).getByText('Erster Text.').click()
        await page.keyboard.press('End')
        await page.keyboard.type(` Für ${name}.`)
        const first = page.waitForResponse((response) => response.url().includes('noToolbar'))
        const button = await choose(name)
        expect(await (await first).text(), 'in the first answer').toContain(`Für ${name}.`)
        const element = page.locator(`iframe[title="Breite der Vorschau: ${name}"]`)
        const frame = element.contentFrame()
        await expect(frame.getByText(`Für ${name}.`)).toBeVisible()
        expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width)
        const box = await boxOf(element)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(screen)
        expect(box.y).toBeGreaterThanOrEqual(98)
        expect(box.y + box.height).toBeLessThanOrEqual(761)

        // What is covered is not worked on.
        await button.evaluate((one) => one.blur())
        await page.keyboard.press('Delete')
        await page.keyboard.press('Control+x')
        await expect(canvasOf(page).getByText('Erster Text.')).toHaveCount(1)

        // From inside the frame the keyboard leads back to where it came from.
        await frame.locator('a').first().focus()
        await page.keyboard.press('Escape')
        await expect(element).toHaveCount(0)
        await expect(page.locator('[data-toolbar] :focus')).toHaveCount(1)
        await expect(bar(page)).toHaveAttribute('aria-label', /^Text, /)
      }
      const button = await choose('Telefon')
      await expect(page.locator('iframe[title^="Breite"]')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('iframe[title^="Breite"]')).toHaveCount(0)
      await expect(button).toBeFocused()
      await choose('Telefon')
      expect(await findAccessibilityFaults(page)).toEqual([])
      const close = page.locator('[data-region="panel"]').getByRole('button', { name: 'Schließen' })
      expect((await boxOf(close)).x + (await boxOf(close)).width).toBeLessThanOrEqual(screen)
      await close.press('Enter')
      await expect(page.locator('iframe[title^="Breite"]')).toHaveCount(0)
      await expect(button).toBeFocused()
      await choose('Tablet')
      await expect(page.locator('iframe[title^="Breite"]')).toBeVisible()
      await choose('Bildschirm')
      await expect(page.locator('iframe[title^="Breite"]')).toHaveCount(0)
      await expect(canvasOf(page).getByText('Für Tablet.')).toBeVisible()
      expect(await page.evaluate(() => innerWidth)).toBe(screen)
      await canvasOf(page)
        .getByText('Zweiter.')
        .click({ position: { x: 5, y: 5 } })
      await expect(page.locator('[data-canvas] [contenteditable]:focus')).toBeVisible()
    })
})

test.describe('A page is copied into the other language', () => {
  const german = () => {
    const content = contentOf([headline('Eins'), list('Frage eins', 'Frage zwei')], [text('Drei.')])
    const [first] = content.containers
    if (first) first.layout = '100'
    content.containers.push({
      id: randomUUID(),
      layout: '50-50',
      columns: [[quote('Links')], [quote('Rechts')]],
    })
    return content
  }
  const wholeGerman = 'Die ganze deutsche Fassung hierher übernehmen'

  for (const way of ['Fehlende Blöcke herüberkopieren', wholeGerman])
    test(`that is empty: ${way}`, async ({ page }) => {
      page.on('dialog', (asked) => void asked.accept())
      await signInStaff(page)
      const made = await makePage(page, 'Zweisprachig')
      const content = await writeDraft(page, 'de', made.section, german())
      await edit(page, made.en)
      const before = (await readDraft(page, 'en', made.section)).content
      await openLanguages(page)
      await expect(dialogOf(page).getByRole('listitem')).toHaveText([
        /^Überschrift/,
        /^FAQ|^Frage/,
        /^Frage/,
        /^Frage/,
        /^Text/,
        /^Zitat/,
        /^Zitat/,
      ])
      await dialogOf(page).getByRole('button', { name: way }).click()
      await expect(page.getByText('7 Blöcke kopiert').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(canvasOf(page).getByText('Rechts')).toBeVisible()
      await expectSaved(page)
      expect((await readDraft(page, 'en', made.section)).content).toEqual(content)
      await expectMarks(page, made.section, { de: {}, en: {} })

      await page.keyboard.press('Control+z')
      await expect(canvasOf(page).getByText('Rechts')).toHaveCount(0)
      await expectSaved(page)
      expect((await readDraft(page, 'en', made.section)).content).toEqual(before)
      await expectMarks(page, made.section, { en: { missing_here: idsOf(content) } })
      await page.keyboard.press('Control+Shift+z')
      await expect(canvasOf(page).getByText('Rechts')).toBeVisible()
      await expectSaved(page)
      expect((await readDraft(page, 'en', made.section)).content).toEqual(content)

      const changed = content.containers[1]?.columns[0]?.[0]?.id ?? ''
      await change(page, 'de', made.section, [
        { kind: 'set-fields', id: changed, fields: { content: richText('Drei, anders.') } },
      ])
      await expectMarks(page, made.section, { en: { older_here: [changed] }, de: { older_there: [changed] } })
    })

  test('that has content: nothing is replaced unasked, and undo brings it back', async ({ page }) => {
    let answer = false
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void (answer ? dialog.accept() : dialog.dismiss())
    })
    await signInStaff(page)
    const made = await makePage(page, 'Übersetzt')
    const content = await writeDraft(
      page,
      'de',
      made.section,
      contentOf([headline('Eins'), quote('Geteilt')], [text('Drei.')]),
    )
    const shared = content.containers[0]?.columns[0]?.[1]
    if (!shared) throw new Error('no shared block')
    const english = await writeDraft(
      page,
      'en',
      made.section,
      contentOf([quote('Only here')], [{ ...shared, fields: { ...shared.fields, content: 'Shared' } }]),
    )

    await edit(page, made.en)
    await openLanguages(page)
    await dialogOf(page).getByRole('button', { name: wholeGerman }).click()
    expect(asked).toEqual(['Was hier steht, wird ersetzt. Es lässt sich rückgängig machen.'])
    expect((await readDraft(page, 'en', made.section)).content).toEqual(english)
    answer = true
    await dialogOf(page).getByRole('button', { name: wholeGerman }).click()
    await expect(canvasOf(page).getByText('Geteilt')).toBeVisible()
    await expectSaved(page)
    expect((await readDraft(page, 'en', made.section)).content).toEqual(content)
    await expectMarks(page, made.section, { de: {}, en: {} })
    await page.keyboard.press('Control+z')
    await expect(canvasOf(page).getByText('Only here')).toBeVisible()
    await expectSaved(page)
    expect((await readDraft(page, 'en', made.section)).content).toEqual(english)
    await expectMarks(page, made.section, {
      en: {
        missing_here: idsOf(content).filter((id) => id !== shared.id),
        missing_there: idsOf(english).filter((id) => id !== shared.id),
      },
    })

    // From the German side: one block, which is translated there already.
    answer = false
    await edit(page, made.de)
    await mouse.choose(page, 'Zitat', canvasOf(page).getByText('Geteilt'))
    const toEnglish = () =>
      mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'In die englische Fassung kopieren')
    await toEnglish()
    await expect.poll(() => asked.length).toBe(3)
    expect(asked[2]).toBe('In der englischen Fassung steht hier schon etwas anderes. Soll es ersetzt werden?')
    expect((await readDraft(page, 'en', made.section)).content).toEqual(english)
    answer = true
    await toEnglish()
    await expect(page.getByText('Zitat in die andere Sprache kopiert').first()).toBeVisible()
    expect(JSON.stringify((await readDraft(page, 'en', made.section)).content)).toContain('Geteilt')
    const { translation } = (await readDraft(page, 'de', made.section)).status
    expect([...translation.older_here, ...translation.older_there]).toEqual([])
    // What is only missing there is copied without a question.
    await openLanguages(page)
    await dialogOf(page).getByRole('button', { name: 'In die englische Fassung kopieren' }).click()
    await expect(dialogOf(page).getByText('Gibt es nur hier')).toHaveCount(0)
    expect(asked).toHaveLength(4)
    expect((await readDraft(page, 'de', made.section)).status.translation.missing_there).toEqual([])
    expect(JSON.stringify((await readDraft(page, 'en', made.section)).content)).toContain('Only here')
  })
})

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

  test('to a stranger, who sees nothing of it without; it is kept by no cache and found by no search', async ({
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

  test('until its time is over; then, and where it was changed, a clear word says so', async ({
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
    // By its data alone, as the page's own way of moving on asks for it.
    for (const address of [links.over, cases[3]?.[0] ?? '']) {
      const data = await context.request.get(address.replace('?', '.data?'))
      expect(data.status()).toBeGreaterThanOrEqual(400)
      expect(data.status()).toBeLessThan(500)
      expect(await data.text()).not.toContain(secret)
    }
    await context.close()
  })
})

test.describe('What was copied is pasted', () => {
  test('on another page and in the other language, by keyboard and by the bar', async ({ page }) => {
    await signInStaff(page)
    const from = await makePage(page, 'Quelle')
    const to = await makePage(page, 'Ziel')
    const pair = {
      id: randomUUID(),
      layout: '33-67' as const,
      columns: [[quote('Schmal')], [list('Wann?', 'Wo?'), text('Breit.')]],
    }
    const written = contentOf([quote('Allein')], [text('Bleibt.')])
    written.containers.splice(1, 0, pair)
    const source = await writeDraft(page, 'de', from.section, written)
    const columns = source.containers[1]?.columns ?? []
    await writeDraft(page, 'de', to.section, contentOf([quote('Schon da')]))

    await edit(page, from.de)
    await mouse.choose(page, 'Zitat', canvasOf(page).getByText('Allein'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+c')

    await edit(page, to.de)
    await mouse.choose(page, 'Zitat', canvasOf(page).getByText('Schon da'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+v')
    await expect(canvasOf(page).locator('blockquote')).toHaveText([/Schon da/, /Allein/])
    await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
    await expectSaved(page)
    const after = (await readDraft(page, 'de', to.section)).content
    expect(after.containers).toHaveLength(1)
    expect(idsOf(after)).not.toContain(source.containers[0]?.columns[0]?.[0]?.id)

    // Into the other language, where nothing was written yet: the container that is empty there is chosen by keyboard.
    await edit(page, to.en)
    await page.keyboard.press('F6')
    await expect(tool(page, 'Fertig')).toBeFocused()
    await page.keyboard.press('F6')
    await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
    await page.keyboard.press('Control+v')
    await expect(canvasOf(page).locator('blockquote')).toHaveText([/Allein/])
    await expectSaved(page)

    // A container with its blocks, cut out by its bar.
    await edit(page, from.de)
    await mouse.choose(page, 'Zitat', canvasOf(page).getByText('Schmal'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(barOf(page, 'Container')).toBeVisible()
    await mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'Ausschneiden')
    await expect(canvasOf(page).getByText('Schmal')).toHaveCount(0)
    await expectSaved(page)
    expect((await readDraft(page, 'de', from.section)).content.containers).toHaveLength(2)
    await page.keyboard.press('Control+z')
    await expect(canvasOf(page).getByText('Schmal')).toBeVisible()
    await expectSaved(page)
    expect((await readDraft(page, 'de', from.section)).content).toEqual(source)

    for (const [path, language, way] of [
      [to.en, 'en', 'bar'],
      [to.de, 'de', 'keyboard'],
    ] as const) {
      await edit(page, path)
      await mouse.choose(page, 'Zitat', canvasOf(page).getByText('Allein'))
      await page.keyboard.press('Escape')
      if (way === 'keyboard') await page.keyboard.press('Control+v')
      else await mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'Danach einfügen')
      await expect(canvasOf(page).getByText('Schmal')).toBeVisible()
      await expect(barOf(page, 'Container')).toBeVisible()
      await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
      await expectSaved(page)
      const { containers } = (await readDraft(page, language, to.section)).content
      const pasted = containers[1]
      expect(containers).toHaveLength(2)
      expect(pasted?.layout).toBe('33-67')
      expect(pasted?.columns.map(wordsOf)).toEqual(columns.map(wordsOf))
      const known = new Set(idsOf(source))
      expect(idsOf({ version: 1, containers: pasted ? [pasted] : [] }).filter((id) => known.has(id))).toEqual(
        [],
      )
      await page.keyboard.press('Control+z')
      await expect(canvasOf(page).getByText('Schmal')).toHaveCount(0)
      await page.keyboard.press('Control+Shift+z')
      await expect(canvasOf(page).getByText('Schmal')).toBeVisible()
      await expectSaved(page)
    }
  })
})

test('No tool of the toolbar covers another one, on any screen, and all are within reach', async ({
  page,
  problems,
}) => {
  problems.allow('ERR_INTERNET_DISCONNECTED', 'Failed to load resource')
  await signInStaff(page)
  const made = await makePage(page, 'Eine Seite mit einem ziemlich langen Namen')
  await writeDraft(page, 'de', made.section, contentOf([quote('Eins')]))
  for (const language of ['de', 'en'] as const) {
    await edit(page, made[language])
    if (language === 'en') {
      await mouse.command(page.getByRole('button', { name: /^Konto: / }), 'Oberfläche auf Englisch')
      await expect(tool(page, 'Publish').first()).toBeVisible()
    }
    for (const width of [320, 360, 640, 768, 1199, 1200, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(tool(page, /^(Mehr|More)(, |$)/)).toHaveCount(width < 1200 ? 1 : 0)
      await expect(tool(page, /^(Veröffentlichen|Publish)$/)).toHaveCount(1)
      expect((await boxOf(toolbar(page))).height).toBe(98)
      expect(await faultsOfRows(page, width < 640), `${language}, ${width} pixels`).toEqual([])
    }
  }
  // On a phone everything else is in one menu, which scrolls where it must.
  await page.setViewportSize({ width: 360, height: 500 })
  await tool(page, /^More(, |$)/).focus()
  await page.keyboard.press('Enter')
  const list = await boxOf(page.locator('[popover]:popover-open'))
  expect(list.x).toBeGreaterThanOrEqual(8)
  expect(list.x + list.width).toBeLessThanOrEqual(352)
  const items = page.locator('[popover]:popover-open [role^=menuitem]')
  const names = [
    'Redo',
    'Languages',
    'Notices',
    'Outline',
    'Versions',
    'Share',
    'Help',
    'Phone',
    'Tablet',
    'Screen',
  ]
  for (const name of [...names, 'Settings', 'Delete'])
    await expect(items.filter({ hasText: name }).first()).toBeAttached()
  await expect(items.nth(1)).toBeFocused() // nothing was undone: the first does nothing
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  const last = await boxOf(items.last())
  expect(last.height).toBeGreaterThanOrEqual(44)
  expect(last.y + last.height).toBeLessThanOrEqual(500)
  await page.keyboard.press('Escape')
  await expect(tool(page, /^More(, |$)/)).toBeFocused()
  await mouse.command(tool(page, /^More(, |$)/), /^Share/)
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tool(page, /^More(, |$)/)).toBeFocused()

  // What stands in the way of saving is said in words, where there is little room, too.
  await page.goto(`${made.de}?edit`)
  await canvasOf(page).getByText('Eins').click()
  await page.context().setOffline(true)
  await page.keyboard.type('Zwei')
  await expect(page.locator('[data-saving="offline"]')).toBeVisible()
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const state = page.locator('[data-saving="offline"]')
    await expect(state).toHaveText(/^(Keine Verbindung|No connection).* 1 /)
    expect((await boxOf(state)).width, `${width}`).toBeGreaterThan(100)
    await expect(tool(page, /^(Veröffentlichen|Publish)$/)).toHaveCount(width < 640 ? 0 : 1)
    expect(await faultsOfRows(page, width < 640), `${width} pixels, offline`).toEqual([])
  }
  await page.context().setOffline(false)
  await expectSaved(page)
})

function faultsOfRows(page: Page, isPhone: boolean): Promise<string[]> {
  return page.evaluate((phone) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-toolbar] > div')]
    return rows.flatMap((row) => {
      const faults = row.scrollWidth > row.clientWidth ? [`${row.scrollWidth} > ${row.clientWidth}`] : []
      for (const one of row.querySelectorAll<HTMLElement>('a, button')) {
        if (!one.checkVisibility()) continue
        const box = one.getBoundingClientRect()
        const name = one.getAttribute('aria-label') ?? one.textContent
        for (const x of [box.left + 2, box.left + box.width / 2, box.right - 2]) {
          const found = document.elementFromPoint(x, box.top + box.height / 2)
          if (!found || !one.contains(found)) faults.push(`${name} is covered`)
        }
        if (phone && (box.width < 44 || box.height < 44)) faults.push(`${name}: ${box.width} × ${box.height}`)
      }
      return faults
    })
  }, isPhone)
}

async function openLanguages(page: Page): Promise<void> {
  await tool(page, /^Sprachfassungen/).click()
  await expect(dialogOf(page)).toBeVisible()
}

async function edit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`)
  await expect(canvasOf(page)).toBeAttached()
  await expectSaved(page)
}

type Marks = Partial<Draft['status']['translation']>

/** What is missing or outdated, as the server says, and as the toolbar shows it for the language that is edited. */
async function expectMarks(
  page: Page,
  section: string,
  wanted: Partial<Record<Language, Marks>>,
): Promise<void> {
  for (const [language, marks] of Object.entries(wanted)) {
    const { translation } = (await readDraft(page, language === 'de' ? 'de' : 'en', section)).status
    expect(translation, language).toEqual({
      exists: true,
      missing_here: [],
      missing_there: [],
      older_here: [],
      older_there: [],
      ...marks,
    })
  }
  const { en } = wanted
  if (!en) return
  const isBehind = Object.keys(en).some((name) => name.endsWith('_here'))
  const dots = tool(page, /^Sprachfassungen/).locator('span[class*="dot"]')
  if (isBehind) await expect(dots.first()).toHaveAttribute('data-state', 'warning')
  else await expect(dots.first()).not.toHaveAttribute('data-state')
}

async function readDraft(page: Page, language: Language, section: string): Promise<Draft> {
  const answer = await page.request.get(`/${language}/pageeditor-api/draft/${section}`)
  expect(answer.status()).toBe(200)
  // The contract of the call says what it is.
  return answer.json()
}

async function writeDraft(
  page: Page,
  language: Language,
  section: string,
  content: ContentDocument,
): Promise<ContentDocument> {
  await callAsStaff(page, `/${language}/pageeditor-api/container`, { slug: section })
  await change(page, language, section, [{ kind: 'replace-content', content }])
  return (await readDraft(page, language, section)).content
}

async function change(page: Page, language: Language, section: string, operations: unknown[]): Promise<void> {
  const { sequence } = await readDraft(page, language, section)
  await callAsStaff(page, `/${language}/pageeditor-api/draft/${section}/changes`, {
    client: `test-${randomUUID()}`,
    base: sequence,
    changes: [{ id: randomUUID(), operations }],
  })
}

function contentOf(...columns: StoredBlock[][]): ContentDocument {
  return {
    version: 1,
    containers: columns.map((column) => ({ id: randomUUID(), layout: '100', columns: [column] })),
  }
}

function block(type: string, fields: Record<string, unknown>, children?: StoredBlock[]): StoredBlock {
  return { id: randomUUID(), type, version: 1, fields, ...(children && { children }) }
}

const quote = (content: string) => block('quote', { content, author: 'Wer' })
const headline = (content: string) => block('headline', { headline_level: '2', content })
const text = (words: string) => block('text', { content: richText(words) })
const list = (...questions: string[]) =>
  block(
    'faq',
    {},
    questions.map((content) => block('faq-item', { content, text: richText('Antwort.') })),
  )

function idsOf({ containers }: ContentDocument): string[] {
  return containers.flatMap(({ columns }) =>
    columns.flat().flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]),
  )
}

/** Everything of blocks but their ids. */
function wordsOf(blocks: StoredBlock[]): unknown[] {
  return blocks.map(({ type, fields, children = [] }) => [type, fields, wordsOf(children)])
}

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target.toString()} has no box.`)
  return box
}
