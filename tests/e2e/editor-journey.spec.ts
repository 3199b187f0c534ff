// Covers: src/editor
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { canvasOf, expectSaved, signInStaff } from '../support/browser-editor.ts'
import { expect, test, type Problems } from '../support/browser.ts'
import { barOf, keyboard, mouse, panelOf, type InputMethod } from '../support/editor-input.ts'
import { isComplete } from '../support/sweep.ts'

test.describe('An editor composes, translates, schedules and reverts a page', { tag: '@long' }, () => {
  test.setTimeout(600_000)

  // Other tests use the mouse for each of these steps, so that the whole journey with it is left to `npm run test:all`.
  for (const [name, input] of [
    ['with the keyboard alone', keyboard],
    ...(isComplete ? ([['with the mouse', mouse]] as const) : []),
  ] as const)
    test(name, async ({ page, browser, problems }) => {
      // Without earlier changes there is no draft yet; the editor then creates one.
      problems.allow(/status 404: .*\/draft\/page-\d+$/, 'Failed to load resource')
      await signInStaff(page)
      const paths = await makeNewPage(page, input)
      await compose(page, input)
      await mendNotices(page, input)
      await translate(page, input, paths)
      await schedule(page, input, { browser, problems, path: paths.de })
      await revert(page, input, { browser, problems, path: paths.de })
    })
})

const text = 'Unser Saal fasst 1.480 Menschen'
const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Redaktion' }).getByRole('button', { name })

async function makeNewPage(page: Page, input: InputMethod): Promise<{ de: string; en: string }> {
  const mark = randomUUID().slice(0, 8)
  await page.goto('/de/besuch')
  await input.command(tool(page, 'Seite'), /^Neue Seite/)
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await input.write(dialog.getByRole('textbox', { name: 'DE' }), `Die Orgel ${mark}`)
  await input.write(dialog.getByRole('textbox', { name: 'EN' }), `The organ ${mark}`)
  await input.press(dialog.getByRole('button', { name: 'Anlegen' }))
  await page.waitForURL(new RegExp(`/de/die-orgel-${mark}.*[?]edit`))
  await expect(canvasOf(page)).toBeAttached()
  return { de: `/de/die-orgel-${mark}`, en: `/en/the-organ-${mark}` }
}

