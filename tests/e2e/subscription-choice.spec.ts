// Covers: src/site/pages/subscription src/site/pages/subscriptions src/design/subscription-choice src/choice
import type { APIRequestContext, Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expect, shopOrigin, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

type Subscription = {
  id: number
  slug: Record<'de' | 'en', string>
  choose: number | null
  short_code?: string
}

/** The subscription of the demo whose concerts are chosen of 38. */
async function findChoice(request: APIRequestContext): Promise<Subscription> {
  const answer = await request.get('/de/api/subscriptions-system/fuenf/')
  const { id }: { id: number } = await answer.json()
  return (await request.get(`/api/subscriptions/${id}/`)).json()
}
const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox', { disabled: false })
const summary = (page: Page, name: string) => page.getByRole('region', { name })

test.describe('Choosing the concerts of a subscription', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    test('is a form that comes back with what is missing, completes it, and leads to the shop', async ({
      page,
      request,
    }) => {
      const { id, slug } = await findChoice(request)
      await page.goto(`/en/subscriptions/${slug.en}/${id}`)
      const own = summary(page, 'Your choice')
      await expect(own).toContainText('0 of 5 chosen')
      await boxes(page).nth(2).check()
      await own.getByRole('button', { name: 'Check my choice' }).click()
      await expect(own).toContainText('1 of 5 chosen')
      await expect(own).toContainText('4 concerts are still missing.')
      await own.getByRole('button', { name: 'Complete it for me' }).click()
      await expect(own).toContainText('Your choice is complete.')
      await expect(own.getByRole('link', { name: /^Take out/ })).toHaveCount(5)
      await expect(own.getByRole('table')).toContainText('saved')

      // The shop sells exactly these.
      const titles = await own.getByRole('listitem').locator('b').allTextContents()
      await own.getByRole('link', { name: 'Order this choice' }).click()
      await expect(page).toHaveURL(new RegExp(`^${shopOrigin()}/en/buyingflow/subscription/fuenf\\?events=`))
      for (const title of titles) await expect(page.getByRole('main')).toContainText(title)
    })

    test('shows the concerts of a hall, and keeps the chosen ones of others', async ({ page, request }) => {
      const { id, slug } = await findChoice(request)
      await page.goto(`/de/abonnements/${slug.de}/${id}`)
      await boxes(page).first().check()
      await page.getByRole('combobox', { name: 'Saal' }).selectOption({ label: 'Werkraum' })
      await page.getByRole('button', { name: 'Anzeigen' }).click()
      await expect(page.getByRole('status').filter({ hasText: /^\d+ von 38 Konzerten$/ })).toBeVisible()
      await expect(summary(page, 'Ihre Auswahl')).toContainText('1 von 5 gewählt')
      await boxes(page).first().check()
      await page.getByRole('button', { name: 'Auswahl prüfen' }).click()
      await expect(summary(page, 'Ihre Auswahl')).toContainText('2 von 5 gewählt')
    })
  })

  test('with the keyboard alone: each step is in the address, said, and can be passed on', async ({
    page,
    request,
    browser,
  }) => {
    const { id, slug } = await findChoice(request)
    await page.goto(`/de/abonnements/${slug.de}/${id}`)
    await boxes(page).first().focus()
    await hydrate(page)
    await page.keyboard.press('Space')
    const own = summary(page, 'Ihre Auswahl')
    await expect(own.getByRole('status')).toContainText('1 von 5 gewählt')
    await expect(boxes(page).first()).toBeFocused()
    await expect(page).toHaveURL(/\?events=\d+$/)
    await own.getByRole('button', { name: 'Vorschlag ergänzen' }).focus()
    await page.keyboard.press('Enter')
    await expect(own.getByRole('status')).toContainText('Ihre Auswahl ist vollständig.')
    await expect(own.getByRole('status')).toBeFocused()
    await own
      .getByRole('link', { name: /herausnehmen$/ })
      .last()
      .focus()
    await page.keyboard.press('Enter')
    await expect(own.getByRole('status')).toContainText('4 von 5 gewählt')
    expect(await findErrorsOfState(page)).toEqual([])

    const somebody = await (await browser.newContext()).newPage()
    await somebody.goto(page.url())
    await expect(summary(somebody, 'Ihre Auswahl')).toContainText('4 von 5 gewählt')
    await somebody.context().close()
  })

  test('a choice that breaks a rule says which, and is refused by the shop, too', async ({
    page,
    request,
  }) => {
    const { id, slug } = await findChoice(request)
    const { events }: { events: { id: number; room: { name: { de: string } } }[] } = await (
      await request.get(`/api/subscriptions/${id}/`)
    ).json()
    const great = events.filter(({ room }) => room.name.de === 'Großer Saal').slice(0, 5)
    const ids = great.map((event) => event.id).join(',')
    await page.goto(`/de/abonnements/${slug.de}/${id}?events=${ids}`)
    await expect(summary(page, 'Ihre Auswahl')).toContainText('Aus »Großer Saal« sind 2 Konzerte zu viel')
    await expect(page.getByRole('link', { name: 'Auswahl bestellen' })).toHaveCount(0)
    await page.goto(`${shopOrigin()}/de/buyingflow/subscription/fuenf?events=${ids}`)
    await expect(page.getByRole('main')).toContainText('Bitte stellen Sie sie auf der Website neu zusammen.')
  })

  test('a broken address shows the page without a choice', async ({ page, request }) => {
    const { id, slug } = await findChoice(request)
    await page.goto(`/de/abonnements/${slug.de}/${id}?events=x,1&weekday=9&month=Mai`)
    await expect(summary(page, 'Ihre Auswahl')).toContainText('0 von 5 gewählt')
  })

  test('its dates are a calendar of their own, and an unknown parameter is refused', async ({ request }) => {
    const { id } = await findChoice(request)
    const { events }: { events: { id: number }[] } = await (
      await request.get(`/api/subscriptions/${id}/`)
    ).json()
    const countIn = async (query: string) =>
      (await (await request.get(`/de/calendar/events.ics?${query}`)).text()).split('BEGIN:VEVENT').length - 1
    expect(await countIn(`subscription=${id}`)).toBe(events.length)
    const chosen = events.slice(0, 3).map((event) => event.id)
    expect(await countIn(`id=${chosen.join(',')}&subscription=${id}&utm_source=x`)).toBe(3)
    const refused = await request.get(`/de/calendar/events.ics?subscriptions=${id}`)
    expect(refused.status()).toBe(400)
    expect(await refused.json()).toEqual({
      subscriptions: ['Diesen Parameter gibt es hier nicht. Gemeint ist vielleicht »subscription«.'],
    })
  })
})

