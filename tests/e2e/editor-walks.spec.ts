// Covers: src/editor
import { randomUUID } from 'node:crypto'
import {
  canvasOf,
  expectSaved,
  makePage,
  openToEdit,
  signInAuthor,
  signInStaff,
} from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { mouse, panelOf } from '../support/editor-input.ts'
import { block, openPage } from '../support/editor-keyboard.ts'
import {
  allowFirstDrafts,
  bar,
  contentOf,
  dialogOf,
  edit,
  text,
  tool,
  writeDraft,
} from '../support/written-drafts.ts'

/** Longer walks through the editor, which only run under `npm run test:all`. */
allowFirstDrafts()

test(
  'The picker shows further pictures on request, says how many there are, and moves the focus to them',
  { tag: '@long' },
  async ({ page }) => {
    // The demo library has fewer pictures than the picker shows at first.
    await page.route('**/pageeditor-api/images?query=*', async (route) => {
      const answer: { images: { image: string; name: string }[] } = await (await route.fetch()).json()
      const [first] = answer.images
      const limit = Number(new URL(route.request().url()).searchParams.get('limit'))
      const all = Array.from({ length: 70 }, (_, index) => ({
        ...first,
        image: `media:${1000 + index}`,
        name: `bild-${index}.jpg`,
      }))
      await route.fulfill({ json: { images: all.slice(0, limit), total: all.length } })
    })
    await openPage(page, [block('image', {}), block('headline', { content: 'Darunter' })])
    await page.getByRole('button', { name: 'Bild auswählen' }).click()
    const picker = page.getByRole('group', { name: 'Bild wählen' })
    await expect(picker.getByText('60 von 70 Bildern')).toBeVisible()
    await picker.getByRole('button', { name: 'Weitere Bilder zeigen' }).press('Enter')
    await expect(picker.getByText('70 Bilder', { exact: true })).toBeVisible()
    await expect(picker.getByRole('button', { name: 'bild-60.jpg' })).toBeFocused()
    await expect(picker.getByRole('button', { name: 'Weitere Bilder zeigen' })).toHaveCount(0)
  },
)

test(
  'A change of the settings is undone and redone with the keys of the page, after all later steps',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const { de, section } = await makePage(page)
    await writeDraft(page, 'de', section, contentOf([text('Erster Absatz.')]))
    await openToEdit(page, de)
    const openSettings = async () => {
      await mouse.command(tool(page, /^Seite/), 'Einstellungen der Seite …')
      await dialogOf(page).getByText('Suchmaschinen und soziale Netze').click()
      return dialogOf(page)
        .getByRole('group', { name: 'Titel für Suchmaschinen' })
        .getByRole('textbox', { name: 'DE' })
    }
    const title = await openSettings()
    await title.fill('Für Suchmaschinen')
    await dialogOf(page).getByRole('button', { name: 'Speichern' }).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Rückgängig machen' })).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Schließen' }).last().click()
    await expect(page.getByText('Einstellungen der Seite gespeichert.').last()).toBeVisible()
    const undo = tool(page, 'Rückgängig: Einstellungen der Seite')
    await expect(undo).toBeVisible()

    await mouse.choose(page, 'Text', canvasOf(page).getByText('Erster Absatz.'))
    await page.keyboard.press('End')
    await page.keyboard.type(' Mehr.')
    await expectSaved(page)
    await page.keyboard.press('Control+z')
    await expect(canvasOf(page).getByText('Mehr.')).toHaveCount(0)
    // A key that was meant for the text does not open the page anew.
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    await expect(undo).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Einstellungen der Seite rückgängig gemacht.').last()).toBeVisible()
    await expect(await openSettings()).toHaveValue('')
    await page.keyboard.press('Escape')
    await tool(page, 'Wiederholen: Einstellungen der Seite').click()
    await expect(undo).toBeVisible()
    await expect(await openSettings()).toHaveValue('Für Suchmaschinen')
  },
)

