import { z } from 'zod'
import { currencyCodes } from '#i18n/currencies.ts'
import type { StoredEventStatus } from '#db/schema/index.ts'

const title = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .refine((text) => !text.includes('\0'), 'nul_character')
const localizedTitle = z.object({ de: title, en: title })
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const price = z.number().min(0).max(100_000)
const address = z.url({ protocol: /^https?$/ }).max(2000)

const statuses = {
  on_sale: null,
  few_tickets: 'few_tickets',
  sold_out: 'sold_out',
  cancelled: 'cancelled',
  postponed: 'postponed',
  no_sale: 'no_sale',
} as const satisfies Record<string, StoredEventStatus | null>

/**
 * The format of the shop's ids, which are part of concerts' addresses; a colon is written as a dash (specification, 2).
 */
const id = z
  .string()
  .transform((text) => text.replace(':', '-'))
  .refine((text) => /^[A-Za-z0-9]{1,100}-[A-Za-z0-9]{1,100}$/.test(text), 'shop_id')

/** One concert of the shop's feed. Prices are in currency units, times are ISO instants. */
export const feedEntry = z
  .object({
    id,
    title: localizedTitle,
    hall: localizedTitle.nullish(),
    date_start: instant,
    status: z
      .enum(['on_sale', 'few_tickets', 'sold_out', 'cancelled', 'postponed', 'no_sale'])
      .transform((name) => statuses[name]),
    /** How many tickets can be bought now, if the shop says so; the waiting list is told of as many (decision 68). */
    places_left: z.number().int().min(0).max(100_000).nullish(),
    /** The original date of a postponed concert. */
    previous_date: instant.nullish(),
    ticket_sale_from: instant.nullish(),
    price_min: price.nullish(),
    price_max: price.nullish(),
    /** The house's, if the shop says none. */
    currency: z.enum(currencyCodes).nullish(),
    /** The ticket page, in any language; else the German one of `url`. */
    ticket_url: address.nullish(),
    url: z.object({ de: address, en: address }).nullish(),
  })
  .refine(({ price_min: min, price_max: max }) => (min ?? 0) <= (max ?? min ?? 0), {
    path: ['price_max'],
    message: 'below_price_min',
  })

export type FeedEntry = z.infer<typeof feedEntry>

/** A page of the feed, in the format of the site's own lists; its entries are validated one by one. */
export const feedPage = z.object({
  count: z.number().int().min(0),
  next: z.string().nullable(),
  results: z.array(z.unknown()).max(1000),
})

/** The id of an otherwise invalid entry; null when even the id is unreadable. */
export function readEntryId(entry: unknown): string | null {
  const parsed = z.object({ id }).safeParse(entry)
  return parsed.success ? parsed.data.id : null
}