/** Twelve kinds of blocks in three containers of three layouts. */
async function compose(page: Page, input: InputMethod): Promise<void> {
  const canvas = canvasOf(page)
  const type = (words: string) => page.keyboard.type(words)

  await input.insertIntoEmpty(page, 'überschr')
  await type('Die große Orgel')
  await page.keyboard.press('Enter')

  await type('Ein Haus für ')
  await page.keyboard.press('Control+b')
  await type('alle')
  await page.keyboard.press('Control+b')
  await type('. Mehr dazu: ')
  await page.keyboard.press('Control+k')
  const link = page.getByRole('dialog', { name: 'Wohin führt der Link?' })
  await pick(page, input, link.getByRole('combobox'), 'Barriere', 'Barrierefreiheit')
  await input.write(link.getByRole('textbox', { name: 'Text des Links' }), 'für alle Sinne')
  await input.press(link.getByRole('button', { name: 'Übernehmen' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+8')
  await type(text)
  await page.keyboard.press('Enter')
  await type('Vier Manuale')
  await expect(canvas.locator('strong')).toHaveText('alle')
  await expect(canvas.getByRole('listitem')).toHaveText([text, 'Vier Manuale'])

  await input.insertBehind(page, 'zitat')
  await expect(canvas.getByRole('link', { name: 'für alle Sinne' })).toHaveAttribute(
    'href',
    /\/barrierefreiheit/,
  )
  await type('Die Stille gehört zum Stück.')
  await input.openPanel(page, 'Zitat')
  await input.write(panelOf(page).getByRole('textbox', { name: 'Urheber:in' }), 'Clara Morgenstern')
  await expect(canvas.locator('figcaption')).toHaveText('Clara Morgenstern')
  await expect(canvas.locator('blockquote')).toHaveText('Die Stille gehört zum Stück.')
  await input.moveUp(page, 'Zitat', canvas.getByText('Ein Haus für'))
  await expectOrder(page, ['Die große Orgel', 'Die Stille gehört', 'Ein Haus für'])

  await input.insertBehind(page, 'bild')
  await input.openPanel(page, 'Bild')
  await input.press(panelOf(page).getByRole('button', { name: /^Bild: Auswählen/ }))
  await input.tick(panelOf(page).getByRole('radio', { name: 'Klangfiguren' }))
  await input.press(panelOf(page).getByRole('button', { name: 'Klangfigur 1', exact: true }))
  await input.press(panelOf(page).getByRole('button', { name: 'Fertig' }))
  await input.write(
    panelOf(page).getByRole('textbox', { name: 'Bildunterschrift' }),
    'Klang, der stehen bleibt',
  )
  await expect(canvas.getByText('Klang, der stehen bleibt')).toBeVisible()

  await input.insertBehind(page, 'großer teaser')
  await input.openPanel(page, 'Großer Teaser')
  await input.write(panelOf(page).getByRole('textbox', { name: 'Überschrift' }), 'Orgel um zwölf')
  await input.write(
    panelOf(page).getByRole('textbox', { name: 'Beschreibung' }),
    'Jeden Mittwoch, eine halbe Stunde.',
  )
  await pick(page, input, panelOf(page).getByRole('combobox'), 'Programm', /^Programm/)
  await expect(canvas.getByRole('heading', { name: 'Orgel um zwölf' })).toBeVisible()

  await input.insertBehind(page, 'teaser-liste')
  const teasers = ['Anfahrt', 'Essen und Trinken', 'Führungen']
  for (const [index, headline] of teasers.entries()) {
    await input.openPanel(page, 'Teaser-Liste')
    await input.press(
      panelOf(page).getByRole('button', { name: new RegExp(`^Teaser ${index + 1} .*bearbeiten`) }),
    )
    await input.openPanel(page, 'Teaser')
    await input.write(panelOf(page).getByRole('textbox', { name: 'Überschrift' }), headline)
    await input.press(barOf(page, 'Teaser').getByRole('button', { name: 'Übergeordnetes auswählen' }))
  }
  await expect(canvas.getByRole('heading', { level: 3 })).toHaveText(teasers)

  await input.insertContainer(page, 'Zwei Hälften')
  await input.insertIntoEmpty(page, 'fragen')
  await type('Wann ist Einlass?')
  await page.keyboard.press('Tab')
  await type('Eine Stunde vor Beginn.')
  await expect(canvas.getByText('Wann ist Einlass?')).toBeVisible()
  await expect(canvas.getByText('Eine Stunde vor Beginn.')).toBeVisible()
  await input.insertIntoEmpty(page, 'link')
  await input.openPanel(page, 'Link')
  await input.write(panelOf(page).getByRole('textbox', { name: 'Linktext' }), 'Karten kaufen')
  await pick(page, input, panelOf(page).getByRole('combobox'), 'Programm', /^Programm/)
  await input.tick(panelOf(page).getByRole('radio', { name: 'Knopf' }))
  await expect(canvas.getByRole('link', { name: 'Karten kaufen' })).toBeVisible()

  await input.insertContainer(page, 'Zwei Drittel, ein Drittel')
  await input.insertIntoEmpty(page, 'video')
  await input.openPanel(page, 'Video')
  await input.write(panelOf(page).getByRole('textbox', { name: 'Titel' }), 'Der Bau der Orgel')
  await input.insertBehind(page, 'tischreservierung')
  await input.insertIntoEmpty(page, 'audio')
  await input.openPanel(page, 'Audio')
  await input.write(
    panelOf(page).getByRole('textbox', { name: 'Aufnahme' }),
    'https://soundcloud.com/example/orgel',
  )
  await input.insertBehind(page, 'veranstaltungsliste')
  await expectSaved(page)
}

async function pick(
  page: Page,
  input: InputMethod,
  field: ReturnType<Page['locator']>,
  words: string,
  option: string | RegExp,
): Promise<void> {
  await input.write(field, words)
  const found = page.getByRole('option', { name: option }).first()
  await expect(found).toBeVisible()
  if (input === mouse) await found.click()
  else {
    for (let step = 0; step < 20 && (await found.getAttribute('aria-selected')) !== 'true'; step++)
      await page.keyboard.press('ArrowDown')
    // Enter waits for the response to the last letter.
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(found).toHaveCount(0, { timeout: 400 })
    }).toPass({ timeout: 10_000 })
  }
  await expect(found).toHaveCount(0)
}

async function expectOrder(page: Page, words: string[]): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await canvasOf(page).innerText()
      const places = words.map((word) => shown.indexOf(word))
      return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0))
    })
    .toBe(true)
}

