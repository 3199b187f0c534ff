// Covers: src/office/forms src/office/entries src/office/personal-data src/domain/forms src/domain/personal-data
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Dialog, Page } from '@playwright/test'
import { demoAccount } from '../../houses/morgenstern/demo/account.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInAuthor, signInStaff } from '../support/browser-editor.ts'
import {
  callOfficeAs,
  enter,
  formsPath,
  makeForm,
  officeMenu,
  sendEntry,
  write,
  type MadeForm,
} from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { combine, sample } from '../support/sweep.ts'

const formPath = (id: number) => `/admin/${formsPath}/${id}`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
const add = (page: Page) => page.getByRole('button', { name: 'Formular anlegen' })
const title = (page: Page) => page.getByLabel('Titel (Deutsch)')
const previewOf = (page: Page, shown: string) => page.getByRole('form', { name: `Vorschau: ${shown}` })
const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Suchen' })

async function openSettings(page: Page, form: MadeForm): Promise<void> {
  await page.goto(formPath(form.id))
  await expect(title(page)).toHaveValue(form.title.de)
}

/** Adds a field by keys and names it in both languages; resolves when its card is open. */
async function addField(page: Page, type: string, de: string, en: string): Promise<void> {
  await enter(page.getByRole('button', { name: 'Feld hinzufügen' }))
  await enter(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${type}`) }))
  await expect(page.getByLabel('Beschriftung (Deutsch)')).toBeFocused()
  await write(page.getByLabel('Beschriftung (Deutsch)'), de)
  await write(page.getByLabel('Beschriftung (Englisch)'), en)
}

test.describe('The back office', () => {
  test('sends visitors to the log-in page and back', async ({ page }) => {
    await page.goto('/admin/forms_builder/form')
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByLabel('E-Mail').fill(demoAccount.email)
    await page.getByLabel('Passwort').fill(demoAccount.password)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(/\/admin\/forms_builder\/form$/)
    await expect(heading(page)).toHaveText('Formulare')
  })

  test('tells authors that they lack the right', async ({ page }) => {
    await signInAuthor(page)
    await page.goto('/admin/forms_builder/form')
    await expect(heading(page)).toHaveText('Dafür fehlt Ihrem Konto die Berechtigung.')
  })

  test('is never cached or indexed', async ({ page }) => {
    await signInStaff(page)
    const answer = await page.request.get('/admin/forms_builder/form')
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers()['content-security-policy']).not.toContain('unsafe')
  })
})

test(
  'Personal data are searched and saved by clicks, and no address or cache keeps whose they are',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const form = await makeForm(page)
    const email = `erika-${randomUUID().slice(0, 8)}@example.org`
    await sendEntry(page, form.id, 'Erika Muster', email)
    await page.goto('/admin/personal-data')
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    const answered = (path: string) =>
      page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path))

    await page.getByLabel('E-Mail-Adresse').fill(email)
    const found = answered('/personal-data')
    await page.getByRole('main').getByRole('button', { name: 'Suchen', exact: true }).click()
    await expect(page.getByText('Name: Erika Muster')).toBeVisible()
    const saved = answered('/personal-data/export')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Alles als JSON herunterladen' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('Erika Muster')

    for (const response of [await found, await saved]) {
      expect(response.request().method()).toBe('POST')
      expect(response.status()).toBe(200)
      expect(response.headers()['cache-control']).toBe('private, no-store')
    }
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/admin/personal-data')
    expect(asked.filter((request) => request.includes('erika'))).toEqual([])
  },
)

test.describe('The form builder', () => {
  test('shows errors from the server at their fields, and moves the focus there', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/, /status 400/)
    await signInStaff(page)
    await page.goto('/admin/forms_builder/form/create?template=empty')
    await write(title(page), 'Saal')
    await write(page.getByLabel('Titel (Englisch)'), 'Hall')
    await addField(page, 'Auswahlliste', 'Saal', 'Hall')
    await enter(page.getByRole('button', { name: /^1 Saal/ }))
    await enter(add(page))
    const summary = page.getByRole('alert').filter({ hasText: 'Angaben fehlen oder stimmen nicht' })
    await expect(summary).toBeFocused()
    await enter(summary.getByRole('link', { name: /^Feld 1 „Saal“, Antworten zur Wahl \(Deutsch\)/ }))
    const choices = page.getByLabel('Antworten zur Wahl (Deutsch)')
    await expect(choices).toBeFocused()
    await expect(choices).toHaveAttribute('aria-invalid', 'true')
  })

  test('previews the form in both languages, with its conditions, and sends nothing', async ({ page }) => {
    await signInStaff(page)
    const form = await makeForm(page)
    await page.goto(formPath(form.id))
    const preview = previewOf(page, form.title.de)
    await expect(preview.getByLabel(/Bestellnummer/)).toHaveCount(0)
    await preview.getByLabel(/Worum geht es/).selectOption('Karten')
    await expect(preview.getByLabel(/Bestellnummer/)).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => {
      // The form itself reports from time to time that it is open.
      if (!request.url().endsWith('/presence')) sent.push(request.url())
    })
    await preview.getByRole('button', { name: 'Absenden' }).click()
    await page.getByRole('radio', { name: 'Englisch' }).press('Space')
    await expect(previewOf(page, form.title.en).getByLabel(/What is it about/)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('moves a field while it is open, and shows it at its new place', async ({ page }) => {
    await signInStaff(page)
    const form = await makeForm(page)
    await page.goto(formPath(form.id))
    await enter(page.getByRole('button', { name: /^5 Nachricht/ }))
    await enter(page.getByRole('button', { name: '„Nachricht“ nach oben' }))
    await expect(page.getByRole('button', { name: /^4 Nachricht/ })).toHaveAttribute('aria-expanded', 'true')
    await write(page.getByLabel('Beschriftung (Deutsch)'), 'Ihre Nachricht')
    await expect(previewOf(page, form.title.de).getByLabel(/Ihre Nachricht/)).toBeVisible()
    const warning = page.getByText('Das Feld, von dem dieses abhängt, muss davor stehen.')
    await expect(warning).toBeHidden()
    await enter(page.getByRole('button', { name: '„Bestellnummer“ nach oben' }))
    for (const place of [3, 2]) {
      await expect(page.getByText(`„Bestellnummer“ steht jetzt an Stelle ${place + 1} von 5.`)).toBeAttached()
      await page.keyboard.press('Enter')
    }
    await expect(warning).toBeVisible()
    await enter(page.getByRole('button', { name: '„Ihre Nachricht“ entfernen' }))
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /Ihre Nachricht/ }).first()).toBeVisible()
  })

  test('keeps what was typed when the language changes, the session ends, or somebody else saves', async ({
    page,
    problems,
  }) => {
    await signInStaff(page)
    const form = await makeForm(page)
    const one = `${formsPath}/${form.id}`
    const storedForm = () => callOfficeAs<MadeForm>(page, 'GET', one)
    await openSettings(page, form)
    await test.step('It changes its language without losing what is being typed', async () => {
      await write(title(page), 'Mitten im Satz')
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.getByLabel('Title (German)')).toHaveValue('Mitten im Satz')
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Deutsch', exact: true }).first().click()
      await expect(title(page)).toHaveValue('Mitten im Satz')
    })
    await test.step('When the session has ended, it continues after signing in', async () => {
      problems.allow(/status of 401/, /status 401/)
      await write(title(page), `${form.title.de} neu`)
      await page.context().clearCookies()
      await enter(save(page))
      const dialog = page.getByRole('dialog', { name: 'Bitte erneut anmelden' })
      await expect(dialog.getByLabel('E-Mail')).toHaveValue(demoAccount.email)
      await expect(dialog.getByLabel('Passwort')).toBeFocused()
      await dialog.getByLabel('Passwort').fill(demoAccount.password)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Gespeichert.')).toBeVisible()
      expect((await storedForm()).title.de).toBe(`${form.title.de} neu`)
    })
    await test.step('What others have changed elsewhere is merged, and never overwritten without a question', async () => {
      problems.allow(/status of 409/, /status 409/)
      await write(title(page), 'Meine Fassung')
      await callOfficeAs(page, 'PATCH', one, { send_to: 'saal@example.org' })
      await enter(save(page))
      await expect(page.getByText('Gespeichert.')).toBeVisible()
      await expect(page.getByLabel('Empfänger')).toHaveValue('saal@example.org')
      await write(title(page), 'Meine neue Fassung')
      await callOfficeAs(page, 'PATCH', one, { title: { de: 'Deren Fassung', en: 'Theirs' } })
      await enter(save(page))
      const question = page.getByRole('alert').filter({ hasText: 'Ein Feld wurde inzwischen geändert' })
      await expect(question).toContainText('Meine neue Fassung')
      await expect(question).toContainText('Deren Fassung')
      await enter(question.getByRole('button', { name: 'Meine behalten' }))
      await enter(save(page))
      await expect(page.getByText('Gespeichert.')).toBeVisible()
      expect((await storedForm()).title).toEqual({ de: 'Meine neue Fassung', en: 'Theirs' })
    })
  })

  test('keeps what was typed when the network is lost, and warns before the page is left', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    await signInStaff(page)
    const form = await makeForm(page)
    await page.goto('/admin/forms_builder/form')
    await page.getByRole('link', { name: form.title.de }).click()
    await write(title(page), 'Ohne Netz')
    await context.setOffline(true)
    await enter(save(page))
    await expect(page.getByText('Keine Verbindung zum Server.')).toBeVisible()
    await expect(title(page)).toHaveValue('Ohne Netz')
    await context.setOffline(false)
    const stay = async (question: Dialog) => {
      expect(question.type()).toBe('beforeunload')
      await question.dismiss()
    }
    const keepsFrom = (leave: () => Promise<unknown>) =>
      Promise.all([page.waitForEvent('dialog').then(stay), leave()])
    await keepsFrom(() => enter(officeMenu(page).getByRole('link', { name: 'Einträge' })))
    await keepsFrom(() => page.evaluate(() => history.back()))
    await expect(title(page)).toHaveValue('Ohne Netz')
  })

  test(
    'copies forms, and refuses to delete one with entries',
    { tag: '@long' },
    async ({ page, problems }) => {
      problems.allow(/status of 409/, /status 409/)
      await signInStaff(page)
      const form = await makeForm(page)
      await sendEntry(page, form.id, 'Erika')
      await page.goto(formPath(form.id))
      await enter(page.getByRole('button', { name: 'Löschen', exact: true }))
      const refusal = page.getByRole('alert').filter({ hasText: 'Löschen geht erst' })
      await expect(refusal.getByRole('link', { name: '1 Eintrag' })).toBeVisible()
      await enter(page.getByRole('link', { name: 'Formular kopieren' }))
      await expect(title(page)).toHaveValue(`${form.title.de} (Kopie)`)
      await expect(page.getByRole('button', { name: /^5 Nachricht/ })).toBeVisible()
      await enter(add(page))
      await expect(page).toHaveURL(/\/form\/\d+$/)
      await expect(page.getByText('Nicht veröffentlicht', { exact: true })).toBeVisible()
      await enter(page.getByRole('button', { name: 'Löschen', exact: true }))
      await expect(page).toHaveURL(/\/admin\/forms_builder\/form$/)
      await enter(page.getByRole('button', { name: 'Rückgängig' }))
      await expect(page.getByText('Der Eintrag ist wieder da.')).toBeVisible()
      await expect(page.getByRole('link', { name: `${form.title.de} (Kopie)` })).toBeVisible()
    },
  )
})

test.describe('Entries', () => {
  test('are found, read, annotated, marked as done, and exported', async ({ page }) => {
    await signInStaff(page)
    const form = await makeForm(page)
    await sendEntry(page, form.id, 'Erika Musterfrau')
    await sendEntry(page, form.id, 'Max Jedermann')
    await page.goto(formPath(form.id))
    await enter(page.getByRole('link', { name: 'Einträge ansehen' }))
    await expect(page.getByRole('row', { name: /ungelesen/ })).toHaveCount(2)
    await write(search(page), 'Jedermann')
    await expect(page.getByRole('row', { name: /Max Jedermann/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Erika/ })).toHaveCount(0)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      enter(page.getByRole('link', { name: /^Herunterladen: CSV/ })),
    ])
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain('Max Jedermann')
    expect(csv).not.toContain('Erika')

    await enter(page.getByRole('row', { name: /Max Jedermann/ }).getByRole('link'))
    await expect(heading(page)).toContainText('Eintrag')
    await expect(page.getByText('Guten Tag')).toBeVisible()
    await write(page.getByLabel('Notiz'), 'Rückruf am Montag')
    await enter(page.getByRole('button', { name: 'Notiz speichern' }))
    await expect(page.getByText('Die Notiz ist gespeichert.')).toBeVisible()
    await page.getByLabel('Erledigt').press('Space')
    await expect(page.getByLabel('Erledigt')).toBeChecked()
    await enter(page.getByRole('link', { name: 'Voriger' }))
    await expect(page.getByText('Erika Musterfrau')).toBeVisible()
    await enter(page.getByRole('link', { name: form.title.de }))
    await expect(page.getByRole('row', { name: /Max Jedermann.*erledigt, mit Notiz/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /ungelesen/ })).toHaveCount(0)
  })

  test('are deleted together after a confirmation', { tag: '@long' }, async ({ page }) => {
    await signInStaff(page)
    const form = await makeForm(page)
    for (const name of ['Erika', 'Max', 'Kim']) await sendEntry(page, form.id, name)
    await page.goto(`/admin/forms_builder/entry?form=${form.id}`)
    for (const name of ['Erika', 'Max'])
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        .press('Space')
    await enter(page.getByRole('button', { name: 'Löschen', exact: true }))
    await enter(
      page.getByRole('alertdialog', { name: '2 Einträge löschen?' }).getByRole('button', { name: 'Löschen' }),
    )
    await expect(page.getByText('2 Einträge gelöscht.')).toBeVisible()
    await expect(page.getByRole('row', { name: /Kim/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Erika/ })).toHaveCount(0)
  })

  test(
    'of a person are found by their mail address, and deleted after all counts are shown',
    { tag: '@long' },
    async ({ page }) => {
      await signInStaff(page)
      const form = await makeForm(page)
      const email = `${randomUUID().slice(0, 8)}@example.org`
      await sendEntry(page, form.id, 'Kim', email)
      await page.goto('/admin/personal-data')
      await write(page.getByLabel('E-Mail-Adresse'), email.toUpperCase())
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Einträge (1)' })).toBeVisible()
      await enter(page.getByRole('button', { name: 'Alles löschen' }))
      await expect(page.getByRole('alertdialog')).toContainText('1 Eintrag')
      await enter(page.getByRole('alertdialog').getByRole('button', { name: 'Alles löschen' }))
      await expect(page.getByText(/^Gelöscht: 1 Eintrag/)).toBeVisible()
    },
  )
})

test.describe('The pages of the back office', () => {
  for (const [width, colorScheme] of sample(combine([360, 1280], ['light', 'dark'] as const), 1))
    test(
      `can be used by everybody in ${colorScheme} colours at ${width} pixels`,
      { tag: '@long' },
      async ({ page }) => {
        test.slow()
        await signInStaff(page)
        const form = await makeForm(page, 'Donaudampfschifffahrtsgesellschaftskapitänsmütze')
        await sendEntry(page, form.id, 'Erika')
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        const check = async (what: string) => {
          expect(await findErrorsOfState(page), `${what} at ${width}`).toEqual([])
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(wide, `${what} at ${width}`).toBeLessThanOrEqual(width)
        }
        await page.goto('/admin/forms_builder/form')
        await expect(page.getByRole('link', { name: form.title.de })).toBeVisible()
        await check('list of forms')
        await page.goto('/admin/forms_builder/form/create')
        await expect(page.getByRole('link', { name: /^Leeres Formular/ })).toBeVisible()
        await check('templates')
        await page.goto(formPath(form.id))
        await page.getByRole('button', { name: /^3 Worum geht es/ }).click()
        await expect(page.getByLabel('Beschriftung (Deutsch)')).toBeVisible()
        await check('builder')
        await page.goto(`/admin/forms_builder/entry?form=${form.id}`)
        await expect(page.getByText('erika@example.org')).toBeVisible()
        await check('list of entries')
        await page.getByRole('row', { name: /Erika/ }).getByRole('link').click()
        // The list also shows the message, and stays on the screen until the entry replaces it.
        await expect(heading(page)).toContainText('Eintrag')
        await expect(page.getByText('Guten Tag')).toBeVisible()
        await check('entry')
        await page.goto('/admin/personal-data')
        await expect(heading(page)).toBeVisible()
        await check('personal data')
      },
    )
})
