// Covers: src/editor/page/typing src/editor/model
import type { Page } from '@playwright/test'
import { accounts } from '../support/accounts.ts'
import { canvasOf, clickIntoText, expectSaved } from '../support/browser-editor.ts'
import { drawPicture, transferOf } from '../support/browser-files.ts'
import { expect, test } from '../support/browser.ts'
import { fillClipboard } from '../support/clipboard.ts'
import { loseSession } from '../support/editor-site.ts'
import { openTwoPeople, writeMeanwhile } from '../support/slow-computer.ts'
import { boxOf, dialogOf, headline, text } from '../support/written-drafts.ts'

/** Keys are typed without waiting, while another person writes on the same page. */
test.describe('On a computer of a quarter of the speed', { tag: '@long' }, () => {
  test.describe.configure({ timeout: 180_000 })

  test('keys go where they are meant after undo, a link, a drop and an insertion', async ({
    browser,
    problems,
  }) => {
    const own = ['Erster Text.', 'Zweiter Text.', 'Dritter Text.']
    const people = await openTwoPeople(browser, problems, own.map(text))
    const { slow: page, other } = people
    const canvas = canvasOf(page)
    const writing = await writeMeanwhile(other)

    await test.step('typing, undo and redo', async () => {
      await clickIntoText(canvas.getByText('Erster Text.'))
      await page.keyboard.press('End')
      await page.keyboard.type(' Hinzu.')
      await expect(canvas.getByText('Erster Text. Hinzu.')).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(canvas.getByText('Erster Text. Hinzu.')).toHaveCount(0)
      await page.keyboard.press('Control+Shift+z')
      await page.keyboard.type(' Weiter.')
      await expect(canvas.getByText('Erster Text. Hinzu. Weiter.')).toBeVisible()
    })
    await test.step('a link', async () => {
      await clickIntoText(canvas.getByText('Zweiter Text.'))
      await page.keyboard.press('Home')
      await page.keyboard.press('Control+Shift+ArrowRight')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('www.youtube.com/orgel')
      await page.keyboard.press('Enter')
      await expect(dialogOf(page)).toHaveCount(0)
      await page.keyboard.press('End')
      await page.keyboard.type(' Ende.')
      await expect(canvas.locator('a')).toHaveAttribute('data-target', 'https://www.youtube.com/orgel')
      await expect(canvas.getByText('Zweiter Text. Ende.')).toBeVisible()
    })
    await test.step('a drop while a text is typed', async () => {
      await clickIntoText(canvas.getByText('Dritter Text.'))
      await page.keyboard.press('End')
      const dataTransfer = await transferOf(page, [await drawPicture('langsam.jpg')])
      const { x, y } = await boxOf(canvas.getByText('Erster Text.'))
      const event = { dataTransfer, bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 1 }
      await canvas.getByText('Erster Text.').dispatchEvent('dragover', event)
      await canvas.getByText('Erster Text.').dispatchEvent('drop', event)
      await page.keyboard.type(' Getippt.')
      await expect(canvas.getByText('Dritter Text. Getippt.')).toBeVisible()
      await expect(canvas.locator('img')).toHaveCount(1)
    })
    await test.step('an insertion', async () => {
      await page.keyboard.press('Enter')
      await page.keyboard.type('/zitat')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Die Stille.')
      await expect(canvas.locator('blockquote')).toHaveText('Die Stille.')
    })

    const theirs = await writing.end()
    await expectSaved(page)
    for (const window of [page, other]) {
      await expect(blocksOf(window).filter({ hasText: 'Text.' })).toHaveText([
        'Erster Text. Hinzu. Weiter.',
        'Zweiter Text. Ende.',
        'Dritter Text. Getippt.',
        theirs,
      ])
      await expect(canvasOf(window).locator('blockquote')).toHaveText('Die Stille.')
      await expect(canvasOf(window).locator('img')).toHaveCount(1)
    }
    await people.close()
  })

  test('a session that ends in the middle of a sentence takes neither keys nor focus, and the sentence is saved after the sign-in', async ({
    browser,
    problems,
  }) => {
    const people = await openTwoPeople(browser, problems, [text('Erster Text.')])
    const { mira, slow: page, other } = people
    const canvas = canvasOf(page)
    const writing = await writeMeanwhile(other)
    await clickIntoText(canvas.getByText('Erster Text.'))
    await page.keyboard.press('End')
    const sentence = ' Wer zu spät kommt, hört das Adagio von draußen.'
    await Promise.all([page.keyboard.type(sentence, { delay: 60 }), loseSession(mira)])
    await expect(banner(page)).toContainText('Die Sitzung ist abgelaufen')
    await page.keyboard.type(' So ist es Brauch.')
    await expect(canvas.getByText(`Erster Text.${sentence} So ist es Brauch.`)).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)

    await banner(page).getByRole('button', { name: 'Anmelden' }).click()
    const password = dialogOf(page).getByLabel('Passwort')
    await expect(password).toBeFocused()
    await expect(password).toHaveValue('')
    await expect(dialogOf(page).getByLabel('E-Mail')).toHaveValue(accounts.mira.email)
    await page.keyboard.type(accounts.mira.password)
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toHaveCount(0)
    // The caret is where it was.
    await page.keyboard.type(' Immer.')
    const theirs = await writing.end()
    await expectSaved(page)
    for (const window of [page, other])
      await expect(blocksOf(window)).toHaveText([`Erster Text.${sentence} So ist es Brauch. Immer.`, theirs])
    await people.close()
  })

  test('a conflict waits behind a banner while both go on writing, and the losing text is kept', async ({
    browser,
    problems,
  }) => {
    const people = await openTwoPeople(browser, problems, [text('Erster Text.'), text('Zweiter Text.')])
    const { mira, slow: page, other } = people
    /** Both write at the end of a text; the slow computer is online again in the middle of its sentence. */
    const disagree = async (start: string) => {
      await mira.setOffline(true)
      await clickIntoText(canvasOf(page).getByText(start))
      await page.keyboard.press('End')
      await page.keyboard.type(' Von')
      await clickIntoText(canvasOf(other).getByText(start))
      await other.keyboard.press('End')
      await other.keyboard.type(' Jonas schreibt.')
      await expectSaved(other)
      await Promise.all([page.keyboard.type(' Mira, in Ruhe.', { delay: 150 }), mira.setOffline(false)])
      await expect(banner(page)).toContainText('Jonas')
      await page.keyboard.type(' Zu Ende.')
      await expect(canvasOf(page).getByText(`${start} Von Mira, in Ruhe. Zu Ende.`)).toBeVisible()
      await expect(dialogOf(page)).toHaveCount(0)
      await banner(page).getByRole('button', { name: 'Vergleichen und entscheiden' }).click()
    }
    const writeElsewhere = async () => {
      const writing = await writeMeanwhile(other)
      await dialogOf(page).getByRole('button', { name: 'Übernehmen' }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      await expectSaved(page)
      return writing
    }

    await test.step('Both texts are kept', async () => {
      await disagree('Erster Text.')
      await dialogOf(page).getByLabel('Beide behalten').check()
      const writing = await writeElsewhere()
      const both = 'Erster Text. Jonas schreibt. Von Mira, in Ruhe. Zu Ende.'
      for (const window of [page, other])
        await expect(canvasOf(window).getByText(both, { exact: true })).toBeVisible()
      await writing.end()
      for (const window of [page, other]) await expect(banner(window)).toHaveCount(0)
    })
    await test.step('The other person is overruled while writing, is told, and finds the text set aside', async () => {
      await disagree('Zweiter Text.')
      await dialogOf(page).getByLabel('Meine behalten').check()
      const writing = await writeElsewhere()
      await expect(banner(other)).toContainText('Mira hat sich für eine andere Fassung entschieden')
      const theirs = await writing.end()
      await expect(dialogOf(other)).toHaveCount(0)
      for (const window of [page, other])
        await expect(blocksOf(window).nth(1)).toHaveText('Zweiter Text. Von Mira, in Ruhe. Zu Ende.')
      await expect(blocksOf(page).last()).toHaveText(theirs)
      await other.reload()
      await banner(other).getByRole('button', { name: 'Ansehen' }).click()
      await expect(dialogOf(other).getByText('Zweiter Text. Jonas schreibt.')).toBeVisible()
    })
    await people.close()
  })

  test('words of two people in one text are merged without a question', async ({ browser, problems }) => {
    const people = await openTwoPeople(browser, problems, [text('Erster Text.')])
    const { slow: page, other } = people
    await clickIntoText(canvasOf(other).getByText('Erster Text.'))
    await other.keyboard.press('End')
    await clickIntoText(canvasOf(page).getByText('Erster Text.'))
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+ArrowRight')
    await Promise.all([
      page.keyboard.type(' und einziger', { delay: 80 }),
      other.keyboard.type(' Und noch ein Satz.', { delay: 60 }),
    ])
    for (const window of [page, other]) {
      await expect(blocksOf(window).first()).toHaveText('Erster und einziger Text. Und noch ein Satz.')
      await expect(banner(window)).toHaveCount(0)
    }
    await people.close()
  })

  test('arrow keys, Backspace, Markdown characters and pasted texts do what they do on a quick one', async ({
    browser,
    problems,
  }) => {
    const blocks = [headline('Die Orgel'), text('Erster Text.'), text('Zweiter Text.')]
    const people = await openTwoPeople(browser, problems, blocks)
    const { slow: page, other } = people
    const canvas = canvasOf(page)
    const writing = await writeMeanwhile(other)
    await test.step('arrows across blocks, and Backspace in an empty one', async () => {
      await canvas.locator('h2').click()
      await press(page, 'End', 'ArrowDown', 'End')
      await page.keyboard.type(' Unten.')
      await expect(canvas.getByText('Erster Text. Unten.')).toBeVisible()
      await press(page, 'ArrowUp', 'End')
      await page.keyboard.type('!')
      await press(page, 'Enter')
      await page.keyboard.type('x')
      await press(page, 'Backspace', 'Backspace')
      await page.keyboard.type('?')
      await expect(canvas.locator('h2')).toHaveText('Die Orgel!?')
      await expect(blocksOf(page)).toHaveCount(4)
    })
    await test.step('"- ", "1. " and "## "', async () => {
      await clickIntoText(canvas.getByText('Zweiter Text.'))
      await press(page, 'End', 'Enter')
      await page.keyboard.type('- eins')
      await press(page, 'Enter')
      await page.keyboard.type('zwei')
      await press(page, 'Enter', 'Enter')
      await page.keyboard.type('1. alpha')
      await press(page, 'Enter', 'Enter')
      await page.keyboard.type('## Das Manual')
      await press(page, 'Enter')
      await page.keyboard.type('Darunter.')
      await expect(canvas.locator('ul li')).toHaveText(['eins', 'zwei'])
      await expect(canvas.locator('ol li')).toHaveText(['alpha'])
      await expect(canvas.locator('h2')).toHaveText(['Die Orgel!?', 'Das Manual'])
      await expect(canvas.getByText('Darunter.')).toBeVisible()
    })
    await test.step('pasted headings, and a plain text on a selected block', async () => {
      await fillClipboard(page, {
        html: '<h1>Programm</h1><p>Um <b>acht</b>.</p><h2>Karten</h2><p>Hier.</p>',
        plain: 'Programm\nUm acht.\nKarten\nHier.',
      })
      await press(page, 'Control+v')
      await page.keyboard.type(' Und dort.')
      await expect(canvas.getByText('Hier. Und dort.')).toBeVisible()
      await press(page, 'Escape')
      await fillClipboard(page, { plain: 'Von außen.' })
      await press(page, 'Control+v')
      await expect(canvas.getByText('Von außen.')).toBeVisible()
    })

    const theirs = await writing.end()
    await expectSaved(page)
    await expect(canvas.locator('h2, h3')).toHaveText(['Die Orgel!?', 'Das Manual', 'Programm', 'Karten'])
    for (const window of [page, other])
      await expect(blocksOf(window)).toHaveText([
        'Die Orgel!?',
        'Erster Text. Unten.',
        'Zweiter Text.einszweialpha',
        'Das Manual',
        'Darunter.',
        'Programm',
        'Um acht.',
        'Karten',
        'Hier. Und dort.',
        'Von außen.',
        theirs,
      ])
    await people.close()
  })

  test('a refused paste keeps the focus, says why and keeps the text, and a copied block is pasted whole in the other language', async ({
    browser,
    problems,
  }) => {
    const words = ['Das Haus hat eine Orgel.', 'Sie hat 5.200 Pfeifen.']
    const content = {
      type: 'doc',
      content: words.map((each) => ({ type: 'paragraph', content: [{ type: 'text', text: each }] })),
    }
    const whole = { ...text('Wird ersetzt.'), fields: { content } }
    const people = await openTwoPeople(browser, problems, [headline('Orgel'), whole])
    const { slow: page, other } = people
    const canvas = canvasOf(page)
    const writing = await writeMeanwhile(other)
    await test.step('a refused paste', async () => {
      await fillClipboard(page, { plain: 'Viel zu lang. '.repeat(100) })
      await canvas.locator('h2').click()
      await press(page, 'Home', 'Control+v')
      await page.keyboard.type('Neue ')
      await expect(canvas.locator('h2')).toHaveText('Neue Orgel')
      await expect(page.getByText('Der Text ist zu lang für dieses Feld.')).toBeVisible()
      await expect(banner(page)).toContainText('Ein Text wurde beiseitegelegt.')
      await banner(page).getByRole('button', { name: 'Ansehen' }).click()
      await expect(dialogOf(page)).toContainText('Viel zu lang.')
      await press(page, 'Escape')
      await expect(dialogOf(page)).toHaveCount(0)
    })
    await test.step('a copied block', async () => {
      await clickIntoText(canvas.getByText(words[0] ?? ''))
      await press(page, 'Escape', 'Control+c')
      const read = () => page.evaluate(() => navigator.clipboard.readText())
      await expect.poll(read).toContain(words[1])
      expect(await read()).toContain(words[0])
    })
    await writing.end()
    await expectSaved(page)
    const path = await page.locator('link[hreflang="en"]').getAttribute('href')
    problems.allow(/status 404: .*\/draft\/page-\d+$/)
    await page.goto(`${new URL(path ?? '').pathname}?edit`)
    await expect(page.getByRole('button', { name: /^Leere Spalte/ }).first()).toBeVisible()
    await press(page, 'F6', 'F6')
    await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
    await press(page, 'Control+v')
    await expect(canvas.locator('p')).toHaveText(words)
    await expectSaved(page)
    await people.close()
  })
})

/** Elements that ask for a decision without taking the focus. */
function banner(page: Page) {
  return page.locator('[data-banner]')
}

function blocksOf(page: Page) {
  return canvasOf(page).locator('[data-layout] > * > *')
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  // One after the other, as a person presses them.
  for (const key of keys) await page.keyboard.press(key)
}
