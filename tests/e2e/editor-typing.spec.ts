// Covers: src/editor/page/typing src/editor/page/rich-text src/editor/app/keys
import { expectAnnounced } from '../support/browser-announcements.ts'
import { canvasOf, clickIntoText, outlastFocus } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { block, openPage } from '../support/editor-keyboard.ts'
import { richText } from '../support/editor-site.ts'
import { tool } from '../support/written-drafts.ts'
import { sample } from '../support/sweep.ts'

const twoTexts = () => [
  block('headline', { content: 'Die Orgel', headline_level: 2 }),
  block('text', { content: richText('Erster Absatz.') }),
  block('text', { content: richText('Zweiter Absatz.') }),
]

test('Undo and redo work while typing, by shortcut and by the browser’s menu, and the caret moves to where the text has changed', async ({
  page,
}) => {
  await openPage(page, twoTexts())
  await test.step('The undo command of the browser’s menu triggers the editor’s undo', async () => {
    const first = canvasOf(page).locator('p').first()
    await clickIntoText(first)
    await page.keyboard.press('End')
    await page.keyboard.type(' Neu.')
    const choose = (inputType: string) =>
      page.evaluate(
        (type) =>
          document.activeElement?.dispatchEvent(
            new InputEvent('beforeinput', { inputType: type, bubbles: true, cancelable: true }),
          ),
        inputType,
      )
    expect(await choose('historyUndo')).toBe(false)
    await expect(first).toHaveText('Erster Absatz.')
    expect(await choose('historyRedo')).toBe(false)
    await expect(first).toHaveText('Erster Absatz. Neu.')
    expect(await choose('historyUndo')).toBe(false)
    await expect(first).toHaveText('Erster Absatz.')
  })
  await test.step('The shortcuts for undo and redo work while typing, and the caret moves to where the text has changed', async () => {
    const canvas = canvasOf(page)
    const heading = canvas.locator('h2')
    const first = canvas.locator('p').first()
    await clickIntoText(first)
    await page.keyboard.press('End')
    await page.keyboard.type(' Neu.')
    await expect(first).toHaveText('Erster Absatz. Neu.')
    await page.keyboard.press('Control+z')
    await expect(first).toHaveText('Erster Absatz.')
    await page.keyboard.press('Control+y')
    await expect(first).toHaveText('Erster Absatz. Neu.')
    await page.keyboard.type('!')
    await expect(first).toHaveText('Erster Absatz. Neu.!')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+Shift+z')
    await expect(first).toHaveText('Erster Absatz. Neu.!')

    await heading.click()
    await page.keyboard.press('End')
    // In one input, because each word is a step of its own.
    await page.keyboard.insertText(' des Hauses')
    await expect(heading).toHaveText('Die Orgel des Hauses')
    await page.keyboard.press('Control+z')
    await expect(heading).toHaveText('Die Orgel')
    // The previous step concerns another text, so the caret moves there, too.
    await page.keyboard.press('Control+z')
    await expect(first).toHaveText('Erster Absatz. Neu.')
    await page.keyboard.type(' Weiter.')
    await expect(first).toHaveText('Erster Absatz. Neu. Weiter.')
  })
})

