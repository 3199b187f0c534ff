import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  asOf: (day: string, time: string) =>
    `Kartenlage: Stand ${day}, ${time} Uhr. Neueres meldet der Ticketshop zurzeit nicht.`,
  unknown: 'Kartenlage: Der Ticketshop meldet zurzeit nicht, was noch zu haben ist.',
}

const en: typeof de = {
  asOf: (day, time) => `Tickets: as of ${day}, ${time}. The ticket shop has reported nothing newer since.`,
  unknown: 'Tickets: the ticket shop is not saying at the moment what is still available.',
}

/** The line about states of the sale that may be outdated. */
export const saleOutageMessages: Localized<typeof de> = inHouse('saleOutageMessages', { de, en })
