// Covers: src/site/sale
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expect, shopOrigin, test } from '../support/browser.ts'
import {
  deskOf,
  openDrawer,
  logIn,
  chooseTickets,
  findAdvanceSale,
  addressOf,
  shortDay,
} from '../support/browser-sale.ts'

test.describe('The exclusive advance sale', () => {
  test('names who may buy and from when, and sells to members only', async ({ page, request }) => {
    const event = await findAdvanceSale(request)
    await page.goto(addressOf(event))
    const drawer = await openDrawer(page, 'Exklusiver Vorverkauf')
    for (const { presale_date } of event.customer_tags)
      await expect(drawer.getByText(`seit ${shortDay(presale_date)}`).first()).toBeVisible()
    await expect(drawer.getByText(`ab ${shortDay(event.ticket_sale_from ?? '')}`)).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Mitglied werden' })).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])

    // Not an account of a member, so the shop refuses.
    await drawer.getByRole('link', { name: 'Anmelden und Karten kaufen' }).click()
    await logIn(page, 'Robert')
    await expect(page.getByRole('main')).toContainText('Mitglieder und Abonnent:innen kaufen schon jetzt')
    await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0)

    // The account of a member.
    await page.getByRole('link', { name: 'Abmelden' }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.goto(addressOf(event))
    await (
      await openDrawer(page, 'Exklusiver Vorverkauf')
    )
      .getByRole('link', { name: 'Anmelden und Karten kaufen' })
      .click()
    await logIn(page, 'Clara', 'Mitglied')
    await chooseTickets(page, 1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb')

    // A visitor who is logged in goes directly to the tickets.
    await page.goto(addressOf(event))
    await expect(page.getByRole('link', { name: 'angemeldet als Clara' })).toBeVisible()
    const again = await openDrawer(page, 'Exklusiver Vorverkauf')
    await expect(again.getByText('angemeldet als Clara')).toBeVisible()
    await expect(again.getByRole('link', { name: 'Karten kaufen' })).toHaveAttribute(
      'href',
      new RegExp(`^${shopOrigin()}/de/buyingflow/tickets/`),
    )
  })

  test('can be used by keyboard alone, and restores the focus', async ({ page, request }) => {
    const event = await findAdvanceSale(request)
    const desk = deskOf(page)
    await page.goto(addressOf(event, 'en'))
    await desk
    const opener = page.getByRole('link', { name: 'Exclusive advance sale' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Exclusive advance sale' })
    await expect(drawer.getByRole('link', { name: 'Log in and buy tickets' })).toBeVisible()
    await expect(page.locator('body')).toHaveClass(/no-scroll/)
    expect(await findErrorsOfState(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
    await expect(opener).toBeFocused()
  })

  test('is also described on the page for visitors without JavaScript', async ({
    browser,
    request,
    problems,
  }) => {
    const event = await findAdvanceSale(request)
    const context = await browser.newContext({ javaScriptEnabled: false })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto(addressOf(event))
    await page.getByRole('link', { name: 'Exklusiver Vorverkauf' }).click()
    await expect(page).toHaveURL(/#advance-sale$/)
    const section = page.getByRole('region', { name: 'Vorverkauf' })
    await expect(section.getByText(`ab ${shortDay(event.ticket_sale_from ?? '')}`)).toBeVisible()
    await expect(section.getByRole('link', { name: 'Anmelden und Karten kaufen' })).toBeVisible()
    await context.close()
  })
})
