// Covers: src/office/imports src/domain/imports src/server/imports
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInAuthor, signInStaff } from '../support/browser-editor.ts'
import { enter, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'

/** As older spreadsheets save it. */
function inWindows1252(text: string): Buffer {
  return Buffer.from(text.replaceAll('€', '\u0080'), 'latin1')
}

test.describe('A season in a spreadsheet', () => {
  test('is mapped, tried, completed and imported as drafts, which become public by publishing', async ({
    page,
    problems,
    browser,
  }) => {
    problems.allow(/status of 404/, /status 404/)
    const mark = randomUUID().slice(0, 8)
    const file = [
      'Tag;Beginn um;Titel;Titel (en);Wo;Programm;Mitwirkende;Preis ab',
      `18.3.2031;19.30 Uhr;Erster Abend ${mark};First Evening ${mark};Saal ${mark};"Gustav Mahler: Sinfonie Nr. 5 cis-Moll`,
      `Pause";"Anna Muster ${mark}, Klavier";25,00 €`,
      `Mo, 19.3.2031;20:00;Zweiter Abend ${mark};;Großer Saal;;;30`,
      `31.2.2031;20:00;Nie ${mark};;Großer Saal;;;30`,
    ].join('\r\n')
    await signInStaff(page)
    await page.goto('/admin/events/imports')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      enter(page.getByRole('button', { name: 'Datei wählen' })),
    ])
    await chooser.setFiles({
      name: `saison-${mark}.csv`,
      mimeType: 'text/csv',
      buffer: inWindows1252(file),
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`saison-${mark}.csv`)

    await expect(page.getByLabel('Bedeutung von Tag')).toHaveValue('date')
    await expect(page.getByLabel('Bedeutung von Titel (en)')).toHaveValue('title_en')
    await page.getByLabel('Bedeutung von Beginn um').selectOption('Uhrzeit')
    await page.getByLabel('Bedeutung von Wo').selectOption('Saal')
    await write(page.getByLabel('Zuordnung speichern als'), `Saisonplan ${mark}`)
    await enter(page.getByRole('button', { name: 'Prüfen', exact: true }))

    const trial = page.getByRole('region', { name: 'Das würde geschehen' })
    await expect(trial).toBeFocused()
    await expect(trial).toContainText('neu2')
    await expect(trial.getByRole('row', { name: /31\.2\.2031/ })).toContainText('Diesen Tag gibt es nicht')
    await expect(trial.getByLabel(`Was tun mit Saal ${mark}?`)).toHaveValue('leave')
    await expect(trial.getByRole('heading', { name: '1 Stelle bitte nachsehen' })).toBeVisible()
    await expect(trial.getByRole('row', { name: /Mo, 19\.3\.2031/ })).toContainText('anderen Wochentag')
    await trial.getByText('Reihe: 2', { exact: true }).press('Enter')
    await expect(trial.getByRole('listitem').filter({ hasText: /^Zweiter Abend .* Zeile 3$/ })).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
    await trial.getByLabel(`Was tun mit Saal ${mark}?`).selectOption('anlegen')
    await trial.getByRole('checkbox', { name: /^Personen und Ensembles: alle/ }).check()
    await enter(page.getByRole('button', { name: '2 Einträge einlesen' }))

    const result = page.getByRole('region', { name: 'Ergebnis' })
    await expect(result).toContainText('neu2')
    await enter(result.getByRole('link', { name: `Erster Abend ${mark}` }))
    await expect(page.getByLabel('Titel (Deutsch) *')).toHaveValue(`Erster Abend ${mark}`)
    await expect(page.getByLabel('Beginn *')).toHaveValue('18.03.2031, 19.30')
    await expect(page.getByRole('link', { name: `Saal ${mark}` })).toBeVisible()
    // The preview of the programme names her, too.
    await expect(page.getByRole('link', { name: `Anna Muster ${mark}` }).first()).toBeVisible()

    const address = (await page.getByRole('link', { name: 'Deutsche Seite' }).getAttribute('href')) ?? ''
    const visitor = await (await browser.newContext()).newPage()
    expect((await visitor.request.get(address)).status()).toBe(404)
    await enter(page.getByRole('button', { name: 'Veröffentlichen', exact: true }))
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(`Erster Abend ${mark}`)

    await page.goto(`/admin/events/event?query=${mark}`)
    await page.getByText('Exportieren').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^JSON/ }).click(),
    ])
    const json = await readFile(await download.path(), 'utf8')
    await page.goto('/admin/events/imports')
    await expect(page.getByRole('link', { name: `saison-${mark}.csv` })).toBeVisible()
    const [again] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Datei wählen' }).click(),
    ])
    await again.setFiles({
      name: `export-${mark}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(json),
    })
    await enter(page.getByRole('button', { name: 'Prüfen', exact: true }))
    await expect(trial).toContainText('unverändert2')
    await expect(page.getByText('Es gibt nichts einzulesen.')).toBeVisible()
  })

  test('asks before it replaces kept columns', { tag: '@long' }, async ({ page, problems }) => {
    problems.allow(/status of 400/, /status 400/)
    const mark = randomUUID().slice(0, 8)
    await signInStaff(page)
    const begin = async (headings: string) => {
      await page.goto('/admin/events/imports')
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Datei wählen' }).click(),
      ])
      const buffer = Buffer.from(`${headings}\n18.3.2033;Abend ${mark}`)
      await chooser.setFiles({ name: `plan-${mark}.csv`, mimeType: 'text/csv', buffer })
      await write(page.getByLabel('Zuordnung speichern als'), `Plan ${mark}`)
      await enter(page.getByRole('button', { name: 'Prüfen', exact: true }))
    }
    const trial = page.getByRole('region', { name: 'Das würde geschehen' })
    await begin('Datum;Titel')
    await expect(trial).toBeFocused()
    await begin('Termin;Titel')
    const question = page.getByRole('alertdialog', { name: `Es gibt „Plan ${mark}“ schon. Ersetzen?` })
    await expect(question).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
    await enter(question.getByRole('button', { name: 'Abbrechen' }))
    await expect(question).toBeHidden()
    await enter(page.getByRole('button', { name: 'Prüfen', exact: true }))
    await enter(question.getByRole('button', { name: 'Ersetzen' }))
    await expect(trial).toBeFocused()
  })

  test('says what is wrong with a file, and is for planners', async ({ page, problems }) => {
    problems.allow(/status of 400/, /status 400/)
    await signInStaff(page)
    await page.goto('/admin/events/imports')
    const choose = async (name: string, content: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Datei wählen' }).click(),
      ])
      await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
    }
    await choose('leer.csv', 'nur ein Satz')
    await expect(page.getByText('In dieser Datei steht keine Tabelle mit Überschriften.')).toBeVisible()
    await choose('kaputt.json', '{"format":"concert-hall-records",')
    await expect(page.getByText('Diese Datei ist beschädigt oder unvollständig.')).toBeVisible()
  })

  test('is not offered to authors', { tag: '@long' }, async ({ page }) => {
    await signInAuthor(page)
    await page.goto('/admin/events/imports')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Berechtigung|nicht/)
    await expect(page.getByRole('button', { name: 'Datei wählen' })).toHaveCount(0)
  })
})

test.describe('An archive', () => {
  test(
    'says in both languages what it rejects, and is taken back after a question',
    { tag: '@long' },
    async ({ page }) => {
      const mark = randomUUID().slice(0, 8)
      const concert = (source: string, more: object = {}) =>
        JSON.stringify({
          source_id: source,
          date: '1871-03-18T19:30',
          venue: `Saal ${mark}`,
          orchestra: `Orchester ${mark}`,
          works: [{ composer: `Muster${mark}, Anna`, title: 'SYMPHONY NO. 1', work_id: mark }],
          ...more,
        })
      const file = [
        concert(`test:${mark}a`),
        concert(`test:${mark}b`),
        concert(`test:${mark}a`),
        concert(`test:${mark}c`, { date: '18.3.1871' }),
      ].join('\n')
      await signInStaff(page)
      await page.goto('/admin/events/imports')
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Datei wählen' }).click(),
      ])
      await chooser.setFiles({
        name: `archiv-${mark}.jsonl`,
        mimeType: 'application/jsonl',
        buffer: Buffer.from(file),
      })
      await enter(page.getByRole('button', { name: 'Prüfen', exact: true }))
      const trial = page.getByRole('region', { name: 'Das würde geschehen' })
      await expect(trial.getByRole('row', { name: /Das steht schon in Zeile 1/ })).toContainText('source_id')
      await expect(trial.getByRole('row', { name: /18\.3\.1871/ })).toContainText(
        'Das ist kein Datum wie 1842',
      )
      await enter(page.getByRole('button', { name: '2 Einträge einlesen' }))
      const result = page.getByRole('region', { name: 'Ergebnis' })
      await expect(result).toContainText('neu2')
      const rejected = result.getByRole('link', { name: 'Abgelehnte Zeilen als CSV' })
      const address = (await rejected.getAttribute('href')) ?? ''
      expect(await (await page.request.get(address)).text()).toContain('Das steht schon in Zeile 1.')
      expect(await (await page.request.get(address.replace('/de/', '/en/'))).text()).toContain(
        'This is the same as in line 1.',
      )

      await enter(page.getByRole('button', { name: 'Import rückgängig machen' }))
      const question = page.getByRole('alertdialog', { name: 'Diesen Import rückgängig machen?' })
      await expect(question).toContainText('kommt in den Papierkorb')
      expect(await findErrorsOfState(page)).toEqual([])
      await enter(question.getByRole('button', { name: 'Import rückgängig machen' }))
      await expect(result).toContainText('Einträge sind wie vorher.')
      await page.goto(`/admin/works/artist?query=${mark}`)
      await expect(page.getByText('Nichts gefunden', { exact: false }).first()).toBeVisible()
    },
  )
})
