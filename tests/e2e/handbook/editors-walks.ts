import { expect } from '@playwright/test'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { editAt, makeSamplePage, openDetails } from './sample-page.ts'
import type { Walks } from './walk.ts'

/** The walks to the pictures of the chapters for everybody and for editors. */
export const editorsWalks: Walks = {
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
  'blocks-event-list': async (page, language) => {
    const source = { limit: 4 }
    const made = await makeSamplePage(page, language, [
      { id: 'list', type: 'event-list', fields: { source } },
    ])
    await editAt(page, made.path, 'list')
    await openDetails(page, language)
    return made.remove
  },
}
