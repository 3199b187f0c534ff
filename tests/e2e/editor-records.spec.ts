// Covers: src/editor/panels/notices src/editor/pages src/domain/content
import type { Page } from '@playwright/test'
import type { Draft } from '#contracts/page-editor.ts'
import { detailHref } from '#routing/paths.ts'
import type { DetailList } from '#routing/table.ts'
import {
  callAsStaff,
  canvasOf,
  expectSaved,
  makePage,
  openToEdit,
  signInAuthor,
  signInStaff,
} from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { keyboard, mouse, panelOf } from '../support/editor-input.ts'
import { sample } from '../support/sweep.ts'

test.beforeEach(({ problems }) => {
  // Without earlier changes there is no draft yet; the editor then creates one.
  problems.allow(/status 404: .*\/draft\/[a-z]+-\d+$/, 'Failed to load resource')
})

const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: /Redaktion|Editing/ }).getByRole('button', { name })
const dialogOf = (page: Page) => page.getByRole('dialog')
const openPageDialog = (page: Page, item: RegExp) => mouse.command(tool(page, 'Seite'), item)

async function writeQuote(page: Page, words: string): Promise<void> {
  await tool(page, /^(Fertig|Done)$/).waitFor()
  const empty = page.getByRole('button', { name: /^Leere Spalte/ }).first()
  const hasRoom = (await canvasOf(page).locator('> div').count()) === 0 || (await empty.isVisible())
  if (hasRoom) await mouse.insertIntoEmpty(page, 'zitat')
  else {
    // A letter is a shortcut only where a block is chosen.
    await canvasOf(page).locator('p').first().click()
    await keyboard.insertBehind(page, 'zitat')
  }
  await expect(page.locator('[contenteditable]:focus')).toBeVisible()
  await page.keyboard.type(words)
  await expect(canvasOf(page).locator('blockquote', { hasText: words })).toBeVisible()
  await expectSaved(page)
}

async function publish(page: Page): Promise<void> {
  await tool(page, 'Veröffentlichen').first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /veröffentlichen$/ })
    .click()
  await expect(page.getByRole('status').getByText('Veröffentlicht.')).toBeVisible()
}

test.describe('The sections of records are edited on their own pages', () => {
  const records: [string, DetailList, string][] = [
    ['an event', 'events', '/api/events?page_size=1&page=377'],
    ['a story', 'stories', '/api/articles?page_size=1&page=2'],
    ['a subscription', 'subscriptions', '/api/subscriptions?page_size=1&page=19'],
  ]
  for (const [name, list, call] of sample(records, 1))
    test(name, async ({ page, browser, baseURL }) => {
      await signInStaff(page)
      const answer = await (await page.request.get(call)).json()
      const path = detailHref(list, 'de', answer.results[0])
      const words = `Gehört zu ${path.length} Zeichen ${Date.now()}`
      await openToEdit(page, path)
      await writeQuote(page, words)
      const visitor = await browser.newContext({ ...(baseURL && { baseURL }) })
      expect(await (await visitor.request.get(path)).text()).not.toContain(words)
      await publish(page)
      expect(await (await visitor.request.get(path)).text()).toContain(words)
      await visitor.close()
    })
})

/** Only addresses that visitors have seen are redirected. */
async function makePublicPage(page: Page, title: string): ReturnType<typeof makePage> {
  const made = await makePage(page, title)
  const { section: slug } = made
  const { sequence } = await callAsStaff<Draft>(page, '/de/pageeditor-api/container', { slug })
  await callAsStaff(page, `/de/pageeditor-api/draft/${slug}/publication`, { sequence })
  return made
}

