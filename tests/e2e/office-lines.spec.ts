// Covers: src/office/fields/parts src/office/records/unchosen.ts src/fields/controls/combobox.tsx src/domain/imports/planning
import type { Locator, Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { fillClipboard } from '../support/clipboard.ts'

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const item = (page: Page, number: number) => page.getByRole('listitem', { name: `Programmpunkt ${number}` })
const member = (page: Page, number: number) => page.getByRole('listitem', { name: `Mitwirkende ${number}` })
const programme = (page: Page) => page.getByLabel('Programm als Zeilen')
const cast = (page: Page) => page.getByLabel('Besetzung als Zeilen')

/** Letters that no other test uses in its names; digits are not those of persons. */
function makeMark(): string {
  const letters = Array.from({ length: 7 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)))
  return letters.join('').replace(/^./, (first) => first.toUpperCase())
}

/**
 * Works by keys and by pasting only, and counts: going to a field, a key that is no text, and pasting are an action each.
 * Fields beside each other are reached by Tab.
 */
function createHands(page: Page) {
  let count = 0
  return {
    count: () => count,
    goTo: async (control: Locator) => {
      count += 1
      await control.focus()
      await expect(control).toBeFocused()
    },
    press: async (key: string) => {
      count += 1
      await page.keyboard.press(key)
    },
    type: (text: string) => page.keyboard.insertText(text),
    paste: async (lines: readonly string[]) => {
      await fillClipboard(page, { plain: lines.join('\r\n') })
      count += 1
      await page.keyboard.press('ControlOrMeta+v')
    },
  }
}

/** A concert with four works, an interval and five artists, as a mail has it. */
function concertOf(mark: string) {
  return {
    programme: [
      `Sofia Gubai${mark} (1931–2025): Offertorium, Konzert für Violine und Orchester (35')`,
      `Lili Boul${mark.toLowerCase()}: D'un matin de printemps (5')`,
      "Pause (20')",
      `Anton Webe${mark.toLowerCase()}, Sechs Stücke für Orchester op. 6`,
      `Gustav Mahl${mark.toLowerCase()}: Sinfonie Nr. 5 cis-Moll – Adagietto (10')`,
    ],
    cast: [
      `Bamberger Symphoniker ${mark}`,
      `Sørbye${mark.toLowerCase()}, Elin (Violine)`,
      `Leitung: Müller${mark.toLowerCase()}, Jörg`,
      `Anna Kern${mark.toLowerCase()}, Sopran`,
      `Kammerchor ${mark}`,
    ],
    works: [
      'Offertorium, Konzert für Violine und Orchester',
      "D'un matin de printemps",
      'Sechs Stücke für Orchester op. 6',
      'Sinfonie Nr. 5 cis-Moll',
    ],
    composers: [
      `Sofia Gubai${mark}`,
      `Lili Boul${mark.toLowerCase()}`,
      `Anton Webe${mark.toLowerCase()}`,
      `Gustav Mahl${mark.toLowerCase()}`,
    ],
    performers: [
      { name: `Bamberger Symphoniker ${mark}`, type: 'MusicGroup', de: null, en: null },
      { name: `Elin Sørbye${mark.toLowerCase()}`, type: 'Person', de: 'Violine', en: 'violin' },
      { name: `Jörg Müller${mark.toLowerCase()}`, type: 'Person', de: 'Leitung', en: 'conductor' },
      { name: `Anna Kern${mark.toLowerCase()}`, type: 'Person', de: 'Sopran', en: 'soprano' },
      { name: `Kammerchor ${mark}`, type: 'MusicGroup', de: null, en: null },
    ],
  }
}

/** Enters title, start and hall of a new concert. */
async function enterFacts(page: Page, hands: ReturnType<typeof createHands>, title: string): Promise<void> {
  await page.goto('/admin/events/event/create')
  await hands.goTo(page.getByLabel('Titel (Deutsch) *'))
  await hands.type(title)
  await hands.press('Tab')
  await hands.type(`${title} en`)
  await hands.goTo(page.getByLabel('Beginn *'))
  await page.getByLabel('Beginn *').fill('2031-05-14T19:30')
  await hands.goTo(page.getByLabel('Saal', { exact: true }))
  await hands.type('Großer Saal')
  // Of all halls, the list had this one before anything was typed.
  await expect(page.getByRole('listbox', { name: 'Saal suchen' }).getByRole('option')).toHaveText([
    /^Großer Saal/,
  ])
  await hands.press('Enter')
  await expect(page.getByRole('link', { name: 'Großer Saal' })).toBeVisible()
}

async function saveAndPublish(page: Page, hands: ReturnType<typeof createHands>): Promise<number> {
  await hands.press('Control+s')
  await expect(status(page, 'Veranstaltung angelegt.')).toBeVisible()
  await enter(page.getByRole('button', { name: 'Veröffentlichen', exact: true }))
  await expect(status(page, 'Gespeichert.')).toBeVisible()
  return Number(/event\/(\d+)/.exec(page.url())?.[1])
}

