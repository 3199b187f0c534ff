import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { canvasOf, expectSaved, signInStaff } from '../support/browser-editor.ts'
import { expect, test, type Problems } from '../support/browser.ts'
import { barOf, keyboard, mouse, panelOf, type Hands } from '../support/editor-hands.ts'
import { isComplete } from '../support/sweep.ts'

test.describe('An editor composes, translates, schedules and reverts a page', () => {
  test.setTimeout(240_000)
  test.use({ actionTimeout: 10_000 })

  // Other tests use the mouse for each of these steps, so that the whole journey with it is left to `npm run test:all`.
  for (const [name, hands] of [
    ['with the keyboard alone', keyboard],
    ...(isComplete ? ([['with the mouse', mouse]] as const) : []),
  ] as const)
    test(name, async ({ page, browser, problems }) => {
      // Without earlier changes there is no draft yet; the editor then creates one.
      problems.allow(/status 404: .*\/draft\/page-\d+$/, 'Failed to load resource')
      await signInStaff(page)
      const paths = await makeNewPage(page, hands)
      await compose(page, hands)
      await mendNotices(page, hands)
      await translate(page, hands, paths)
      await schedule(page, hands, { browser, problems, path: paths.de })
      await revert(page, hands, { browser, problems, path: paths.de })
    })
})

const text = 'Unser Saal fasst 1.480 Menschen'
const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Redaktion' }).getByRole('button', { name })

async function makeNewPage(page: Page, hands: Hands): Promise<{ de: string; en: string }> {
  const mark = randomUUID().slice(0, 8)
  await page.goto('/de/besuch')
  await hands.command(tool(page, 'Seite'), /^Neue Seite/)
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await hands.write(dialog.getByRole('textbox', { name: 'DE' }), `Die Orgel ${mark}`)
  await hands.write(dialog.getByRole('textbox', { name: 'EN' }), `The organ ${mark}`)
  await hands.press(dialog.getByRole('button', { name: 'Anlegen' }))
  await page.waitForURL(new RegExp(`/de/die-orgel-${mark}.*[?]edit`))
  await expect(canvasOf(page)).toBeAttached()
  return { de: `/de/die-orgel-${mark}`, en: `/en/the-organ-${mark}` }
}