test.describe('The settings of a page', () => {
  test(
    'are opened by the address that the calls name for them, and not again after a reload; the old addresses of a renamed and of a moved page redirect to the new ones',
    { tag: '@long' },
    async ({ page, problems }) => {
      await signInStaff(page)
      const other = await makePage(page, 'Nachbarin')
      const parent = await makePage(page, 'Ziel')
      const { de } = await makePublicPage(page, 'Umzug')
      const taken = other.de.split('/').at(-1) ?? ''
      const slug = `umgezogen-${taken.slice(-8)}`
      await test.step('They are opened by the address that the calls name for them, and not again after a reload', async () => {
        const answer = await page.request.get(de.replace('/de/', '/de/pageeditor-api/page/'))
        const { settings_url: settings } = (await answer.json()) as { settings_url: string }
        await page.goto(settings)
        await expect(dialogOf(page).getByRole('group', { name: 'Adresse' })).toBeVisible()
        await expect(page).toHaveURL(`${de}?edit`)
        await page.reload()
        await tool(page, 'Fertig').waitFor()
        await expect(dialogOf(page)).toBeHidden()
      })
      await test.step('What was typed into them stays when the window becomes narrow, where another menu opens them', async () => {
        await openPageDialog(page, /^Einstellungen/)
        await expectKeptWhileTheWindowChanges(page)
        await dialogOf(page).getByRole('button', { name: 'Schließen' }).first().click()
        await expect(dialogOf(page)).toBeHidden()
      })
      await test.step('A changed address redirects from the old one; one that is in use is refused at its field', async () => {
        await page.goto(de)
        await openPageDialog(page, /^Einstellungen/)
        const address = dialogOf(page)
          .getByRole('group', { name: 'Adresse' })
          .getByRole('textbox', { name: /^DE/ })
        await address.fill(taken)
        problems.allow(/status 400: .*page-settings/)
        // The field is shown again although its group was collapsed.
        await dialogOf(page).locator('summary', { hasText: 'Adresse' }).click()
        await expect(address).toBeHidden()
        await dialogOf(page).getByRole('button', { name: 'Speichern' }).click()
        await expect(address).toBeFocused()
        await expect(address).toHaveAccessibleDescription('Das gibt es schon.')
        await expect(address).toHaveAttribute('aria-invalid', 'true')
        await address.fill(slug)
        await dialogOf(page).getByRole('button', { name: 'Speichern' }).click()
        await expect(dialogOf(page).getByRole('button', { name: 'Rückgängig machen' })).toBeVisible()
        await dialogOf(page).getByRole('button', { name: 'Schließen' }).last().click()
        await page.waitForURL(`/de/${slug}`)
        await page.goto(de)
        await expect(page).toHaveURL(`/de/${slug}`)
      })
      await test.step('A page is moved below another one, and its old address redirects there', async () => {
        const title = decodeURIComponent(parent.de.split('/').at(-1) ?? '').slice(-8)
        await openPageDialog(page, /^Verschieben/)
        const choice = dialogOf(page).getByRole('combobox', { name: 'Unterseite von' })
        await expect(choice.getByRole('option', { name: new RegExp(title) })).toBeAttached()
        await choice.selectOption(String(parent.id))
        await dialogOf(page).getByRole('button', { name: 'Verschieben' }).click()
        await page.waitForURL(`${parent.de}/${slug}`)
        for (const old of [`/de/${slug}`, de]) {
          const answer = await page.request.get(old)
          expect(answer.status(), old).toBe(200)
          expect(new URL(answer.url()).pathname, old).toBe(`${parent.de}/${slug}`)
        }
      })
    },
  )

  test('a new subpage is created from its template, below its parent', async ({ page }) => {
    await signInStaff(page)
    const parent = await makePage(page, 'Eltern')
    await page.goto(parent.de)
    await openPageDialog(page, /^Neue Unterseite/)
    await expect(dialogOf(page).getByRole('textbox', { name: 'DE' })).toBeFocused()
    await page.keyboard.insertText('Anreise')
    await dialogOf(page).getByRole('textbox', { name: 'EN' }).fill('Getting here')
    await dialogOf(page)
      .getByRole('radio', { name: /^Besuch/ })
      .check()
    await dialogOf(page).getByRole('button', { name: 'Anlegen' }).click()
    await page.waitForURL(`${parent.de}/anreise?edit`)
    await expect(canvasOf(page).locator('details').first()).toBeVisible()
  })

  test('sample text of a template is listed before it is published', { tag: '@long' }, async ({ page }) => {
    await signInStaff(page)
    const parent = await makePage(page, 'Muster')
    await page.goto(parent.de)
    await openPageDialog(page, /^Neue Unterseite/)
    await dialogOf(page).getByRole('textbox', { name: 'DE' }).fill('Aus Vorlage')
    await dialogOf(page)
      .getByRole('radio', { name: /^Besuch/ })
      .check()
    await dialogOf(page).getByRole('button', { name: 'Anlegen' }).click()
    await page.waitForURL(`${parent.de}/aus-vorlage?edit`)
    await tool(page, 'Veröffentlichen').first().click()
    await expect(dialogOf(page)).toContainText(/An \d+ Stellen steht noch der Beispieltext der Vorlage/)
    await expect(dialogOf(page).getByRole('button', { name: 'Trotzdem veröffentlichen' })).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeHidden()
  })

  test(
    'all references to a page are listed before it is deleted',
    { tag: '@long' },
    async ({ page, problems }) => {
      await signInStaff(page)
      const gone = await makePage(page, 'Abschied')
      const parent = await makePage(page, 'Mit Kind')
      await makePage(page, 'Kind', parent.id)
      const linking = await makePage(page, 'Verweis')
      await openToEdit(page, linking.de)
      await page.getByRole('button', { name: /^Leere Spalte/ }).click()
      await page.getByRole('searchbox', { name: 'Block suchen' }).fill('link')
      await page.keyboard.press('Enter')
      await panelOf(page).getByRole('textbox', { name: 'Linktext' }).fill('Zum Abschied')
      await panelOf(page).getByRole('combobox').fill(gone.de.slice(-8))
      await page.getByRole('option', { name: /^Abschied/ }).click()
      await expect(canvasOf(page).getByRole('link', { name: 'Zum Abschied' })).toBeVisible()
      await expectSaved(page)

      await page.goto(parent.de)
      await openPageDialog(page, /^Löschen/)
      await expect(
        dialogOf(page).getByText('Eine Seite mit Unterseiten lässt sich nicht löschen.'),
      ).toBeVisible()
      await expect(dialogOf(page).getByRole('button', { name: 'Löschen' })).toBeDisabled()

      await page.goto(gone.de)
      await openPageDialog(page, /^Löschen/)
      await expect(dialogOf(page).getByRole('listitem')).toHaveText([/^Link in Verweis/])
      await dialogOf(page).getByRole('button', { name: 'Löschen' }).click()
      await page.waitForURL('/de')
      await expect(page.getByRole('status').getByText('Die Seite ist gelöscht.')).toBeVisible()
      problems.allow(/status 404/)
      expect((await page.goto(gone.de))?.status()).toBe(404)
    },
  )
})

