import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  account: 'Ticketshop, angemeldet als',
  items: (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`),
}

const en: typeof de = {
  account: 'Ticket shop, logged in as',
  items: (count) => (count === 1 ? '1 ticket' : `${count} tickets`),
}

/** The messages about the visitor's session at the ticket shop. */
export const sessionMessages: Localized<typeof de> = inHouse('sessionMessages', { de, en })
