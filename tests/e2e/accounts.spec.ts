// Covers: src/site/pages/account src/site/pages/users src/site/pages/password-reset src/site/pages/login src/domain/users
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { expect, test } from '../support/browser.ts'
import { canvasOf, expectSaved, openToEdit } from '../support/browser-editor.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { accounts } from '../support/accounts.ts'
import {
  loseSession,
  makeWrittenPage,
  openEditor,
  startEditorSite,
  type EditorSite,
} from '../support/editor-site.ts'

let site: EditorSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  site = await startEditorSite()
})
test.afterAll(() => site.remove())
test.beforeEach(({ problems }) => problems.allow('Failed to load resource', 'itix', /status 4\d\d/))

const { jonas, ana, mira } = accounts
const form = (page: Page, name: string) => page.locator(`[data-form="${name}"]`)

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(`${site.origin}/login?next=/account`)
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

test('A forgotten password is replaced by a link in a mail, without scripts', async ({
  browser,
  problems,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  problems.watch(context)
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await page.getByLabel('E-Mail').fill(ana.email)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByText('Wenn es zu dieser Adresse ein Konto gibt')).toBeVisible()
  await page.goto(await linkOfMail())
  await page.getByLabel('Neues Passwort', { exact: false }).first().fill('Password1234')
  await page.getByLabel('Neues Passwort wiederholen').fill('Password1234')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByText('gehört zu den häufigsten')).toBeVisible()
  await page.getByLabel('Neues Passwort', { exact: false }).first().fill('five words of new nonsense')
  await page.getByLabel('Neues Passwort wiederholen').fill('five words of new nonsense')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByText('Das neue Passwort gilt.')).toBeVisible()
  await signIn(page, { email: ana.email, password: 'five words of new nonsense' })
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()
  await page.goto(await linkOfMail())
  await expect(
    page.getByText('Bitte melden Sie sich').or(page.getByText('Dieser Link ist abgelaufen')),
  ).toBeVisible()
  await context.close()
})

test('A second factor is set up, asked for at the log-in and in the page editor, and turned off', async ({
  browser,
  problems,
}) => {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'de-DE' })
  problems.watch(context)
  const page = await context.newPage()
  await signIn(page, jonas)
  await form(page, 'totp-begin').getByLabel('Aktuelles Passwort').fill(jonas.password)
  await form(page, 'totp-begin').getByRole('button').click()
  await expect(page.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible()
  expect(await findErrorsOfState(page)).toEqual([])
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
  // Accepted for another half a minute, however slow the machine is.
  await form(page, 'totp-confirm')
    .getByLabel('Code aus der App')
    .fill(await generate({ secret }))
  await form(page, 'totp-confirm').getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeVisible()
  const codes = await page.locator('li code').allTextContents()
  expect(codes).toHaveLength(10)

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await signIn(page, jonas)
  await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible()
  expect(await findErrorsOfState(page)).toEqual([])
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('alert')).toContainText('Der Code stimmt nicht')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()

  const { path: address } = await makeWrittenPage(page)
  const editor = await openEditor(context, address)
  await loseSession(context)
  await canvasOf(editor).getByText('Erster Text.').click()
  await editor.keyboard.type('Mehr. ')
  await editor.locator('[data-banner]').getByRole('button', { name: 'Anmelden' }).click()
  const dialog = editor.getByRole('dialog', { name: 'Bitte erneut anmelden' })
  await dialog.getByLabel('E-Mail').fill(jonas.email)
  await dialog.getByLabel('Passwort').fill(jonas.password)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(dialog.getByLabel('Code')).toBeFocused()
  await dialog.getByLabel('Code').fill('000000')
  await editor.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Der Code stimmt nicht')
  await dialog.getByLabel('Code').fill(codes[1] ?? '')
  await editor.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expectSaved(editor)
  await editor.close()

  await page.goto('/account')
  await page.getByText('Ausschalten oder neue Codes').click()
  await form(page, 'totp-off').getByLabel('Aktuelles Passwort').fill(jonas.password)
  await form(page, 'totp-off').getByRole('button').click()
  await expect(page.getByText('Die Zwei-Faktor-Anmeldung ist ausgeschaltet.')).toBeVisible()
  await context.close()
})