test(
  'An original in use is unpublished after a warning with its uses, which then show staff why they are empty',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const name = `Garderobe ${randomUUID().slice(0, 8)}`
    const visit = await makePage(page, `Besuch ${name}`)
    await writeDraft(page, 'de', visit.section, contentOf([text('Die Garderobe ist frei.'), text('Danach.')]))
    await edit(page, visit.de)
    await mouse.choose(page, 'Text', canvasOf(page).getByText('Die Garderobe ist frei.'))
    await page.keyboard.press('Escape')
    await mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'Wiederverwendbar machen …')
    await dialogOf(page).getByRole('textbox', { name: 'Name auf Deutsch' }).fill(name)
    await page.keyboard.press('Enter')
    await expect(canvasOf(page).locator(`[data-shared="${name}"]`)).toBeVisible()
    await expectSaved(page)
    await tool(page, 'Veröffentlichen').click()
    await dialogOf(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    const { pathname } = new URL(page.url())

    await bar(page).getByRole('button', { name: 'Original bearbeiten' }).click()
    await expect(page).toHaveURL(/\/de\/shared\/\d+/)
    await expect(canvasOf(page)).toBeVisible()
    await mouse.command(tool(page, 'Weitere Möglichkeiten zur Veröffentlichung'), 'Von der Website nehmen')
    const question = page.getByRole('alertdialog', { name: 'Von der Website nehmen?' })
    await expect(question).toContainText(`Damit verschwindet der Block auch hier: „Besuch ${name} `)
    await question.getByRole('button', { name: 'Von der Website nehmen' }).click()
    await expect(page.getByText('Nicht mehr öffentlich.').last()).toBeVisible()

    await edit(page, visit.de)
    const note = `„${name}“ ist nicht veröffentlicht. Besucher sehen hier nichts.`
    await expect(canvasOf(page).getByText(note)).toBeVisible()
    const visitor = await page.context().browser()?.newContext()
    const outside = await visitor?.newPage()
    await outside?.goto(new URL(pathname, page.url()).href)
    await expect(outside?.getByText('Danach.') ?? page.locator('none')).toBeVisible()
    await expect(outside?.getByText('Die Garderobe ist frei.') ?? page.locator('html')).toHaveCount(0)
    await visitor?.close()

    // An author sees the uses and may write, but neither publishes nor deletes.
    // Away from the editor first, which would otherwise ask who is there without a session.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signInAuthor(page)
    await edit(page, visit.de)
    await mouse.command(tool(page, /^Seite/), 'Wiederverwendbare Blöcke …')
    await dialogOf(page)
      .getByRole('button', { name: `Wo „${name}“ verwendet wird` })
      .click()
    await expect(dialogOf(page).getByRole('link', { name: new RegExp(`^Besuch ${name}`) })).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: `„${name}“ löschen` })).toHaveCount(0)
    await dialogOf(page).getByRole('link', { name, exact: true }).click()
    await expect(canvasOf(page).getByText('Die Garderobe ist frei.')).toBeVisible()
    const publish = tool(page, 'Veröffentlichen')
    await expect(publish).toBeDisabled()

    // The button says why, and leads to whom an author can ask.
    await publish.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Veröffentlichen können nur Redakteur:innen.').first()).toBeVisible()
    await panelOf(page).getByLabel('Nachricht (wenn gewünscht)').fill('Stimmt das so?')
    await panelOf(page).getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(panelOf(page).getByText('bittet um Prüfung.')).toBeVisible()
  },
)

test(
  'Formatted texts are written in the columns of a translation, with the same keys as on the page',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const { de, section } = await makePage(page)
    const content = contentOf([text('Die Türen öffnen um sieben.'), text('Der Eintritt ist frei.')])
    await writeDraft(page, 'de', section, content)
    await writeDraft(page, 'en', section, content)
    await edit(page, de)
    await tool(page, /^Sprachfassungen/).click()
    const fields = dialogOf(page).getByRole('textbox', { name: 'Text' })
    const mounted = dialogOf(page).locator('.ProseMirror')
    await fields.first().focus()
    await expect(mounted).toHaveCount(0)
    await page.keyboard.type('Um ')
    await expect(mounted).toHaveCount(1)
    await page.keyboard.press('Control+b')
    await page.keyboard.type('acht')
    await expect(fields.first().locator('strong')).toHaveText('acht')
    await expect(canvasOf(page).locator('strong')).toHaveText('acht')
    await page.keyboard.press('Control+z')
    await expect(canvasOf(page).getByText('acht')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(mounted).toHaveCount(0)
    await fields.nth(1).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Für alle.')
    await expect(mounted).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(fields.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
    await expectSaved(page)
    await page.reload()
    await expect(canvasOf(page).getByText('Der Eintritt ist frei. Für alle.')).toBeVisible()
  },
)