test.describe('A draft is shown', () => {
  test('by a link to somebody without an account, and not by any other link', async ({
    page,
    browser,
    baseURL,
    problems,
  }) => {
    await signInStaff(page)
    const { de } = await makePage(page, 'Entwurf')
    await openToEdit(page, de)
    await writeQuote(page, 'Noch nicht für alle.')
    await tool(page, 'Teilen').click()
    await dialogOf(page).getByRole('combobox', { name: 'Gültig' }).selectOption('einen Tag')
    await dialogOf(page).getByRole('button', { name: 'Link erzeugen' }).click()
    const link = new URL(await dialogOf(page).getByRole('textbox', { name: 'Link zum Entwurf' }).inputValue())
    await expect(
      dialogOf(page).getByText(/^Gültig bis .* Der Link wird nicht noch einmal angezeigt\.$/),
    ).toBeVisible()
    const address = link.pathname + link.search
    await expect(
      dialogOf(page).getByRole('link', { name: 'Alle geteilten Links ansehen oder widerrufen' }),
    ).toHaveAttribute('href', '/cms-hub#shared-previews')

    const stranger = await browser.newContext({ ...(baseURL && { baseURL }) })
    problems.watch(stranger)
    problems.allow(/status 40[34]/)
    const seen = await stranger.newPage()
    const answer = await seen.goto(address)
    expect(answer?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    })
    await expect(seen.locator('blockquote')).toHaveText('Noch nicht für alle.')
    await expect(seen.getByRole('region', { name: 'Redaktion' })).toHaveCount(0)
    expect((await seen.goto(de))?.status()).toBe(404)
    const wrong = `${de}?preview=${'x'.repeat(43)}`
    expect((await seen.goto(wrong))?.status()).toBe(404)
    await expect(seen.getByText('Dieser Vorschau-Link gilt nicht mehr.')).toBeVisible()
    await expect(seen.getByText('Noch nicht für alle.')).toHaveCount(0)
    await stranger.close()
  })
})

