import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'

/** The fields of an event in the public API that tests of the sale use. */
export type SaleEvent = {
  id: number
  name: { de: string; en: string }
  slug: { de: string; en: string }
  date_start: string
  status: string
  ticket_sale_from: string | null
  ticket_url_external: string | null
  customer_tags: { category: string; presale_date: string }[]
}

/**
 * Resolves once the site requests the session from the shop: from then on its scripts handle the links of the sale.
 */
export function deskOf(page: Page): Promise<unknown> {
  return page.waitForRequest((request) => request.url().endsWith('/itix'))
}

export async function openDrawer(page: Page, name: string): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name })
  await expect(async () => {
    // Before the scripts have loaded, the link leads to an anchor on the page.
    if (!(await drawer.isVisible())) await page.getByRole('link', { name }).first().click()
    await expect(drawer).toBeVisible({ timeout: 1000 })
  }).toPass()
  return drawer
}

export async function logIn(page: Page, name: string, group?: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  if (group !== undefined) await page.getByLabel('Kundengruppe').selectOption(group)
  await page.getByRole('button', { name: /^(Anmelden|Log in)$/ }).click()
}

export async function chooseTickets(page: Page, number: number): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByLabel('Anzahl').selectOption(String(number))
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
}

export async function listEvents(request: APIRequestContext, query: string): Promise<SaleEvent[]> {
  const answer: { results: SaleEvent[] } = await (
    await request.get(`/api/events/?page_size=100&${query}`)
  ).json()
  return answer.results
}

/** Whether everybody can buy it today, and still can while the test runs. */
export function isSold({ status, date_start, ticket_sale_from, ticket_url_external }: SaleEvent): boolean {
  const soon = new Date(Date.now() + 60 * 60_000).toISOString()
  const isOnSale = ticket_sale_from === null || ticket_sale_from < new Date().toISOString()
  return status === 'future' && date_start > soon && isOnSale && ticket_url_external !== null
}

export async function findAdvanceSale(request: APIRequestContext): Promise<SaleEvent> {
  const from = new Date(Date.now() + 100 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const now = new Date().toISOString()
  const later = new Date(Date.now() + 60 * 60_000).toISOString()
  const found = (await listEvents(request, `date=${from}`)).find(
    ({ status, ticket_sale_from, customer_tags }) =>
      status === 'future' &&
      (ticket_sale_from ?? '') > later &&
      customer_tags.some(({ category }) => category === 'Mitglieder') &&
      customer_tags.every(({ presale_date }) => presale_date < now),
  )
  if (!found) throw new Error('The demo season has no event in advance sale.')
  return found
}

export function addressOf(event: SaleEvent | undefined, language: 'de' | 'en' = 'de'): string {
  const list = language === 'de' ? 'programm-und-karten' : 'program-and-tickets'
  return `/${language}/${list}/${event?.slug[language]}/${event?.id}`
}

export function hallDay(instant: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(instant))
}

export function shortDay(instant: string): string {
  return hallDay(instant).split('-').toReversed().join('.')
}

export function weekday(instant: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Berlin' }).format(
    new Date(instant),
  )
}
