// Covers: src/office src/editor
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { languages } from '#i18n/languages.ts'
import { chapters } from '#office/handbook/chapters.de.generated.ts'
import { pictureSize } from '#office/handbook/picture-size.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { editorsWalks } from './handbook/editors-walks.ts'
import { plannersWalks } from './handbook/planners-walks.ts'
import type { Walks } from './handbook/walk.ts'

const walks: Walks = { ...editorsWalks, ...plannersWalks }
const names = chapters.flatMap(({ sections }) => sections.flatMap(({ picture }) => picture?.name ?? []))

test.describe('The pictures of the handbook', { tag: '@long' }, () => {
  test.use({ viewport: pictureSize, colorScheme: 'light', reducedMotion: 'reduce' })

  for (const language of languages)
    for (const name of names)
      test(`${name} (${language}) shows what the product looks like`, async ({ page, baseURL }) => {
        const walk = walks[name]
        if (!walk) throw new Error(`No walk leads to the picture ${name}.`)
        await signInStaff(page)
        await page.context().addCookies([{ name: 'interface-language', value: language, url: baseURL }])
        const remove = await walk(page, language)
        try {
          await page.mouse.move(0, 0)
          // Dates, names of others and fonts differ, so that only a state that looks different fails.
          await expect(page).toHaveScreenshot([`${name}.${language}.png`], {
            animations: 'disabled',
            caret: 'hide',
            scale: 'css',
            threshold: 0.3,
            maxDiffPixelRatio: 0.12,
          })
        } finally {
          // The page editor would notice that its page is deleted.
          if (remove) await page.goto('about:blank')
          await remove?.()
        }
        if (['all', 'changed'].includes(test.info().config.updateSnapshots))
          await shrink(`src/office/handbook/pictures/${name}.${language}.png`)
      })

  test('have a walk each, and each walk a picture', () => {
    expect(Object.keys(walks).toSorted()).toEqual([...new Set(names)].toSorted())
  })
})

/** Gives a picture that was just taken a palette, which makes its file a third as large. */
async function shrink(name: string): Promise<void> {
  const file = path.resolve(import.meta.dirname, '../..', name)
  const picture = sharp(await readFile(file))
  const { isPalette } = await picture.metadata()
  if (isPalette) return
  await writeFile(file, await picture.png({ palette: true, colours: 96, dither: 0.5, effort: 10 }).toBuffer())
}