test('Notices link to their block; errors prevent publishing, and warnings ask for confirmation', async ({
  page,
}) => {
  await signInStaff(page)
  const { de } = await makePage(page, 'Hinweise')
  await openToEdit(page, de)
  await page.getByRole('button', { name: /^Leere Spalte/ }).click()
  await page.getByRole('searchbox', { name: 'Block suchen' }).fill('überschr')
  await page.keyboard.press('Enter')
  await expect(page.locator('[contenteditable]:focus')).toBeVisible()
  // Missing fields of a new block are not reported until the user asks.
  await tool(page, 'Hinweise: 0 Fehler, 0 Warnungen').click()
  await expect(tool(page, /^Hinweise 1: 1 Fehler/)).toBeVisible()
  await panelOf(page)
    .getByRole('button', { name: /^Überschrift .*noch leer/ })
    .click()
  await tool(page, 'Veröffentlichen').first().click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('Ein Fehler verhindert die Veröffentlichung.')
  await page.keyboard.press('Escape')
  await panelOf(page).getByRole('textbox', { name: 'Überschrift' }).fill('Der Saal')
  await panelOf(page).getByRole('radio', { name: '4' }).locator('..').click()
  await expect(tool(page, 'Hinweise 1: 0 Fehler, 1 Warnung')).toBeVisible()
  await tool(page, 'Veröffentlichen').first().click()
  await expect(dialogOf(page)).toContainText('Es gibt eine Warnung. Trotzdem veröffentlichen?')
  await dialogOf(page).getByRole('button', { name: 'Trotzdem veröffentlichen' }).click()
  await expect(page.getByRole('status').getByText('Veröffentlicht.')).toBeVisible()
})

/** Holds changes back until the returned function is called. */
async function holdChanges(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/changes', async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

test('A missing field of a new block is not reported when it is left empty, also if the block was saved meanwhile', async ({
  page,
}) => {
  await signInStaff(page)
  const { de } = await makePage(page, 'Hinweise')
  await openToEdit(page, de)
  const release = await holdChanges(page)
  await page.getByRole('button', { name: /^Leere Spalte/ }).click()
  await page.getByRole('searchbox', { name: 'Block suchen' }).fill('video')
  await page.keyboard.press('Enter')
  await page
    .getByRole('toolbar', { name: /^Video, / })
    .getByRole('button', { name: /: Angaben$/ })
    .click()
  const address = panelOf(page).getByRole('textbox', { name: 'Video', exact: true })
  await address.focus()
  release()
  // The server stores the empty address, which the block did not have before.
  await expectSaved(page)
  await page.keyboard.press('Tab')
  await expect(address).not.toBeFocused()
  await panelOf(page).getByRole('textbox', { name: 'Titel' }).fill('Der Bau der Orgel')
  await expectSaved(page)
  await expect(tool(page, 'Hinweise: 0 Fehler, 0 Warnungen')).toBeVisible()
  await address.fill('https://example.org/film')
  await page.keyboard.press('Tab')
  await expect(tool(page, 'Hinweise 1: 1 Fehler, 0 Warnungen')).toBeVisible()
})

test(
  'A picture that is chosen and removed again is not reported as missing, also if its block was saved meanwhile',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const { de } = await makePage(page, 'Hinweise')
    await openToEdit(page, de)
    const release = await holdChanges(page)
    await page.getByRole('button', { name: /^Leere Spalte/ }).click()
    await page.getByRole('searchbox', { name: 'Block suchen' }).fill('bild')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Bild auswählen' }).click()
    release()
    await expectSaved(page)
    await panelOf(page).getByText('Klangfiguren', { exact: true }).click()
    await panelOf(page).getByRole('button', { name: 'Klangfigur 1', exact: true }).click()
    await panelOf(page).getByRole('button', { name: 'Bild: Entfernen' }).click()
    await expectSaved(page)
    await expect(tool(page, 'Hinweise: 0 Fehler, 0 Warnungen')).toBeVisible()
  },
)

