// Covers: src/records/artist src/records/work src/office/fields
import { randomUUID } from 'node:crypto'
import type { LibraryItem } from '#contracts/media-uploads.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { drawPicture } from '../support/browser-files.ts'
import { callOfficeAs, enter, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'

type Added = { id: number }

test(
  'A person gets a portrait, which visitors see with its credit in both languages until its rights end',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    const mark = randomUUID().slice(0, 8)
    const name = `Sofia ${mark}`
    await signInStaff(page)
    const artist = await callOfficeAs<Added>(page, 'POST', 'works/artist', {
      kind: 'person',
      name,
      sort_name: name,
    })
    const evening = await callOfficeAs<Added>(page, 'POST', 'events/event', {
      title: { de: `Abend ${mark}`, en: '' },
      date_start: '2031-03-20T18:30:00.000Z',
      cast: [{ artist: artist.id, role: null, replaces: null, note: null }],
      is_online: true,
    })
    await page.goto(`/admin/works/artist/${artist.id}`)
    await enter(page.getByRole('button', { name: /^Bild: Auswählen/ }))
    const picker = page.getByRole('group', { name: 'Bild wählen' })
    await picker
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await drawPicture(`${mark}.jpg`))
    await expect(page.getByRole('link', { name: `${mark}.jpg` })).toBeVisible()
    await enter(picker.locator('summary', { hasText: 'Fokuspunkt' }))
    await picker.getByRole('application', { name: /^Fokuspunkt: 50 % von links/ }).press('Shift+ArrowRight')
    await enter(picker.getByRole('button', { name: 'Fokuspunkt speichern' }))
    await expect(picker.getByText('Der Fokuspunkt ist gespeichert.')).toBeVisible()
    await enter(page.getByRole('button', { name: 'Speichern', exact: true }))
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])

    const { results } = await callOfficeAs<{ results: LibraryItem[] }>(page, 'GET', `media?query=${mark}`)
    const picture = `media/${results[0]?.id}`
    expect(await callOfficeAs(page, 'GET', picture)).toMatchObject({
      uses: [{ kind: 'artist', first: [{ title: name }] }],
      focal_x: 0.6,
    })
    await callOfficeAs(page, 'PATCH', picture, {
      alt: { de: 'Sofia am Flügel', en: 'Sofia at the piano' },
      credit: `Ada ${mark}`,
      is_press: true,
    })

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const visitor = await context.newPage()
    const portraits = visitor.getByRole('img', { name: /^Sofia a/ })
    for (const [path, alt, credits] of [
      [`/de/personen/x/${artist.id}`, 'Sofia am Flügel', 'Bildnachweis'],
      [`/en/people/x/${artist.id}`, 'Sofia at the piano', 'Picture credit'],
    ] as const) {
      await visitor.goto(path)
      await expect(visitor.getByRole('img', { name: alt })).toBeVisible()
      await visitor.locator('summary', { hasText: credits }).press('Enter')
      await expect(visitor.getByText(`© Ada ${mark}`)).toBeVisible()
      await expect(visitor.getByRole('link', { name: alt })).toHaveAttribute('download', /^sofia-/)
    }
    await callOfficeAs(page, 'PATCH', picture, { shown_until: '2026-01-01T00:00:00.000Z' })
    await visitor.goto(`/de/personen/x/${artist.id}`)
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(portraits).toHaveCount(0)
    await callOfficeAs(page, 'PATCH', `events/event/${evening.id}`, { is_online: false })
    await context.close()
  },
)

test('A work typed as “Composer: Title” is added in one step, by keys alone', async ({ page }) => {
  const mark = randomUUID().slice(0, 8)
  await signInStaff(page)
  const people = []
  for (const first of ['Alma', 'Gustav'])
    people.push(
      await callOfficeAs<Added>(page, 'POST', 'works/artist', {
        kind: 'person',
        name: `${first} Malher${mark}`,
        sort_name: `Malher${mark}, ${first}`,
        other_names: [`Mallheer${mark}`],
      }),
    )
  const [, gustav] = people
  await callOfficeAs(page, 'POST', 'works/work', {
    composer: gustav?.id,
    title: { de: `Sinfonie ${mark}`, en: '' },
  })
  await page.goto('/admin/events/event/create')
  const dialog = page.getByRole('dialog', { name: 'Werk anlegen' })
  const item = (number: number) => page.getByRole('listitem', { name: `Programmpunkt ${number}` })
  /** Adds an item of the programme, and types its work; the last option opens the dialog. */
  const type = async (number: number, text: string) => {
    await enter(page.getByRole('button', { name: 'Programmpunkt hinzufügen' }))
    await write(item(number).getByLabel('Werk', { exact: true }), text)
    await expect(page.getByRole('option', { name: `„${text}“ neu anlegen …` })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  }

  await test.step('The composer of most works is proposed, found by another spelling, and the title has the focus', async () => {
    await type(1, `mallheer${mark}: lied im Herbst`)
    await expect(dialog.getByRole('link', { name: `Gustav Malher${mark}` })).toBeVisible()
    await expect(dialog.getByText(`Auch möglich: Alma Malher${mark}.`)).toBeVisible()
    const title = dialog.getByLabel('Titel (Deutsch) *')
    await expect(title).toHaveValue('lied im Herbst')
    await expect(title).toBeFocused()
    expect(await findErrorsOfState(page)).toEqual([])
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(`Lied im Herbst ${mark}`)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(item(1).getByRole('link', { name: `Lied im Herbst ${mark}` })).toBeVisible()
  })

  await test.step('Another one is chosen instead, and escape adds nothing', async () => {
    await type(2, `Malher${mark}: Ansorge ${mark}`)
    await enter(dialog.getByRole('button', { name: /^Komponist:in: Ändern/ }))
    await expect(dialog.getByRole('option')).toHaveCount(3)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('link', { name: `Alma Malher${mark}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(item(2).getByRole('combobox', { name: 'Werk' })).toBeFocused()
  })

  await test.step('A composer whom nobody knows is added there, too', async () => {
    await page.keyboard.insertText(`franz unbekannt${mark}: stück ${mark}`)
    await expect(page.getByRole('option', { name: /neu anlegen …$/ })).toBeVisible()
    await page.keyboard.press('Enter')
    const composer = dialog.getByRole('combobox', { name: 'Komponist:in' })
    await expect(composer).toBeFocused()
    await expect(composer).toHaveValue(`Franz Unbekannt${mark}`)
    await expect(dialog.getByRole('option', { name: `„Franz Unbekannt${mark}“ neu anlegen` })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Titel (Deutsch) *')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(item(2).getByRole('link', { name: `Stück ${mark}` })).toBeVisible()
  })

  const works = await callOfficeAs<{ results: Record<string, unknown>[] }>(
    page,
    'GET',
    `works/work?query=${mark}`,
  )
  expect(works.results.map(({ title }) => title)).toEqual([
    { de: `Lied im Herbst ${mark}`, en: '' },
    { de: `Sinfonie ${mark}`, en: '' },
    { de: `Stück ${mark}`, en: '' },
  ])
  expect(works.results[0]).toMatchObject({ composer: gustav?.id })
  expect(await callOfficeAs(page, 'GET', `works/artist?query=unbekannt${mark}`)).toMatchObject({
    results: [{ id: works.results[2]?.['composer'], sort_name: `Unbekannt${mark}, Franz` }],
  })
})
