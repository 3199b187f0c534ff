import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleEvent } from '#design/example-events.ts'
import { shownPrice } from '#design/event-row/sale.ts'
import { singlePricesOf } from '#design/subscription-choice/choice-concerts.ts'
import { SubscriptionPrice } from '#design/subscription-card/subscription-facts.tsx'
import { taggedText } from '#domain/exports/tagged-text.ts'
import { findAmounts } from '#domain/facts/reading/find-amounts.ts'
import { readPrices } from '#domain/imports/planning/read-values.ts'
import { feedEntry } from '#domain/imports/shop/feed-entry.ts'
import { readQuestion } from '#domain/search/question/read-question.ts'
import { defaultFormats, FormatsContext } from '#i18n/house-formats.ts'
import { currencies, currencySign } from '#i18n/currencies.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { languages, type Language } from '#i18n/languages.ts'
import { messagesIn } from '#i18n/messages.ts'
import { priceRange, priceText } from '#i18n/prices.ts'
import { offersOf } from '#linked-data/offers.ts'
import { money } from '#office/fields/money.tsx'
import { recordMessages } from '#office/messages/records.ts'
import { FilterFields } from '#site/pages/programme/filter-fields.tsx'
import { nameFilters } from '#site/pages/programme/named-filters.ts'
import { UnderstoodQuestion } from '#site/pages/search/understood-question.tsx'
import { WaysIn } from '#site/pages/search/ways-in.tsx'
import { AdviceForms } from '#site/pages/subscriptions/advice/advice-form.tsx'
import { formatPrice } from '../../shop/languages.ts'

const all = ['CHF', 'GBP', 'EUR', 'CZK', 'DKK'] as const
const cases = all.flatMap((currency) => languages.map((language) => ({ currency, language })))
const cents = { price_min: 2500, price_max: 4000 }
const units = { price_min: 25, price_max: 40 }
/** A currency in which the house does not sell. */
const otherThan = (currency: (typeof all)[number]) => all[(all.indexOf(currency) + 1) % all.length] ?? 'EUR'

