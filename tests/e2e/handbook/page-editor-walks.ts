import { expect, type Page } from '@playwright/test'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'
import { suggestionMessages } from '#i18n/lazy/editor-suggestions.ts'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { treeMessages } from '#i18n/lazy/page-tree.ts'
import type { Language } from '#i18n/languages.ts'
import { callAsStaff, outlastFocus } from '../../support/browser-editor.ts'
import {
  chooseOfBlock,
  chooseOfToolbar,
  editAt,
  findPicture,
  makeSamplePage,
  openDetails,
  richText,
  writeBlocks,
} from './sample-page.ts'
import type { Walks } from './walk.ts'

/** The walks to the states of the page editor. */
export const pageEditorWalks: Walks = {
  'composing-block': async (page, language) => {
    const made = await makeSamplePage(page, language)
    await editAt(page, made.path, 'text')
    await openDetails(page, language)
    return made.remove
  },
  'composing-palette': async (page, language) => {
    const made = await makeSamplePage(page, language)
    await editAt(page, made.path, 'text')
    await page.keyboard.press('n')
    await expect(
      page.getByRole('dialog', { name: editorBlocksMessages[language].palette.title }),
    ).toBeVisible()
    return made.remove
  },
  'writing-format': async (page, language) => {
    const made = await makeSamplePage(page, language)
    await selectWords(page, language, made.path)
    return made.remove
  },
  'writing-link': async (page, language) => {
    const { marks } = editorMessages[language]
    const made = await makeSamplePage(page, language)
    await selectWords(page, language, made.path)
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog', { name: marks.linkTitle })
    await dialog.getByRole('combobox').fill(language === 'de' ? 'Besuch' : 'Visit')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    return made.remove
  },
  'writing-table': async (page, language) => {
    const row = (id: string, cells: readonly string[]) => ({
      id,
      type: 'table-row',
      fields: Object.fromEntries(cells.map((cell, index) => [`cell_${index + 1}`, cell])),
    })
    const made = await makeSamplePage(page, language, [
      {
        id: 'table',
        type: 'table',
        fields: { caption: language === 'de' ? 'Öffnungszeiten' : 'Opening times', columns: 2 },
        children:
          language === 'de'
            ? [
                row('a', ['Tag', 'Zeit']),
                row('b', ['Montag bis Freitag', '10 bis 18 Uhr']),
                row('c', ['Samstag', '10 bis 14 Uhr']),
              ]
            : [
                row('a', ['Day', 'Time']),
                row('b', ['Monday to Friday', '10 am to 6 pm']),
                row('c', ['Saturday', '10 am to 2 pm']),
              ],
      },
    ])
    await editAt(page, made.path, 'table')
    await openDetails(page, language)
    return made.remove
  },
  'blocks-event-list': async (page, language) => {
    const source = { limit: 4 }
    const made = await makeSamplePage(page, language, [
      { id: 'list', type: 'event-list', fields: { source } },
    ])
    await editAt(page, made.path, 'list')
    await openDetails(page, language)
    return made.remove
  },
  'media-picture': async (page, language) => {
    const { reference } = await findPicture(page)
    const description =
      language === 'de' ? 'Der Große Saal vor dem Konzert' : 'The Great Hall before a concert'
    const made = await makeSamplePage(page, language, [
      { id: 'picture', type: 'image', fields: { image: reference, description } },
    ])
    await editAt(page, made.path, 'picture')
    await openDetails(page, language)
    return made.remove
  },
  'languages-dialog': async (page, language) => {
    const made = await makeSamplePage(page, language)
    const other = language === 'de' ? 'en' : 'de'
    const title = { de: 'Ab welchem Alter?', en: 'From what age?' }
    const text = {
      de: 'Für Familienkonzerte gibt es keine Altersgrenze.',
      en: 'Family concerts have no age limit.',
    }
    await writeBlocks(page, other, made.section, [
      { id: 'headline', type: 'headline', fields: { content: title[other] } },
      { id: 'text', type: 'text', fields: { content: richText(text[other]) } },
    ])
    await editAt(page, made.path, 'text')
    const { toolbar, language: words } = editorMessages[language]
    await page.getByRole('button', { name: new RegExp(`^${toolbar.language}:`) }).click()
    await expect(page.getByRole('dialog', { name: words.title }).getByText(title[other])).toBeVisible()
    return made.remove
  },
  'publishing-dialog': async (page, language) => {
    const made = await makeSamplePage(page, language)
    await editAt(page, made.path, 'text')
    await page.getByRole('button', { name: editorMessages[language].toolbar.publish, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: editorMessages[language].publish.title })
    await expect(dialog.getByRole('button', { name: editorMessages[language].publish.now })).toBeVisible()
    return made.remove
  },
  'together-comments': async (page, language) => {
    const words = commentMessages[language]
    const made = await makeSamplePage(page, language)
    const body = language === 'de' ? 'Gilt das auch für die Matineen?' : 'Is this so for the matinees, too?'
    await callAsStaff(page, `/${language}/pageeditor-api/draft/${made.section}/comments`, {
      block: 'text',
      body,
    })
    await editAt(page, made.path, 'text')
    await chooseOfBlock(page, language, `${words.add} …`)
    await expect(page.getByRole('complementary', { name: words.title }).getByText(body)).toBeVisible()
    return made.remove
  },
  'together-suggestion': async (page, language) => {
    const made = await makeSamplePage(page, language)
    await editAt(page, made.path, 'second')
    await chooseOfBlock(page, language, `${commentMessages[language].suggest} …`)
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('textbox')
      .first()
      .fill(language === 'de' ? 'Kinderwagen, Kissen, Garderobe' : 'Prams, cushions and cloakroom')
    await dialog.getByRole('button', { name: suggestionMessages[language].send, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await chooseOfBlock(page, language, `${commentMessages[language].add} …`)
    await expect(
      page.getByRole('button', { name: new RegExp(`^${suggestionMessages[language].accept}`) }),
    ).toBeVisible()
    return made.remove
  },
  'versions-panel': async (page, language) => {
    const { toolbar, versions } = editorMessages[language]
    const made = await makeSamplePage(page, language)
    const draft = `/${language}/pageeditor-api/draft/${made.section}`
    const summary = language === 'de' ? 'Mit den neuen Zeiten' : 'With the new times'
    await callAsStaff(page, `${draft}/versions`, { summary })
    await callAsStaff(page, `${draft}/publication`, { sequence: made.sequence })
    await editAt(page, made.path, 'text')
    await chooseOfToolbar(page, toolbar.more, toolbar.versions)
    await expect(page.getByRole('complementary', { name: versions.title }).getByText(summary)).toBeVisible()
    return made.remove
  },
  'pages-new': async (page, language) => {
    const { pages } = editorMessages[language]
    const made = await makeSamplePage(page, language)
    await editAt(page, made.path, 'text')
    await chooseOfToolbar(page, pages.menu, `${pages.newPage} …`)
    await expect(page.getByRole('dialog', { name: pages.newPage })).toBeVisible()
    return made.remove
  },
  'pages-settings': async (page, language) => {
    const { pages } = editorMessages[language]
    const made = await makeSamplePage(page, language)
    await editAt(page, made.path, 'text')
    await chooseOfToolbar(page, pages.menu, `${pages.settings} …`)
    await expect(
      page.getByRole('dialog', { name: pages.settings }).getByRole('textbox').first(),
    ).toBeVisible()
    return made.remove
  },
  'pages-tree': async (page, language) => {
    const { pages } = editorMessages[language]
    await editAtHome(page, language)
    await chooseOfToolbar(page, pages.menu, `${pages.tree} …`)
    const tree = page.getByRole('dialog', { name: pages.tree })
    await expect(tree.getByLabel(treeMessages[language].search)).toBeVisible()
    await expect(tree.getByRole('link').nth(3)).toBeVisible()
  },
  'shared-make': async (page, language) => {
    const { make } = sharedMessages[language]
    const made = await makeSamplePage(page, language)
    await editAt(page, made.path, 'text')
    await chooseOfBlock(page, language, `${make} …`)
    await expect(page.getByRole('dialog', { name: make })).toBeVisible()
    return made.remove
  },
  'accessibility-notices': async (page, language) => {
    const { toolbar } = editorMessages[language]
    const { reference } = await findPicture(page)
    const made = await makeSamplePage(page, language, [
      {
        id: 'deep',
        type: 'headline',
        fields: { content: language === 'de' ? 'Sitzkissen' : 'Cushions', headline_level: 4 },
      },
      { id: 'teaser', type: 'full-teaser', fields: { image: reference } },
      { id: 'empty', type: 'quote', fields: {} },
    ])
    await editAt(page, made.path, 'deep')
    await page.getByRole('button', { name: new RegExp(`^${toolbar.notices}`) }).click()
    const panel = page.getByRole('complementary', { name: toolbar.notices })
    await expect(
      panel.getByRole('button', { name: editorBlocksMessages[language].notices.jump }).first(),
    ).toBeVisible()
    return made.remove
  },
}

/** Begins to edit the home page, which nobody changes here. */
async function editAtHome(page: Page, language: Language): Promise<void> {
  await page.goto(`/${language}?edit`)
  await expect(page.locator('[data-canvas]')).toBeAttached()
}

/** Selects the beginning of the text of a sample page. */
async function selectWords(page: Page, language: Language, path: string): Promise<void> {
  await editAt(page, path, 'text')
  await page.keyboard.press('t')
  await expect(page.locator('[data-canvas] [contenteditable]')).toBeFocused()
  await outlastFocus(page)
  await page.keyboard.press('ControlOrMeta+Home')
  for (let step = 0; step < 2; step++) await page.keyboard.press('ControlOrMeta+Shift+ArrowRight')
  await expect(page.getByRole('toolbar', { name: editorMessages[language].marks.label })).toBeVisible()
}