/** Everything that visitors and machines read of the concert. */
async function expectConcert(page: Page, id: number, concert: ReturnType<typeof concertOf>, title: string) {
  for (const [language, list] of [
    ['de', 'programm-und-karten'],
    ['en', 'program-and-tickets'],
  ] as const) {
    const office = await callOfficeAs<{ pages: Record<string, string> }>(page, 'GET', `events/event/${id}`)
    const visited = await (await page.request.get(office.pages[language] ?? '')).text()
    const listed = await (await page.request.get(`/${language}/${list}?date=2031-05-14`)).text()
    expect(listed).toContain(language === 'de' ? title : `${title} en`)
    const data = await (await page.request.get(`/api/events/${id}/`)).text()
    const calendar = await (await page.request.get(`/${language}/calendar/event-${id}.ics`)).text()
    expect(calendar).toContain(language === 'de' ? `SUMMARY:${title}` : `SUMMARY:${title} en`)
    const [, script = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(visited) ?? []
    for (const words of [...concert.works, ...concert.composers].map((one) => one.replace("'", '')))
      expect(visited.replaceAll(/&#x27;|'/g, '')).toContain(words)
    expect(visited).toContain('Adagietto')
    for (const { name, type, de, en } of concert.performers) {
      expect(visited).toContain(name)
      expect(script).toContain(name)
      const role = language === 'de' ? de : en
      if (role !== null) expect(visited).toContain(role)
      if (role !== null) expect(data).toContain(role)
      expect(script).toMatch(
        new RegExp(`"@type":"${type}"[^{}]*"name":"${name}"|"name":"${name}"[^{}]*"@type":"${type}"`),
      )
    }
  }
}

test.describe('A concert is entered by keys and by pasting', () => {
  test('with nine new names in at most 25 actions, and with the same names known in at most 12', async ({
    page,
    problems,
  }) => {
    test.setTimeout(180_000)
    problems.allow(/status of 404/, /status 404/)
    const mark = makeMark()
    const concert = concertOf(mark)
    await signInStaff(page)

    const hands = createHands(page)
    await enterFacts(page, hands, `Neues ${mark}`)
    await hands.goTo(programme(page))
    await hands.paste(concert.programme)
    await expect(item(page, 5)).toContainText('Noch nicht bekannt')
    await expect(item(page, 1)).toContainText(`von Sofia Gubai${mark} (neue Person)`)
    await expect(item(page, 5)).toContainText('Satz oder Ausschnitt „Adagietto“')
    // A comma may stand in a title, too.
    await expect(item(page, 4)).toContainText('Nicht sicher.')
    expect(await findErrorsOfState(page)).toEqual([])
    await hands.goTo(page.getByRole('button', { name: 'Alle 3 neu anlegen' }))
    await hands.press('Enter')
    await expect(status(page, '3 Einträge angelegt.')).toBeVisible()
    await hands.goTo(
      item(page, 4).getByRole('button', { name: `von Anton Webe${mark.toLowerCase()} (neue Person)` }),
    )
    await hands.press('Enter')
    await expect(item(page, 4)).toContainText('Neu angelegt')
    await hands.goTo(cast(page))
    await hands.paste(concert.cast)
    await hands.goTo(page.getByRole('button', { name: 'Alle 5 neu anlegen' }))
    await hands.press('Enter')
    await expect(status(page, '5 Einträge angelegt.')).toBeVisible()
    const first = await saveAndPublish(page, hands)
    expect(hands.count()).toBeLessThanOrEqual(25)
    await expectConcert(page, first, concert, `Neues ${mark}`)

    const again = createHands(page)
    await enterFacts(page, again, `Bekanntes ${mark}`)
    await again.goTo(programme(page))
    await again.paste(concert.programme)
    for (const number of [1, 2, 4, 5]) await expect(item(page, number)).toContainText('Schon bekannt')
    await again.goTo(cast(page))
    await again.paste(concert.cast)
    await expect(member(page, 5)).toContainText('Schon bekannt')
    const second = await saveAndPublish(page, again)
    expect(again.count()).toBeLessThanOrEqual(12)
    await expectConcert(page, second, concert, `Bekanntes ${mark}`)
    test.info().annotations.push({ type: 'actions', description: `${hands.count()} and ${again.count()}` })
  })

  test('and nothing that is typed is forgotten when it is saved', async ({ page, problems }) => {
    problems.allow(/status of 404/, /status 404/)
    const mark = makeMark()
    await signInStaff(page)
    const hands = createHands(page)
    await enterFacts(page, hands, `Offenes ${mark}`)
    const save = async (open: number) => {
      await page.keyboard.press('Control+s')
      await expect(
        status(
          page,
          open === 1 ? 'Noch nicht gespeichert: 1 Eingabe' : `Noch nicht gespeichert: ${open} Eingaben`,
        ),
      ).toBeVisible()
    }
    // In a look-up of the form.
    await enter(page.getByRole('button', { name: /^Saal: Ändern/ }))
    await write(page.getByLabel('Saal', { exact: true }), `Saal ${mark}`)
    await save(1)
    await expect(page.getByLabel('Saal', { exact: true })).toBeFocused()
    await expect(page.getByText(`„Saal ${mark}“ ist noch nicht gewählt.`)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    // In the field for lines.
    await write(programme(page), `Anton ${mark}: Nachtstück`)
    await save(1)
    await expect(programme(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(item(page, 1)).toContainText('Noch nicht bekannt')
    // In a row, which is corrected in place.
    await save(1)
    const work = item(page, 1).getByLabel('Werk', { exact: true })
    await expect(work).toBeFocused()
    await expect(work).toHaveValue(`Anton ${mark}: Nachtstück`)
    await write(work, `Anton ${mark}: Nachtstücke`)
    await page.keyboard.press('Tab')
    await enter(
      item(page, 1).getByRole('button', { name: `Werk „Nachtstücke“ von Anton ${mark} (neue Person)` }),
    )
    await expect(item(page, 1).getByRole('link', { name: 'Nachtstücke' })).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(status(page, 'Veranstaltung angelegt.')).toBeVisible()
  })

  test('and its rows are a grid: keys go on, move, remove and bring back', async ({ page }) => {
    const mark = makeMark()
    await signInStaff(page)
    await page.goto('/admin/events/event/create')
    await write(programme(page), 'Pause 20 min')
    await page.keyboard.press('Enter')
    const minutes = (number: number) => item(page, number).getByLabel('Dauer (Minuten)')
    await expect(minutes(1)).toHaveValue('20')
    await expect(programme(page)).toBeFocused()
    await expect(programme(page)).toHaveValue('')

    await minutes(1).focus()
    await page.keyboard.press('Enter')
    // The new row has the focus in its first empty cell.
    await expect(item(page, 2).getByLabel('Werk', { exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.insertText('12')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(minutes(1)).toHaveValue('12')
    await expect(minutes(1)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(minutes(2)).toHaveValue('12')
    await minutes(2).focus()
    await page.keyboard.press('Alt+Delete')
    await expect(item(page, 2)).toHaveCount(0)
    await expect(status(page, 'Programmpunkt 2 entfernt.')).toBeVisible()
    await enter(page.getByRole('button', { name: 'Rückgängig' }))
    await expect(minutes(2)).toHaveValue('12')

    await write(cast(page), `Midori ${mark}`)
    await expect(cast(page)).toHaveValue(`Midori ${mark}`)
  })

  test('or taken over from another concert', async ({ page }) => {
    const mark = makeMark()
    await signInStaff(page)
    const composer = await callOfficeAs<{ id: number }>(page, 'POST', 'works/artist', {
      kind: 'person',
      name: `Felix ${mark}`,
      sort_name: `${mark}, Felix`,
    })
    const work = await callOfficeAs<{ id: number }>(page, 'POST', 'works/work', {
      composer: composer.id,
      title: { de: `Ouvertüre ${mark}`, en: '' },
    })
    await callOfficeAs(page, 'POST', 'events/event', {
      title: { de: `Vorbild ${mark}`, en: '' },
      date_start: '2031-06-20T18:30:00.000Z',
      programme: [
        {
          kind: 'work',
          work: work.id,
          title: null,
          minutes: 11,
          arrangement: null,
          premiere: 'world',
          note: null,
          cast: [],
        },
      ],
      cast: [{ artist: composer.id, role: { de: 'Leitung', en: 'conductor' }, note: null, replaces: null }],
    })
    await page.goto('/admin/events/event/create')
    for (const name of ['Programm übernehmen von …', 'Besetzung übernehmen von …']) {
      await enter(page.getByRole('button', { name }))
      await expect(page.getByLabel(name)).toBeFocused()
      await page.keyboard.insertText(`Vorbild ${mark}`)
      await expect(page.getByRole('option', { name: `Vorbild ${mark}` })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name })).toBeFocused()
    }
    await expect(item(page, 1).getByRole('link', { name: `Ouvertüre ${mark}` })).toBeVisible()
    await expect(item(page, 1).getByLabel('Erste Aufführung')).toHaveValue('')
    await expect(member(page, 1).getByRole('link', { name: `Felix ${mark}` })).toBeVisible()
    await expect(member(page, 1).getByLabel('Rolle oder Instrument (Deutsch)')).toHaveValue('Leitung')
  })
})