const platforms = [
  { name: 'macOS', platform: 'MacIntel', undo: 'Meta+z', redo: ['Meta+Shift+z', 'Meta+y'] },
  { name: 'Linux', platform: 'Linux x86_64', undo: 'Control+z', redo: ['Control+y', 'Control+Shift+z'] },
  { name: 'Windows', platform: 'Win32', undo: 'Control+z', redo: ['Control+y', 'Control+Shift+z'] },
]
for (const { name, platform, undo, redo } of sample(platforms, 2))
  test(`On ${name}, the keys of its other programs undo, redo and format, and the help names them`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', { get: () => value })
    }, platform)
    await openPage(page, twoTexts())
    const [heading, text] = [canvasOf(page).locator('h2'), canvasOf(page).locator('p').first()]
    await clickIntoText(text)
    await page.keyboard.press('End')
    await page.keyboard.type(' Neu.')
    for (const keys of redo) {
      await page.keyboard.press(undo)
      await expect(text).toHaveText('Erster Absatz.')
      await page.keyboard.press(keys)
      await expect(text).toHaveText('Erster Absatz. Neu.')
    }
    await page.keyboard.press(undo.replace('z', 'b'))
    await page.keyboard.type(' Fett.')
    await expect(text.locator('strong')).toHaveText(/Fett/)

    await heading.click()
    await page.keyboard.press('End')
    await page.keyboard.insertText(' des Hauses')
    for (const keys of redo) {
      await page.keyboard.press(undo)
      await expect(heading).toHaveText('Die Orgel')
      await page.keyboard.press(keys)
      await expect(heading).toHaveText('Die Orgel des Hauses')
    }

    await page.keyboard.press('Escape')
    await page.keyboard.press('Delete')
    const names = name === 'macOS' ? '⌘Z' : 'Strg+Z'
    await expectAnnounced(page, `gelöscht. Rückgängig mit ${names}`)
    await page.keyboard.press(undo)
    await expect(heading).toHaveText('Die Orgel des Hauses')
    await page.keyboard.press('?')
    const help = page
      .getByRole('dialog')
      .getByRole('definition')
      .filter({ hasText: /^Wiederholen$/ })
    await expect(help.locator('xpath=preceding-sibling::dt[1]')).toHaveText(
      name === 'macOS' ? '⇧⌘Z / ⌘Y' : 'StrgUmschaltZ / StrgY',
    )
  })

test('A text is broken into the same lines while it is typed as before', async ({ page }) => {
  const words =
    'Unser Saal fasst 1.480 Menschen, öffnet seit 1913 und ist das Haus der Morgensterner Philharmonie.'
  await openPage(page, [block('text', { content: richText(words) })])
  const text = canvasOf(page).locator('p').first()
  const placesOfWords = () =>
    text.evaluate((element) => {
      const node = element.firstChild
      const range = document.createRange()
      return Array.from(node?.textContent?.matchAll(/\S+/g) ?? [], ({ index }) => {
        range.setStart(node ?? element, index)
        range.setEnd(node ?? element, index + 1)
        const { x, y } = range.getBoundingClientRect()
        return [Math.round(x), Math.round(y)]
      })
    })
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const before = await placesOfWords()
    await clickIntoText(text)
    expect(await placesOfWords(), `${width} pixels`).toEqual(before)
    await page.keyboard.press('Escape')
  }
})

test('The link dialog opens with the focus in its address, Enter confirms it, and the selection is restored', async ({
  page,
}) => {
  await openPage(page, twoTexts())
  const first = canvasOf(page).locator('p').first()
  await clickIntoText(first)
  await page.keyboard.press('Home')
  for (let letter = 0; letter < 6; letter++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Wohin führt der Link?' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Bitte eine Adresse eingeben')).toBeVisible()
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('www.youtube.com/orgel')
  await expect(dialog.getByText('Bitte eine Adresse eingeben')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(first.locator('a')).toHaveAttribute('data-target', 'https://www.youtube.com/orgel')
  await expect(first.locator('a')).toHaveText('Erster')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Erster')
  await page.keyboard.press('End')
  await page.keyboard.type(' Ende')
  await expect(first).toHaveText('Erster Absatz. Ende')
})