test('The chosen group of subscriptions is remembered, said, and forgotten by showing all', async ({
  page,
}) => {
  await page.goto('/de/abonnements')
  await page.getByRole('navigation', { name: 'Gruppen' }).getByRole('link', { name: 'Familie' }).click()
  await expect(page.getByRole('main').getByText('Sie sehen nur »Familie«.')).toBeVisible()
  await page.goto('/de/abonnements')
  await expect(page).toHaveURL(/\?group=\d+$/)
  await expect(page.getByRole('main').getByText('Sie sehen nur »Familie«.')).toBeVisible()
  // An address with a group wins over what is remembered.
  const other = page.getByRole('navigation', { name: 'Gruppen' }).getByRole('link', { name: 'Kammermusik' })
  await page.goto((await other.getAttribute('href')) ?? '')
  await expect(page.getByRole('main').getByText('Sie sehen nur »Kammermusik«.')).toBeVisible()
  await page.getByRole('link', { name: 'Alle Abonnements zeigen' }).click()
  await expect(page.getByRole('main').getByText('Sie sehen nur')).toHaveCount(0)
  await page.goto('/de/abonnements')
  await expect(page.getByRole('main').getByText('Sie sehen nur')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('subscription-groups'))).toBeNull()
})

test('A subscription with fixed concerts says what each category costs and saves', async ({
  page,
  request,
}) => {
  const answer = await request.get('/de/api/subscriptions-system/freitag/')
  const { id, slug }: Subscription = await answer.json()
  await page.goto(`/de/abonnements/${slug.de}/${id}`)
  const rows = page.getByRole('table', { name: 'Preise' }).getByRole('row')
  const subscription: {
    price_categories: { name: { de: string }; amount: number }[]
    events: { price_categories: { name: { de: string }; amount: number }[] }[]
  } = await (await request.get(`/api/subscriptions/${id}/`)).json()
  for (const { name, amount } of subscription.price_categories) {
    const single = subscription.events
      .map((event) => event.price_categories.find((one) => one.name.de === name.de)?.amount ?? 0)
      .reduce((sum, one) => sum + one, 0)
    await expect(rows.filter({ hasText: `${name.de}${amount} €` })).toContainText(
      `${single - amount} € gespartstatt ${single} € für Einzelkarten`.replace(
        'gespartstatt',
        'gespart statt',
      ),
    )
  }
})

test('The list answers which subscriptions suit somebody, and proposes a choice, without scripts too', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/de/abonnements')
  await page.getByText('Welches passt zu mir?').click()
  await page.getByRole('checkbox', { name: 'Mittwoch' }).check()
  await page.getByRole('textbox', { name: 'Höchstens, in Euro' }).fill('200')
  await page.getByRole('button', { name: 'Passende zeigen' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(/\d+ von 20 Abonnements pass(t|en)\./)
  await expect(main).toContainText('Mittwoch · höchstens 200 €')
  await main.getByRole('link', { name: 'Immer wieder mittwochs' }).click()
  await expect(page.getByRole('region', { name: 'Ihre Auswahl' })).toContainText('4 von 4 gewählt')
  await page.context().close()
})

test('Two subscriptions are shown side by side, with what clashes', async ({ page }) => {
  await page.goto('/en/subscriptions')
  await page.getByText('Compare two').click()
  await page.getByRole('combobox', { name: 'First subscription' }).selectOption({ label: 'Friday, Great' })
  await page.getByRole('combobox', { name: 'Second subscription' }).selectOption({ label: 'Saturday, Great' })
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  const table = page.getByRole('table', { name: 'Two subscriptions side by side' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'What is compared',
    'Friday, Great',
    'Saturday, Great',
  ])
  await expect(table.getByRole('rowheader')).toHaveText(['Contents', 'Prices', 'Dates', 'Halls', 'Works'])
  await expect(page.getByRole('heading', { name: 'Clashes' })).toBeVisible()
  expect(await findErrorsOfState(page)).toEqual([])
})