describe.each(cases)('In a house that sells in $currency, in $language,', ({ currency, language }) => {
  const formats = { ...defaultFormats, currency }
  const range = priceRange({ ...units, currency }, language) ?? ''
  const render = (content: ReactNode) =>
    renderToStaticMarkup(
      <FormatsContext value={formats}>
        <LanguageProvider language={language}>{content}</LanguageProvider>
      </FormatsContext>,
    )
  const textOf = (content: ReactNode) => render(content).replaceAll(/<[^>]+>/g, '')
  const event = exampleEvent(language, { ...units, currency })

  test('lists and cards show prices in it', () => {
    expect(shownPrice(event, language)).toBe(range)
    const card = <SubscriptionPrice choose={null} event_count={3} price_from={25} currency={currency} />
    expect(textOf(card)).toContain(priceText(25, currency, language))
  })

  test('filters, searches and the advice on subscriptions ask for it, and name it', () => {
    const choices = {
      genres: [],
      rooms: [],
      series: [],
      customerTags: [],
      people: null,
      chosen: { composer: [], performer: [], work: [] },
    }
    const filters = { price_max: 25 }
    const place = { query: '', path: '/', today: '2026-11-21', name: '' }
    expect(textOf(<FilterFields of="price_max" {...{ filters, choices }} {...place} />)).toContain(
      currencySign(currency, language),
    )
    expect(nameFilters(filters, choices, messagesIn(language), language, currency)).toMatchObject([
      { name: `≤ ${priceText(25, currency, language)}` },
    ])
    const asked = { q: '', kind: [], year: [], genre: [], literally: [] }
    const understood = [{ key: 'price' as const, price_max: 25, words: '…' }]
    expect(textOf(<UnderstoodQuestion {...{ understood, asked }} hrefOf={() => '/'} />)).toContain(
      priceText(25, currency, language),
    )
    expect(textOf(<AdviceForms path="/" advice={null} subscriptions={[]} />)).toContain(
      currencies[currency].unit[language],
    )
  })

  test('a search understands its sign, code and words, and no other ones', () => {
    const read = (text: string) => readQuestion(text, { language, today: '2026-11-21', formats }).understood
    const upTo = { de: 'bis', en: 'under' }[language]
    for (const amount of [
      `25 ${currency}`,
      `${currency} 25`,
      priceText(25, currency, language),
      `25 ${currencies[currency].unit[language]}`,
    ])
      expect(read(`${upTo} ${amount}`), amount).toMatchObject([{ key: 'price', priceMax: 25 }])
    expect(read(`${upTo} 25 ${otherThan(currency)}`)).toEqual([])
    const asked = { q: '', kind: [], year: [], genre: [], literally: [] }
    const { cheap, unit } = currencies[currency]
    const proposed = `${{ de: 'unter', en: 'under' }[language]} ${cheap} ${unit[language]}`
    expect(textOf(<WaysIn asked={asked} />)).toContain(proposed)
    expect(read(proposed)).toMatchObject([{ key: 'price', priceMax: cheap }])
  })

  test('structured data name its code', () => {
    const offers = offersOf({ ...event, price_categories: [] })
    expect(offers.offers).toMatchObject({ lowPrice: 25, highPrice: 40, priceCurrency: currency })
  })

  test('a subscription is compared with single tickets in it only', () => {
    const price_categories = [{ name: { de: 'I', en: 'I' }, amount: 25, reduced: null }]
    expect(singlePricesOf({ price_categories, currency }, currency)).toHaveLength(1)
    expect(singlePricesOf({ price_categories, currency: otherThan(currency) }, currency)).toEqual([])
  })

  test('the office says amounts in it, and labels their fields', () => {
    const words = {
      language,
      formats,
      currency,
      titles: {},
      textOf: () => '',
      messages: recordMessages[language],
    }
    const field = { kind: 'money', label: { de: 'Preis', en: 'Price' } } as const
    expect(money.text(field, 125_050, words).replaceAll(/[^\d]/g, '')).toBe('125050')
    expect(money.text(field, 2500, words)).toContain(currencySign(currency, language))
    const control = (value: unknown) =>
      textOf(
        <money.Control
          {...{ field, value }}
          label="Preis"
          hint={undefined}
          error={undefined}
          titles={{}}
          errorOf={() => undefined}
          onChange={() => {}}
          Input={() => null}
        />,
      )
    expect(control(2500)).toContain(`(${currencies[currency].unit[language]})`)
    const other = otherThan(currency)
    expect(control(`${other} 25`)).toContain(recordMessages[language].otherCurrency(other, currency))
  })

  test('printed programmes have it', async () => {
    const batch = {
      records: [{ id: 1, title: { de: 'A', en: 'A' }, ...cents, currency }],
      names: { de: {}, en: {} },
    }
    const parts: Uint8Array[] = []
    for await (const part of taggedText(batches([batch]), formats)) parts.push(part)
    expect(Buffer.concat(parts).toString('utf16le')).toContain(range)
  })

  test('plans, feeds and prose say it', () => {
    expect(readPrices(range, currency)).toEqual({ from: 2500, to: 4000, currency })
    expect(readPrices(range, otherThan(currency))).toMatchObject({ currency })
    expect(feedEntry.shape.currency.parse(currency)).toBe(currency)
    const amounts = (own: (typeof all)[number]) =>
      findAmounts(`… ${priceText(25, currency, language)}.`, language, own).map((one) => one.cents)
    expect(amounts(currency)).toEqual([2500])
    expect(amounts(otherThan(currency))).toEqual([])
  })

  test('the demo shop shows it', () => {
    expect(formatPrice({ price: 25, currency }, language)).toMatch(/25/)
    expect(formatPrice({ price: 25, currency }, language)).toContain(signInShop(currency, language))
  })
})

async function* batches<T>(given: readonly T[]): AsyncGenerator<T> {
  yield* given
}

/** As the shop's own formats have it. */
function signInShop(currency: (typeof all)[number], language: Language): string {
  return currency === 'CZK' ? 'CZK' : currencySign(currency, language)
}