test('Reasons why the server refuses to publish are listed by block, with a button that leads there', async ({
  page,
  problems,
}) => {
  problems.allow(/status 400: .*\/publication$/, 'Failed to load resource')
  await signInStaff(page)
  const target = await makePage(page, 'Ziel')
  const { de, section: slug } = await makePage(page, 'Mit Link')
  await callAsStaff(page, '/de/pageeditor-api/container', { slug })
  await callAsStaff(page, '/de/pageeditor-api/block', {
    slug,
    type: 'link',
    fields: { content: 'Zum Ziel', link: `page:${target.id}` },
  })
  await openToEdit(page, de)
  await expect(tool(page, 'Hinweise: 0 Fehler, 0 Warnungen')).toBeVisible()
  // Another user deletes the page that the link leads to.
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  await page.request.delete(`/de/pageeditor-api/page-settings/${target.id}`, {
    headers: { 'X-CSRFToken': token },
  })
  await tool(page, 'Veröffentlichen').first().click()
  await dialogOf(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  const notice = panelOf(page).getByRole('button', {
    name: /^Link Zum Ziel.*gibt es nicht mehr oder nicht in dieser Sprache/,
  })
  await expect(notice).toBeVisible()
  await expect(tool(page, 'Hinweise 1: 1 Fehler, 0 Warnungen')).toBeVisible()
  await notice.click()
  await expect(panelOf(page).getByRole('heading', { name: 'Link', exact: true })).toBeVisible()
})

test('An author can write, but cannot publish', async ({ page, browser, baseURL }) => {
  const staff = await browser.newContext({ ...(baseURL && { baseURL }) })
  const editor = await staff.newPage()
  await signInStaff(editor)
  const { de, section } = await makePage(editor, 'Autorin')
  await staff.close()
  await signInAuthor(page)
  await openToEdit(page, de)
  await writeQuote(page, 'Von mir, noch ungelesen.')
  await expect(tool(page, 'Veröffentlichen').first()).toBeDisabled()
  await tool(page, 'Seite').click()
  await expect(page.getByRole('menuitem', { name: /^Löschen/ })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: /^Neue Seite/ })).toBeEnabled()
  const refused = callAsStaff(page, `/de/pageeditor-api/draft/${section}/publication`, { sequence: 2 })
  await expect(refused).rejects.toThrow('403')
})

test(
  'The interface can be in English, also on the start page of staff, while the page stays German',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const { de } = await makePage(page, 'Sprache')
    await openToEdit(page, de)
    await writeQuote(page, 'Bleibt deutsch.')
    await mouse.command(page.getByRole('button', { name: /^Konto: / }), 'Oberfläche auf Englisch')
    await expect(page.getByRole('region', { name: 'Editing' })).toBeVisible()
    await expect(tool(page, 'Publish').first()).toBeVisible()
    await page.reload()
    await expect(tool(page, 'Done')).toBeVisible()
    await canvasOf(page).getByText('Bleibt deutsch.').click()
    await expect(page.getByRole('toolbar', { name: /^Quote, block 1 of 1/ })).toBeVisible()
    await expect(canvasOf(page).locator('blockquote')).toHaveText('Bleibt deutsch.')
    await page.goto('/cms-hub')
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible()
    await page.goto(`${de}?edit`)
    await mouse.command(page.getByRole('button', { name: /^Account: / }), 'Interface in German')
    await expect(tool(page, 'Fertig')).toBeVisible()
  },
)

async function expectKeptWhileTheWindowChanges(page: Page): Promise<void> {
  const address = dialogOf(page).getByRole('group', { name: 'Adresse' }).getByRole('textbox', { name: /^DE/ })
  const before = await address.inputValue()
  await address.fill('noch-nicht-gespeichert')
  const menu = page.locator('[data-toolbar] button').filter({ hasText: /^Seite …/ })
  for (const { width, menus } of [
    { width: 360, menus: 0 },
    { width: 1280, menus: 1 },
  ]) {
    await page.setViewportSize({ width, height: 720 })
    await expect(menu).toHaveCount(menus)
    await expect(address).toHaveValue('noch-nicht-gespeichert')
  }
  await address.fill(before)
}
