// Covers: src/editor/page/rich-text src/editor/page/typing
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { canvasOf, expectSaved, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { fillClipboard } from '../support/clipboard.ts'
import { isComplete } from '../support/sweep.ts'
import { makeWrittenPage, readDraft } from '../support/editor-site.ts'
import { pastedHtml } from '../support/pasted-html.ts'

const bold = { type: 'bold' }
const italic = { type: 'italic' }
const linkTo = (href: string, newWindow = false) => ({ type: 'link', attrs: { href, newWindow } })
const words = (text: string, ...marks: unknown[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
const line = (...content: unknown[]) => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? words(one) : one)),
})
const aligned = (textAlign: string, ...content: unknown[]) => ({ ...line(...content), attrs: { textAlign } })
const item = (...content: unknown[]) => ({
  type: 'listItem',
  content: content.map((one) => (typeof one === 'string' ? line(one) : one)),
})
const bullets = (...content: unknown[]) => ({ type: 'bulletList', content })
const numbers = (...content: unknown[]) => ({ type: 'orderedList', content })

/** Headings and tables become blocks of their own; this is the first text. */
const tables: Record<string, { words: string; after: unknown[] }> = {
  word: {
    words: 'FlöteAnnaOboeBen',
    after: [line(words('Karten', linkTo('https://example.org/karten')), ' und Datei')],
  },
  web: { words: 'TagZeitMo20 Uhr', after: [line('Knopf')] },
}
const expected: Record<string, unknown[]> = {
  word: [
    aligned('center', 'Um ', words('halb acht', bold), ' die ', words('Einführung', italic), ', bunt'),
    bullets(item('Bach', bullets(item('Präludium'))), item('Händel')),
    numbers(item('Allegro')),
  ],
  googleDocs: [
    aligned(
      'right',
      'Wir ',
      words('spielen', bold),
      ' ',
      words('gern', italic),
      ' ',
      words('Schreiben', linkTo('mailto:karten@house.example')),
    ),
    bullets(item('eins', bullets(item(line(words('zwei', bold)))))),
  ],
  libreOffice: [
    aligned('center', words('Fett', bold), ' und ', words('schräg', italic)),
    line('schlicht ', words('fett ', bold), 'dazwischen'),
    numbers(item('eins'), item('zwei')),
    line(words('anrufen', linkTo('tel:+49305550170')), ' 3'),
  ],
  outlook: [
    line('Liebe Redaktion,'),
    line(words('Von:', bold), ' Mira'),
    line(words('Link', linkTo('https://eur01.safelinks.example/?url=x&data=y'))),
  ],
  web: [
    aligned('center', 'kein Link keiner ', words('ein Link', linkTo('http://example.org/', true))),
    line('Ein ', words('Zitat', italic)),
    line('lose'),
    line('Zeile'),
    line('Unterschrift'),
    line('vorformatiert'),
    line('unterstrichen x=1 ', words('fett', bold), ' nicht'),
  ],
  'plain text': [line('eins'), line('zwei'), line('drei')],
}