test('A passkey is created, replaces the password, and is removed', async ({ browser, problems }) => {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'de-DE' })
  problems.watch(context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page, mira)
  await form(page, 'passkey-add').getByLabel('Name').fill('Prüfrechner')
  await form(page, 'passkey-add').getByLabel('Aktuelles Passwort').fill(mira.password)
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await expect(page.getByText('Der Passkey ist hinzugefügt.')).toBeVisible()
  expect(await findErrorsOfState(page)).toEqual([])
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.goto('/login?next=/account')
  await page.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()

  const { path: address } = await makeWrittenPage(page)
  await openToEdit(page, address)
  await loseSession(context)
  await canvasOf(page).getByText('Erster Text.').click()
  await page.keyboard.type('Mehr. ')
  await page.locator('[data-banner]').getByRole('button', { name: 'Anmelden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bitte erneut anmelden' })
  await expect(dialog.getByLabel('E-Mail')).toHaveValue(mira.email)
  await expect(dialog.getByLabel('Passwort')).toBeFocused()
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await dialog.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Mit dem Passkey hat es nicht geklappt.')
  expect(await findErrorsOfState(page)).toEqual([])
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await dialog.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(dialog).toHaveCount(0)
  await expectSaved(page)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Passkey entfernen: Prüfrechner' }).click()
  await expect(page.getByText('Der Passkey ist entfernt.')).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(page.getByText('Der Passkey wurde nicht angenommen.')).toBeVisible()
  await context.close()
})

test('Administrators invite a colleague and close the account; others do not see the page', async ({
  browser,
  problems,
}) => {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'de-DE' })
  problems.watch(context)
  const page = await context.newPage()
  await signIn(page, jonas)
  await page.goto('/users')
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await findErrorsOfState(page)).toEqual([])
  await page.getByLabel('Name').fill('Berta')
  await page.getByLabel('E-Mail').fill('berta@house.example')
  await page.getByRole('button', { name: 'Anlegen und einladen' }).click()
  await expect(page.getByText('Das Konto ist angelegt')).toBeVisible()
  await page.getByLabel('Rolle von Berta').selectOption({ label: 'Administration' })
  await page.getByRole('button', { name: 'Rolle ändern: Berta' }).click()
  await page.getByLabel('Ihr eigenes Passwort').fill('not the password')
  await page.getByRole('button', { name: 'Rolle ändern: Berta' }).click()
  await expect(page.getByText('Das aktuelle Passwort stimmt nicht.')).toBeVisible()
  expect(await findErrorsOfState(page)).toEqual([])
  await page.getByLabel('Ihr eigenes Passwort').fill(jonas.password)
  await page.getByRole('button', { name: 'Rolle ändern: Berta' }).click()
  await expect(page.getByText('Die Rolle ist geändert.')).toBeVisible()
  await page.getByRole('button', { name: 'Konto sperren: Berta' }).click()
  await expect(page.getByText('Das Konto ist gesperrt')).toBeVisible()
  await page.getByRole('button', { name: 'Konto sperren: Jonas' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Mindestens ein Konto' })).toBeVisible()
  await context.clearCookies()
  await signIn(page, mira)
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()
  expect((await page.goto('/users'))?.status()).toBe(403)
  await context.close()
})

/** The link of the newest mail with one; the address that the mail names is that of the site. */
async function linkOfMail(): Promise<string> {
  const folder = path.join(site.folder, 'mail')
  let link: string | undefined
  await expect
    .poll(async () => {
      const names: string[] = await readdir(folder).catch(() => [])
      const files = names.filter((name) => name.endsWith('.eml')) // others are still being written
      for (const file of files.toSorted()) {
        const text = (await readFile(path.join(folder, file), 'utf8'))
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('=3D', '=')
        link = /\/login\/reset\?token=[\w-]{43}&lang=de/.exec(text)?.[0] ?? link
      }
      return link
    })
    .toBeTruthy()
  return link ?? ''
}
