import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  title: 'Vorverkauf',
  exclusive: 'Exklusiver Vorverkauf',
  groups: { Mitglieder: 'Mitglieder', 'Abonnent:innen': 'Abonnent:innen' },
  everybody: 'Alle',
  since: (day: string) => `seit ${day}`,
  from: (moment: string) => `ab ${moment}`,
  moment: (day: string, time: string) => `${day}, ${time} Uhr`,
  loginAndBuy: 'Anmelden und Karten kaufen',
  remind: 'An den Vorverkauf erinnern',
  becomeMember: 'Mitglied werden',
  subscribe: 'Zu den Abonnements',
}

const en: typeof de = {
  title: 'Advance sale',
  exclusive: 'Exclusive advance sale',
  groups: { Mitglieder: 'Members', 'Abonnent:innen': 'Subscribers' },
  everybody: 'Everybody',
  since: (day) => `since ${day}`,
  from: (moment) => `from ${moment}`,
  moment: (day, time) => `${day}, ${time}`,
  loginAndBuy: 'Log in and buy tickets',
  remind: 'Remind me of the sale',
  becomeMember: 'Become a member',
  subscribe: 'See the subscriptions',
}

/** The messages about advance sales for groups. */
export const advanceSaleMessages: Localized<typeof de> = inHouse('advanceSaleMessages', { de, en })