test.describe('Pasted text', () => {
  let section = ''
  test.beforeEach(async ({ page }) => {
    await signInStaff(page)
    const made = await makeWrittenPage(page)
    section = made.section
    await page.goto(`${made.path}?edit`)
    await expect(canvasOf(page)).toBeAttached()
  })

  test('keeps only the formatting that the site supports, whatever program it is from', async ({
    page,
    problems,
  }) => {
    // The page's policy forbids them, and the browser logs each, although nothing that is pasted is ever run.
    problems.allow('Executing inline event handler violates')
    const pasted = [
      ...Object.entries(pastedHtml).map(([program, html]) => ({ program, html, text: '' })),
      { program: 'plain text', html: '', text: 'eins\nzwei\r\n\r\ndrei' },
    ]
    for (const { program, html, text } of pasted)
      await test.step(`From ${program}`, async () => {
        await emptyText(page)
        await paste(page, { html, text })
        await expect
          .poll(async () => withoutEmptyLines(await textOf(page, section)))
          .toEqual(expected[program])
        await expect(
          canvasOf(page).locator(
            'img:not(.ProseMirror-separator), table b, script, style, font, iframe, form, svg text',
          ),
        ).toHaveCount(0)
        const table = tables[program]
        await expect(canvasOf(page).locator('table')).toHaveText(table ? [table.words] : [])
        if (table) expect(withoutEmptyLines(await textOf(page, section, 1))).toEqual(table.after)
        // How many steps there are to undo depends on the pauses between them.
        await expect(async () => {
          await page.keyboard.press('Control+z')
          await expect(canvasOf(page).getByText('Erster Text.')).toBeVisible({ timeout: 500 })
        }).toPass()
      })
  })

  test('into a headline becomes one line of plain text', async ({ page }) => {
    await canvasOf(page).getByText('Erste Überschrift').click()
    await page.keyboard.press('Control+a')
    await fillClipboard(page, {
      html: '<h1><b>Sturm</b></h1><p>und Drang</p>',
      plain: 'Sturm\r\n\r\nund Drang\n',
    })
    await page.keyboard.press('Control+v')
    await page.keyboard.type('!')
    const headline = canvasOf(page).locator('h2').first()
    await expect(headline).toHaveText('Sturm und Drang!')
    await expect(headline.locator('b, p, br')).toHaveCount(0)
    await expectSaved(page)
    expect(await fieldsOf(page, section, 'headline')).toMatchObject({ content: 'Sturm und Drang!' })
  })

  test('from a text of this page keeps its links and how they open', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await emptyText(page)
    const html =
      '<p>im <a data-target="page:3" href="#">Foyer</a>, <a href="/de/besuch" target="_blank">hier</a></p>'
    await paste(page, { html })
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    await canvasOf(page).getByText('Zweiter Text.').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+v')
    await expectSaved(page)
    const copied = line(
      'im ',
      words('Foyer', linkTo('page:3')),
      ', ',
      words('hier', linkTo('/de/besuch', true)),
    )
    expect(withoutEmptyLines(await textOf(page, section, 0))).toEqual([copied])
    expect(withoutEmptyLines(await textOf(page, section, 1))).toEqual([copied])
  })

  test('over selected words links them if it is an address, and replaces them if it is not', async ({
    page,
  }) => {
    const pastePlain = async (plain: string) => {
      await fillClipboard(page, { plain })
      await page.keyboard.press('Control+v')
    }
    await emptyText(page)
    await page.keyboard.type('Zur Orgel')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await pastePlain(' https://example.org/orgel ')
    await expectSaved(page)
    expect(withoutEmptyLines(await textOf(page, section))).toEqual([
      line('Zur ', words('Orgel', linkTo('https://example.org/orgel'))),
    ])
    await page.keyboard.press('Control+a')
    await pastePlain(`${new URL(page.url()).origin}/de/besuch`)
    await expectSaved(page)
    expect(withoutEmptyLines(await textOf(page, section))).toEqual([
      line(words('Zur Orgel', linkTo('/de/besuch'))),
    ])
    await page.keyboard.press('Control+a')
    await pastePlain('Zum Saal')
    await expect(canvasOf(page).getByText('Zum Saal')).toBeVisible()
  })

  test('of any kind is stored as it will be shown, with all its words', async ({ page }) => {
    await emptyText(page)
    let run = 0
    await fc.assert(
      fc.asyncProperty(anyHtml, async (html) => {
        const first = `Lauf${++run}`
        await page.keyboard.press('Control+a')
        const answered = page.waitForResponse((response) => response.url().endsWith('/changes'))
        await paste(page, { html: `<p>${first}</p>${html}` })
        expect((await answered).status()).toBe(200)
        const { content } = await readDraft(page, section)
        const blocks = content.containers.flatMap(({ columns }) => columns.flat())
        // Headings in it become blocks of their own, and what follows them another text.
        for (const { type, fields } of blocks)
          if (type === 'text') expect(readRichText(fields['content'])).toEqual(fields['content'])
        // The cells of a table are in its rows.
        const found = blocks
          .flatMap((block) => [block, ...(block.children ?? [])])
          .map((block) => (block.type === 'table-row' ? cellsIn(block.fields) : block))
          .map(({ fields: { content: said } }) => (typeof said === 'string' ? said : plainTextOf(said)))
          .join(' ')
        for (const word of [first, ...(html.match(/wort\d+/g) ?? [])]) expect(found).toContain(word)
      }),
      { seed: 1913, numRuns: isComplete ? 40 : 6, endOnFailure: true },
    )
  })
})

/** The texts of a row's cells as one text. */
function cellsIn(fields: Record<string, unknown>) {
  return { fields: { content: Object.values(fields).join(' ') } }
}

/** Starts editing the first text and deletes all of it. */
async function emptyText(page: Page): Promise<void> {
  await canvasOf(page).getByText('Erster Text.').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
}

/** As the browser does it: the event contains the data. */
async function paste(page: Page, { html = '', text = '' }: { html?: string; text?: string }): Promise<void> {
  await page.evaluate(
    (given) => {
      const clipboardData = new DataTransfer()
      if (given.html) clipboardData.setData('text/html', given.html)
      if (given.text) clipboardData.setData('text/plain', given.text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { html, text },
  )
}

async function fieldsOf(page: Page, of: string, type: string, number = 0): Promise<Record<string, unknown>> {
  const { content } = await readDraft(page, of)
  const blocks = content.containers
    .flatMap(({ columns }) => columns.flat())
    .filter((block) => block.type === type)
  return blocks[number]?.fields ?? {}
}

async function textOf(page: Page, of: string, number = 0): Promise<unknown> {
  return (await fieldsOf(page, of, 'text', number))['content']
}

function withoutEmptyLines(stored: unknown): unknown[] {
  return readRichText(stored).content.filter((block) => plainTextOf(block) !== '')
}

/** Elements of all kinds nested in one another, with styles, links and some words. */
const anyHtml: fc.Arbitrary<string> = fc.letrec<{ node: string; all: string }>((tie) => ({
  all: fc.array(tie('node'), { maxLength: 5 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.nat(999).map((number) => ` wort${number} `),
    fc.constantFrom(
      '<br>',
      '&nbsp;',
      '<!-- x -->',
      '<img src="x.png">',
      '<hr>',
      '\u202e',
      '&#0;',
      '\ud83c\udfb5',
    ),
    fc
      .tuple(
        fc.constantFrom(
          'p',
          'div',
          'span',
          'b',
          'i',
          'strong',
          'em',
          'u',
          'font',
          'h1',
          'h4',
          'blockquote',
          'pre',

          'ul',
          'ol',
          'li',
          'dl',
          'dt',
          'table',
          'tbody',
          'tr',
          'td',
          'th',
          'a',
          'section',
          'figure',
          'o:p',
        ),
        fc.constantFrom(
          '',
          '',
          'style="font-weight:700"',
          'style="font-weight:normal"',
          'style="text-align:center"',
          'href="https://example.org/"',
          'href="javascript:x"',
          'href="page:3"',
          'data-target="page:3"',
          'style="mso-list:l0 level2 lfo1"',
          'style="mso-list:l0 level1 lfo1"',
          'data-align="right"',
        ),
        tie('all'),
      )
      .map(([name, attribute, inner]) => `<${name} ${attribute}>${inner}</${name}>`),
  ),
})).all