test('A slash offers blocks in an empty text and in a new paragraph, and arrow keys lead from block to block', async ({
  page,
}) => {
  await openPage(page, twoTexts())
  await test.step('Arrow keys lead from block to block, and Backspace removes an empty one', async () => {
    const canvas = canvasOf(page)
    await canvas.locator('h2').click()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('A')
    await expect(canvas.locator('p').first()).toHaveText('Erster Absatz.A')
    await outlastFocus(page)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('!')
    await expect(canvas.locator('h2')).toHaveText('Die Orgel!')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('B')
    await expect(canvas.locator('p').first()).toHaveText('BErster Absatz.A')
    await canvas.locator('h2').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter') // a new text
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('?')
    await expect(canvas.locator('h2')).toHaveText('Die Orgel!?')
    await expect(canvas.locator('p')).toHaveCount(2)
  })
  await test.step('A slash in an empty text offers blocks there, and Escape returns to the text', async () => {
    const canvas = canvasOf(page)
    await canvas.locator('h2').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/zit')
    await expect(page.getByRole('searchbox', { name: 'Block suchen' })).toHaveValue('zit')
    await page.keyboard.press('Escape')
    await page.keyboard.type('ter')
    await expect(canvas.getByText('/zitter')).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('/zitat')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Die Stille gehört zum Stück.')
    await expect(canvas.locator('blockquote')).toHaveText('Die Stille gehört zum Stück.')
    await expect(canvas.locator('p', { hasText: 'Absatz.' })).toHaveCount(2)
  })
})

test('Markdown characters at the start of a paragraph create lists and headlines', async ({ page }) => {
  await openPage(page, twoTexts())
  const canvas = canvasOf(page)
  await clickIntoText(canvas.getByText('Erster Absatz.'))
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- eins')
  await page.keyboard.press('Enter')
  await page.keyboard.type('zwei')
  await expect(canvas.locator('ul li')).toHaveText(['eins', 'zwei'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. alpha')
  await expect(canvas.locator('ol li')).toHaveText(['alpha'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('### Das Manual')
  await expect(canvas.locator('h3')).toHaveText('Das Manual')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Darunter.')
  await expect(canvas.getByText('Darunter.')).toBeVisible()
  for (let step = 0; step < 5; step++) await page.keyboard.press('Control+z')
  await expect(canvas.locator('h3')).toHaveCount(0)
})

test('Pasted text with headings becomes several blocks, and text pasted on a block is inserted after it', async ({
  page,
}) => {
  await openPage(page, twoTexts())
  const canvas = canvasOf(page)
  const paste = (data: Record<string, string>) =>
    page.evaluate((given) => {
      const clipboardData = new DataTransfer()
      for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, data)
  await clickIntoText(canvas.getByText('Erster Absatz.'))
  await page.keyboard.press('End')
  await paste({
    'text/html': '<h1>Programm</h1><p>Um <b>acht</b>.</p><ul><li>Bach</li></ul><h2>Karten</h2><p>Hier.</p>',
  })
  await page.keyboard.type(' Und dort.')
  await expect(canvas.locator('h2, h3, p')).toHaveText([
    'Die Orgel',
    'Erster Absatz.',
    'Programm',
    'Um acht.',
    'Bach',
    'Karten',
    'Hier. Und dort.',
    'Zweiter Absatz.',
  ])
  await expect(canvas.locator('h3')).toHaveText('Karten')
  await page.keyboard.press('Escape')
  await paste({ 'text/plain': 'Von außen.' })
  await expect(canvas.locator('p').nth(-2)).toHaveText('Von außen.')
})

test('A slash in a new paragraph offers blocks between the text before and after it', async ({ page }) => {
  await openPage(page, [block('text', { content: richText('Davor.', 'Danach.') })])
  const canvas = canvasOf(page)
  await clickIntoText(canvas.getByText('Davor.'))
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Block suchen' })).toBeFocused()
  await page.keyboard.type('zitat')
  await page.keyboard.press('Enter')
  await expect(canvas.locator('blockquote')).toBeVisible()
  await page.keyboard.type('Dazwischen')
  await expect(canvas.locator('[data-layout] > * > *')).toHaveText(['Davor.', /Dazwischen/, 'Danach.'])
  await page.keyboard.press('Escape')
  // How many steps the typing makes depends on the pauses between the keys.
  await expect(async () => {
    await page.keyboard.press('Control+z')
    await expect(tool(page, /^Rückgängig/)).toBeDisabled({ timeout: 500 })
    await expect(canvas.locator('[data-layout] > * > *')).toHaveText(['Davor.Danach.'], { timeout: 500 })
  }).toPass()
})