/** Twelve kinds of blocks in three containers of three layouts. */
async function compose(page: Page, hands: Hands): Promise<void> {
  const canvas = canvasOf(page)
  const type = (words: string) => page.keyboard.type(words)

  await hands.insertIntoEmpty(page, 'überschr')
  await type('Die große Orgel')
  await page.keyboard.press('Enter')

  await type('Ein Haus für ')
  await page.keyboard.press('Control+b')
  await type('alle')
  await page.keyboard.press('Control+b')
  await type('. Mehr dazu: ')
  await page.keyboard.press('Control+k')
  const link = page.getByRole('dialog', { name: 'Wohin führt der Link?' })
  await pick(page, hands, link.getByRole('combobox'), 'Barriere', 'Barrierefreiheit')
  await hands.write(link.getByRole('textbox', { name: 'Text des Links' }), 'für alle Sinne')
  await hands.press(link.getByRole('button', { name: 'Übernehmen' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+8')
  await type(text)
  await page.keyboard.press('Enter')
  await type('Vier Manuale')
  await expect(canvas.locator('strong')).toHaveText('alle')
  await expect(canvas.getByRole('listitem')).toHaveText([text, 'Vier Manuale'])

  await hands.insertBehind(page, 'zitat')
  await expect(canvas.getByRole('link', { name: 'für alle Sinne' })).toHaveAttribute(
    'href',
    /\/barrierefreiheit/,
  )
  await type('Die Stille gehört zum Stück.')
  await hands.openPanel(page, 'Zitat')
  await hands.write(panelOf(page).getByRole('textbox', { name: 'Urheber:in' }), 'Clara Morgenstern')
  await expect(canvas.locator('figcaption')).toHaveText('Clara Morgenstern')
  await expect(canvas.locator('blockquote')).toHaveText('Die Stille gehört zum Stück.')
  await hands.moveUp(page, 'Zitat', canvas.getByText('Ein Haus für'))
  await expectOrder(page, ['Die große Orgel', 'Die Stille gehört', 'Ein Haus für'])

  await hands.insertBehind(page, 'bild')
  await hands.openPanel(page, 'Bild')
  await hands.press(panelOf(page).getByRole('button', { name: /^Bild: Ändern/ }))
  await hands.tick(panelOf(page).getByRole('radio', { name: 'Klangfiguren' }))
  await hands.press(panelOf(page).getByRole('button', { name: 'Klangfigur 1', exact: true }))
  await hands.press(panelOf(page).getByRole('button', { name: 'Fertig' }))
  await hands.write(
    panelOf(page).getByRole('textbox', { name: 'Bildunterschrift' }),
    'Klang, der stehen bleibt',
  )
  await expect(canvas.getByText('Klang, der stehen bleibt')).toBeVisible()

  await hands.insertBehind(page, 'großer teaser')
  await hands.openPanel(page, 'Großer Teaser')
  await hands.write(panelOf(page).getByRole('textbox', { name: 'Überschrift' }), 'Orgel um zwölf')
  await hands.write(
    panelOf(page).getByRole('textbox', { name: 'Beschreibung' }),
    'Jeden Mittwoch, eine halbe Stunde.',
  )
  await pick(page, hands, panelOf(page).getByRole('combobox'), 'Programm', /^Programm/)
  await expect(canvas.getByRole('heading', { name: 'Orgel um zwölf' })).toBeVisible()

  await hands.insertBehind(page, 'teaser-liste')
  const teasers = ['Anfahrt', 'Essen und Trinken', 'Führungen']
  for (const [index, headline] of teasers.entries()) {
    await hands.openPanel(page, 'Teaser-Liste')
    await hands.press(
      panelOf(page).getByRole('button', { name: new RegExp(`^Teaser ${index + 1} .*bearbeiten`) }),
    )
    await hands.openPanel(page, 'Teaser')
    await hands.write(panelOf(page).getByRole('textbox', { name: 'Überschrift' }), headline)
    await hands.press(barOf(page, 'Teaser').getByRole('button', { name: 'Übergeordnetes auswählen' }))
  }
  await expect(canvas.getByRole('heading', { level: 3 })).toHaveText(teasers)

  await hands.insertContainer(page, 'Zwei Hälften')
  await hands.insertIntoEmpty(page, 'fragen')
  await type('Wann ist Einlass?')
  await page.keyboard.press('Tab')
  await type('Eine Stunde vor Beginn.')
  await expect(canvas.getByText('Wann ist Einlass?')).toBeVisible()
  await expect(canvas.getByText('Eine Stunde vor Beginn.')).toBeVisible()
  await hands.insertIntoEmpty(page, 'link')
  await hands.openPanel(page, 'Link')
  await hands.write(panelOf(page).getByRole('textbox', { name: 'Linktext' }), 'Karten kaufen')
  await pick(page, hands, panelOf(page).getByRole('combobox'), 'Programm', /^Programm/)
  await hands.tick(panelOf(page).getByRole('radio', { name: 'Knopf' }))
  await expect(canvas.getByRole('link', { name: 'Karten kaufen' })).toBeVisible()

  await hands.insertContainer(page, 'Zwei Drittel, ein Drittel')
  await hands.insertIntoEmpty(page, 'video')
  await hands.openPanel(page, 'Video')
  await hands.write(panelOf(page).getByRole('textbox', { name: 'Titel' }), 'Der Bau der Orgel')
  await hands.insertBehind(page, 'tischreservierung')
  await hands.insertIntoEmpty(page, 'audio')
  await hands.openPanel(page, 'Audio')
  await hands.write(
    panelOf(page).getByRole('textbox', { name: 'Aufnahme' }),
    'https://soundcloud.com/example/orgel',
  )
  await hands.insertBehind(page, 'veranstaltungsliste')
  await expectSaved(page)
}

async function pick(
  page: Page,
  hands: Hands,
  field: ReturnType<Page['locator']>,
  words: string,
  option: string | RegExp,
): Promise<void> {
  await hands.write(field, words)
  const found = page.getByRole('option', { name: option }).first()
  await expect(found).toBeVisible()
  if (hands === mouse) await found.click()
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

/** Two errors keep the page from being published; what they are about is one press away. */
async function mendNotices(page: Page, hands: Hands): Promise<void> {
  const canvas = canvasOf(page)
  // New blocks do not report their missing fields before that.
  await expect(tool(page, 'Hinweise: 0 Fehler, 0 Warnungen')).toBeVisible()
  await hands.press(tool(page, 'Veröffentlichen').first())
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await expect(dialog.getByRole('alert')).toContainText('2 Fehler verhindern die Veröffentlichung.')
  await expect(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' })).toHaveCount(0)
  await hands.press(dialog.getByRole('button', { name: 'Ansehen' }))
  await hands.press(panelOf(page).getByRole('button', { name: /^Video .*noch leer/ }))
  await expect(panelOf(page).getByRole('heading', { name: 'Video', exact: true })).toBeVisible()
  await hands.write(
    panelOf(page).getByRole('textbox', { name: 'Video', exact: true }),
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  )
  await expect(panelOf(page).getByText('Erkannt: YouTube')).toBeVisible()
  await expect(tool(page, 'Hinweise: 1 Fehler, 1 Warnung')).toBeVisible()

  await hands.press(tool(page, /^Hinweise/))
  await hands.press(panelOf(page).getByRole('button', { name: /^Frage .*noch leer/ }))
  await hands.write(panelOf(page).getByRole('textbox', { name: 'Frage' }), 'Gibt es eine Garderobe?')
  await hands.press(panelOf(page).getByRole('button', { name: 'Zum Text' }))
  await page.keyboard.type('Ja, im Foyer.')
  await expect(canvas.getByText('Ja, im Foyer.')).toBeVisible()
  await expect(tool(page, 'Hinweise: 0 Fehler, 0 Warnungen')).toBeVisible()
  await expectSaved(page)
}

async function translate(page: Page, hands: Hands, paths: { de: string; en: string }): Promise<void> {
  const canvas = canvasOf(page)
  const languages = (state: string) => tool(page, new RegExp(`^Sprachfassungen: .*${state}$`))
  const dialog = page.getByRole('dialog', { name: 'Sprachfassungen' })
  await hands.press(languages('noch leer'))
  await hands.press(dialog.getByRole('button', { name: 'In die englische Fassung kopieren' }))
  await expect(languages('auf gleichem Stand')).toBeAttached()
  await hands.press(dialog.getByRole('button', { name: 'Englische Fassung öffnen' }))
  await page.waitForURL(`${paths.en}?edit`)
  await expect(canvas).toBeAttached()
  await expect(canvas.getByRole('heading', { name: 'Die große Orgel' })).toBeVisible()
  await hands.beginTyping(page, 'Überschrift', canvas.getByRole('heading', { name: 'Die große Orgel' }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('The great organ')
  await hands.beginTyping(page, 'Zitat', canvas.getByText('Die Stille gehört zum Stück.'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Silence is a part of the piece.')
  await expect(canvas.locator('blockquote')).toHaveText('Silence is a part of the piece.')
  await expectSaved(page)
  await expect(languages('auf gleichem Stand')).toBeVisible()

  await hands.press(languages('auf gleichem Stand'))
  await hands.press(dialog.getByRole('button', { name: 'Deutsche Fassung öffnen' }))
  await page.waitForURL(`${paths.de}?edit`)
  await expect(canvas).toBeAttached()
  await hands.beginTyping(page, 'Zitat', canvas.getByText('Die Stille gehört zum Stück.'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Die Stille gehört zur Musik.')
  await hands.leaveText(page)
  await expectSaved(page)
  await expect(languages('1 veraltet')).toBeVisible()
  await hands.press(languages('1 veraltet'))
  await expect(dialog.getByText('Dort noch nicht aktualisiert')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Zitat' })).toBeVisible()
  await page.keyboard.press('Escape')
}

type Visit = { browser: Browser; problems: Problems; path: string }

async function schedule(page: Page, hands: Hands, { browser, problems, path }: Visit): Promise<void> {
  const minute = nextMinute()
  await hands.command(tool(page, 'Weitere Möglichkeiten zur Veröffentlichung'), /^Zeitpunkt wählen/)
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await hands.setTime(dialog.getByLabel('Sichtbar ab'), hallTime(minute))
  await hands.write(dialog.getByRole('textbox', { name: 'Was ist neu?' }), 'Zur Einweihung')
  await hands.press(dialog.getByRole('button', { name: 'Planen' }))
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

async function revert(page: Page, hands: Hands, { browser, path }: Visit): Promise<void> {
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
    await hands.press(tool(page, 'Veröffentlichen').first())
    await hands.press(page.getByRole('button', { name: 'Jetzt veröffentlichen' }))
    await expect(page.getByRole('status').getByText('Veröffentlicht.')).toBeVisible()
  }
  await hands.beginTyping(page, 'Zitat', canvas.getByText('Die Stille gehört zur Musik.'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Erst die Pause macht Musik.')
  await hands.leaveText(page)
  await publish()
  await expectSeen('Erst die Pause macht Musik.')

  await hands.press(tool(page, 'Versionen'))
  await hands.press(panelOf(page).getByRole('button', { name: 'Ansehen: Zur Einweihung' }))
  await expect(canvas.locator('blockquote')).toHaveText('Die Stille gehört zur Musik.')
  await hands.press(panelOf(page).getByRole('button', { name: 'Diese Version als Entwurf übernehmen' }))
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
