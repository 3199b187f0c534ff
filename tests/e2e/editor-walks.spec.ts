import { expect, test } from '../support/browser.ts'
import { block, openPage } from '../support/editor-keyboard.ts'
import { isComplete } from '../support/sweep.ts'

/** Longer walks through the editor, which only run under `npm run test:all`. */
test.skip(!isComplete, 'They repeat with real keys what unit tests check.')

test('The picker shows further pictures on request, says how many there are, and moves the focus to them', async ({
  page,
}) => {
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
})
