// Covers: src/site/staff src/site/pages/login src/site/pages/hub src/domain/users
import { demoAccount } from '../../houses/morgenstern/demo/account.ts'
import { expect, test } from '../support/browser.ts'
import { mouse } from '../support/editor-input.ts'

test.describe('Staff', () => {
  test('log in, see what is pending, are warned of the demo password, and log out', async ({ page }) => {
    await page.goto('/cms-hub')
    await expect(page).toHaveURL(/\/login\?next=\/cms-hub$/)
    await page.getByLabel('E-Mail').fill(demoAccount.email)
    await page.getByLabel('Passwort').fill(demoAccount.password)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(/\/cms-hub$/)
    await expect(page.getByRole('heading', { name: 'Übersicht', level: 1 })).toBeVisible()
    await expect(page.getByText('Demo-Passwort')).toBeVisible()
    const user = await page.request.get('/en/pageeditor-api/user')
    expect(await user.json()).toMatchObject({ email: demoAccount.email, role: 'administrator' })
    await mouse.command(page.getByRole('button', { name: /^Konto: / }), 'Abmelden')
    await expect(page).toHaveURL(/\/login\?next=\/cms-hub$/)
    expect((await page.request.get('/en/pageeditor-api/user')).status()).toBe(401)
  })

  test('see the bar with their menu, and can log out, also without scripts', async ({
    browser,
    problems,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto('/login?next=/cms-hub')
    await page.getByLabel('E-Mail').fill(demoAccount.email)
    await page.getByLabel('Passwort').fill(demoAccount.password)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    const bar = page.getByRole('banner')
    await expect(bar.getByText('Angemeldet als')).toBeVisible()
    await bar.getByRole('link', { name: 'Mein Konto' }).click()
    await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()
    await bar.getByRole('link', { name: 'Übersicht' }).click()
    await bar.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(/\/de$/)
    await context.close()
  })

  test('see the same message whatever was wrong, and keep what they typed', async ({ page, problems }) => {
    problems.allow(/status 400/, /Failed to load resource/)
    await page.goto('/login')
    await page.getByLabel('E-Mail').fill('nobody@example.org')
    await page.getByLabel('Passwort').fill('not the password')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('alert')).toContainText('E-Mail oder Passwort stimmt nicht.')
    await expect(page.getByLabel('E-Mail')).toHaveValue('nobody@example.org')
  })

  test('can also log in in English, and reach the requested page after a mistake', async ({
    page,
    problems,
  }) => {
    problems.allow(/status 400/, /Failed to load resource/)
    await page.goto('/login?next=/de/besuch')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByLabel('E-mail').fill(demoAccount.email)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toContainText('E-mail or password is wrong.')
    await page.getByLabel('Password').fill(demoAccount.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/de\/besuch$/)
  })

  test('cannot be logged in or out by another site, nor be redirected to one', async ({
    request,
    baseURL,
  }) => {
    const form = { email: demoAccount.email, password: demoAccount.password, next: '//evil.example' }
    const foreign = await request.post('/login', {
      form,
      headers: { origin: 'https://evil.example' },
      maxRedirects: 0,
    })
    expect(foreign.status()).toBe(403)
    const own = await request.post('/login', { form, headers: { origin: baseURL ?? '' }, maxRedirects: 0 })
    expect(own.status()).toBe(302)
    expect(own.headers().location).toBe('/cms-hub')
    const cookies = own.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    expect(cookies.find(({ value }) => value.startsWith('sessionid='))?.value).toMatch(/HttpOnly/)
    const logout = await request.post('/logout', {
      form: { csrf: 'guess' },
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    })
    expect(logout.status()).toBe(403)
  })
})