/** Two errors keep the page from being published; one click on each leads to what it is about. */
async function mendNotices(page: Page, input: InputMethod): Promise<void> {
  const canvas = canvasOf(page)
  // New blocks do not report their missing fields before that.
  await expect(tool(page, 'Hinweise: 0 Fehler, 0 Warnungen')).toBeVisible()
  await input.press(tool(page, 'Veröffentlichen').first())
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await expect(dialog.getByRole('alert')).toContainText('2 Fehler verhindern die Veröffentlichung.')
  await expect(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' })).toHaveCount(0)
  await input.press(dialog.getByRole('button', { name: 'Ansehen' }))
  await input.press(panelOf(page).getByRole('button', { name: /^Video .*noch leer/ }))
  await expect(panelOf(page).getByRole('heading', { name: 'Video', exact: true })).toBeVisible()
  await input.write(
    panelOf(page).getByRole('textbox', { name: 'Video', exact: true }),
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  )
  await expect(panelOf(page).getByText('Erkannt: YouTube')).toBeVisible()
  await expect(tool(page, 'Hinweise 2: 1 Fehler, 1 Warnung')).toBeVisible()

  await input.press(tool(page, /^Hinweise/))
  await input.press(panelOf(page).getByRole('button', { name: /^Frage .*noch leer/ }))
  await input.write(panelOf(page).getByRole('textbox', { name: 'Frage' }), 'Gibt es eine Garderobe?')
  await input.press(panelOf(page).getByRole('button', { name: 'Zum Text' }))
  await page.keyboard.type('Ja, im Foyer.')
  await expect(canvas.getByText('Ja, im Foyer.')).toBeVisible()
  await expect(tool(page, 'Hinweise: 0 Fehler, 0 Warnungen')).toBeVisible()
  await expectSaved(page)
}

async function translate(page: Page, input: InputMethod, paths: { de: string; en: string }): Promise<void> {
  const canvas = canvasOf(page)
  const languages = (state: string) => tool(page, new RegExp(`^Sprachfassungen: .*${state}$`))
  const dialog = page.getByRole('dialog', { name: 'Sprachfassungen' })
  await input.press(languages('noch leer'))
  await input.press(dialog.getByRole('button', { name: 'In die englische Fassung kopieren' }))
  await expect(languages('nicht übersetzt')).toBeAttached()
  await input.press(dialog.getByRole('button', { name: 'Englische Fassung öffnen' }))
  await page.waitForURL(`${paths.en}?edit`)
  await expect(canvas).toBeAttached()
  await expect(canvas.getByRole('heading', { name: 'Die große Orgel' })).toBeVisible()
  await input.beginTyping(page, 'Überschrift', canvas.getByRole('heading', { name: 'Die große Orgel' }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('The great organ')
  await input.beginTyping(page, 'Zitat', canvas.getByText('Die Stille gehört zum Stück.'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Silence is a part of the piece.')
  await expect(canvas.locator('blockquote')).toHaveText('Silence is a part of the piece.')
  await expectSaved(page)
  await expect(languages('auf gleichem Stand')).toBeVisible()

  await input.press(languages('auf gleichem Stand'))
  await input.press(dialog.getByRole('button', { name: 'Deutsche Fassung öffnen' }))
  await page.waitForURL(`${paths.de}?edit`)
  await expect(canvas).toBeAttached()
  await input.beginTyping(page, 'Zitat', canvas.getByText('Die Stille gehört zum Stück.'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Die Stille gehört zur Musik.')
  await input.leaveText(page)
  await expectSaved(page)
  await expect(languages('1 veraltet')).toBeVisible()
  await input.press(languages('1 veraltet'))
  await expect(dialog.getByText('Auf Englisch noch nicht aktualisiert')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Zitat' })).toBeVisible()
  await page.keyboard.press('Escape')
}

type Visit = { browser: Browser; problems: Problems; path: string }

async function schedule(page: Page, input: InputMethod, { browser, problems, path }: Visit): Promise<void> {
  const minute = nextMinute()
  await input.command(tool(page, 'Weitere Möglichkeiten zur Veröffentlichung'), /^Zeitpunkt wählen/)
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await input.setTime(dialog.getByLabel('Sichtbar ab'), hallTime(minute))
  await input.write(dialog.getByRole('textbox', { name: 'Was ist neu?' }), 'Zur Einweihung')
  await input.press(dialog.getByRole('button', { name: 'Planen' }))
  await expect(page.getByRole('status').getByText('Wird veröffentlicht: ')).toBeVisible()

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin })
  problems.watch(visitor)
  problems.allow(`status 404: ${new URL(path, page.url()).href}`)
  expect((await visitor.request.get(path)).status()).toBe(404)
  const seen = await visitor.newPage()
  await expect
    .poll(async () => (await visitor.request.get(path)).status(), { timeout: 100_000, intervals: [500] })
    .toBe(200)
  expect(Date.now()).toBeGreaterThanOrEqual(minute.getTime())
  await seen.goto(path)
  await expect(seen.getByRole('heading', { name: 'Die große Orgel' })).toBeVisible()
  await expect(seen.locator('blockquote')).toHaveText('Die Stille gehört zur Musik.')
  await visitor.close()
}

async function revert(page: Page, input: InputMethod, { browser, path }: Visit): Promise<void> {
  const canvas = canvasOf(page)
  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const seen = await visitor.newPage()
  const expectSeen = async (quote: string) => {
    await expect(async () => {
      await seen.goto(path)
      await expect(seen.locator('blockquote')).toHaveText(quote, { timeout: 2000 })
    }).toPass({ timeout: 20_000 })
  }
  const publish = async () => {
    await input.press(tool(page, 'Veröffentlichen').first())
    await input.press(page.getByRole('button', { name: 'Jetzt veröffentlichen' }))
    await expect(page.getByRole('status').getByText('Veröffentlicht.')).toBeVisible()
  }
  await input.beginTyping(page, 'Zitat', canvas.getByText('Die Stille gehört zur Musik.'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Erst die Pause macht Musik.')
  await input.leaveText(page)
  await publish()
  await expectSeen('Erst die Pause macht Musik.')

  await input.press(tool(page, 'Versionen'))
  await input.press(panelOf(page).getByRole('button', { name: 'Ansehen: Zur Einweihung' }))
  await expect(canvas.locator('blockquote')).toHaveText('Die Stille gehört zur Musik.')
  await input.press(panelOf(page).getByRole('button', { name: 'Diese Version als Entwurf übernehmen' }))
  await expect(canvas.locator('blockquote')).toHaveText('Die Stille gehört zur Musik.')
  await publish()
  await expectSeen('Die Stille gehört zur Musik.')
  await visitor.close()
}

/** The next full minute that leaves time to enter it. */
function nextMinute(): Date {
  return new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000)
}

/** In the format of a field for times, in the hall's time zone. */
function hallTime(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
    .format(instant)
    .replace(' ', 'T')
}
