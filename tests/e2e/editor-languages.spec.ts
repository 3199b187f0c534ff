// Covers: src/editor/panels/translation src/domain/content
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Draft } from '#contracts/page-editor.ts'
import type { Language } from '#i18n/languages.ts'
import { canvasOf, expectSaved, makePage, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { richText } from '../support/editor-site.ts'
import { mouse } from '../support/editor-input.ts'
import { sample } from '../support/sweep.ts'
import {
  allowFirstDrafts,
  bar,
  change,
  contentOf,
  dialogOf,
  edit,
  headline,
  idsOf,
  list,
  quote,
  readDraft,
  text,
  tool,
  writeDraft,
} from '../support/written-drafts.ts'

allowFirstDrafts()

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

  for (const way of sample(['Fehlende Blöcke hierher kopieren', wholeGerman], 1))
    test(`that is empty: ${way}`, async ({ page }) => {
      await signInStaff(page)
      const made = await makePage(page, 'Zweisprachig')
      const content = await writeDraft(page, 'de', made.section, german())
      await edit(page, made.en)
      const before = (await readDraft(page, 'en', made.section)).content
      await openLanguages(page)
      await expect(dialogOf(page).locator('[data-state="missing_here"]')).toHaveText([
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
      expect((await readDraft(page, 'en', made.section)).content.containers).toEqual(content.containers)
      // The list itself has no words to translate.
      const copies = idsOf(content).filter((_, index) => index !== 1)
      await expectMarks(page, made.section, { de: { copied_there: copies }, en: { copied_here: copies } })

      await page.keyboard.press('Control+z')
      await expect(canvasOf(page).getByText('Rechts')).toHaveCount(0)
      await expectSaved(page)
      expect((await readDraft(page, 'en', made.section)).content.containers).toEqual(before.containers)
      await expectMarks(page, made.section, { en: { missing_here: idsOf(content) } })
      await page.keyboard.press('Control+Shift+z')
      await expect(canvasOf(page).getByText('Rechts')).toBeVisible()
      await expectSaved(page)
      expect((await readDraft(page, 'en', made.section)).content.containers).toEqual(content.containers)

      const changed = content.containers[1]?.columns[0]?.[0]?.id ?? ''
      await change(page, 'de', made.section, [
        { kind: 'set-fields', id: changed, fields: { content: richText('Drei, anders.') } },
      ])
      await expectMarks(page, made.section, {
        en: { older_here: [changed], copied_here: copies },
        de: { older_there: [changed], copied_there: copies },
      })
    })

  test('by copying: a copy counts as untranslated until it is changed or confirmed, and publishing says so', async ({
    page,
  }) => {
    await signInStaff(page)
    const made = await makePage(page, 'Abgeschrieben')
    const content = await writeDraft(page, 'de', made.section, contentOf([headline('Eins'), text('Drei.')]))
    const [title = '', words = ''] = idsOf(content)
    await edit(page, made.en)
    await openLanguages(page)
    await dialogOf(page).getByRole('button', { name: 'Fehlende Blöcke hierher kopieren' }).click()
    const rows = dialogOf(page).locator('[data-state="copied_here"]')
    await expect(rows).toHaveText([/^Überschrift.*noch nicht übersetzt/, /^Text.*noch nicht übersetzt/])
    await expectMarks(page, made.section, { en: { copied_here: [title, words] } })
    await page.keyboard.press('Escape')

    await tool(page, /^Veröffentlichen/).click()
    await expect(dialogOf(page)).toContainText('Es gibt 2 Warnungen.')
    await dialogOf(page).getByRole('button', { name: 'Ansehen' }).click()
    await expect(page.getByText('Aus der deutschen Fassung kopiert und noch nicht übersetzt.')).toHaveCount(2)

    await openLanguages(page)
    await rows.first().getByRole('button', { name: 'Gilt auch so' }).press('Enter')
    await expect(rows).toHaveText([/^Text/])
    await page.keyboard.press('Escape')
    await canvasOf(page).getByText('Drei.').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Three.')
    await expectSaved(page)
    await expectMarks(page, made.section, { de: {}, en: {} })
    await tool(page, /^Veröffentlichen/).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeVisible()
    await expect(dialogOf(page)).not.toContainText('Warnung')
  })

  test(
    'that has content: nothing is replaced without a question, and undo restores it',
    { tag: '@long' },
    async ({ page }) => {
      const question = page.getByRole('alertdialog', { name: 'Vorhandenes ersetzen?' })
      const replace = question.getByRole('button', { name: 'Ersetzen' })
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
      await expect(question).toContainText('Was hier steht, wird ersetzt. Es lässt sich rückgängig machen.')
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(dialogOf(page)).toBeVisible()
      expect((await readDraft(page, 'en', made.section)).content.containers).toEqual(english.containers)
      await dialogOf(page).getByRole('button', { name: wholeGerman }).click()
      await replace.click()
      await expect(canvasOf(page).getByText('Geteilt')).toBeVisible()
      await expectSaved(page)
      expect((await readDraft(page, 'en', made.section)).content.containers).toEqual(content.containers)
      await expectMarks(page, made.section, {
        de: { copied_there: idsOf(content) },
        en: { copied_here: idsOf(content) },
      })
      await page.keyboard.press('Control+z')
      await expect(canvasOf(page).getByText('Only here')).toBeVisible()
      await expectSaved(page)
      expect((await readDraft(page, 'en', made.section)).content.containers).toEqual(english.containers)
      await expectMarks(page, made.section, {
        en: {
          missing_here: idsOf(content).filter((id) => id !== shared.id),
          missing_there: idsOf(english).filter((id) => id !== shared.id),
        },
      })

      // Copied from the German side: one block, which is already translated there.
      await edit(page, made.de)
      await mouse.choose(page, 'Zitat', canvasOf(page).getByText('Geteilt'))
      const toEnglish = () =>
        mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'In die englische Fassung kopieren')
      await toEnglish()
      await expect(question).toContainText('In der englischen Fassung steht hier schon etwas anderes.')
      await question.getByRole('button', { name: 'Abbrechen' }).click()
      expect((await readDraft(page, 'en', made.section)).content.containers).toEqual(english.containers)
      await toEnglish()
      await replace.click()
      await expect(page.getByText('Zitat in die andere Sprache kopiert').first()).toBeVisible()
      expect(JSON.stringify((await readDraft(page, 'en', made.section)).content)).toContain('Geteilt')
      const { translation } = (await readDraft(page, 'de', made.section)).status
      expect([...translation.older_here, ...translation.older_there]).toEqual([])
      // What is only missing there is copied without a question.
      await openLanguages(page)
      await dialogOf(page).getByRole('button', { name: 'In die englische Fassung kopieren' }).click()
      await expect(dialogOf(page).getByText('Nur auf Deutsch')).toHaveCount(0)
      await expect(question).toHaveCount(0)
      expect((await readDraft(page, 'de', made.section)).status.translation.missing_there).toEqual([])
      expect(JSON.stringify((await readDraft(page, 'en', made.section)).content)).toContain('Only here')
    },
  )
})

async function openLanguages(page: Page): Promise<void> {
  await tool(page, /^Sprachfassungen/).click()
  await expect(dialogOf(page)).toBeVisible()
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
      copied_here: [],
      copied_there: [],
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
