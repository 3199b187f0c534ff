import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  bookmark: 'Merken',
  calendar: 'Im Kalender speichern',
  calendarHint: 'Eine Kalenderdatei (.ics) für Ihr Telefon oder Ihren Rechner.',
  feed: 'Das ganze Programm abonnieren',
  feedHint: 'Ihr Kalender bleibt von selbst auf dem Stand.',
  remind: 'An den Vorverkauf erinnern',
  remindHint: (moment: string) => `Wir schreiben Ihnen, sobald er am ${moment} beginnt.`,
  waitHint: 'Wir schreiben Ihnen, wenn Karten zurückkommen.',
  keptOffline: 'Die Seite dieses Konzerts können Sie jetzt auch ohne Netz lesen.',
  back: 'Zurück',
  loading: 'Wird geladen …',
  failed: 'Das lässt sich gerade nicht laden.',
  toPage: 'Zum Konzert',
  advanceLead: (moment: string) =>
    `Der allgemeine Verkauf beginnt am ${moment}. Mitglieder und Abonnent:innen kaufen schon jetzt.`,
  when: 'Wer ab wann kaufen kann',
  who: 'Wer dazugehört',
  members:
    'Mitglieder fördern das Haus mit einem Jahresbeitrag und kaufen dafür vor allen anderen; ihre Kreise stehen oben.',
  subscribers: 'Abonnent:innen haben für diese Saison eine Reihe fest gebucht oder selbst gewählt.',
  login: 'Der Ticketshop erkennt Sie an Ihrem Konto. Melden Sie sich an, dann geht es gleich zu den Karten.',
  loggedInAs: (name: string) => `Sie sind im Ticketshop angemeldet als ${name}.`,
  buy: 'Karten kaufen',
}

const en: typeof de = {
  bookmark: 'Save',
  calendar: 'Save to calendar',
  calendarHint: 'A calendar file (.ics) for your phone or computer.',
  feed: 'Subscribe to the whole programme',
  feedHint: 'Your calendar keeps itself up to date.',
  remind: 'Remind me of the sale',
  remindHint: (moment) => `We write to you when it starts on ${moment}.`,
  waitHint: 'We write to you when tickets are returned.',
  keptOffline: 'You can now read the page of this concert without a network, too.',
  back: 'Back',
  loading: 'Loading …',
  failed: 'This can’t be loaded at the moment.',
  toPage: 'To the concert',
  advanceLead: (moment) => `The general sale starts on ${moment}. Members and subscribers can buy now.`,
  when: 'Who can buy from when',
  who: 'Who is a member or subscriber',
  members:
    'Members support the house with a yearly contribution and buy before everybody else; their circles are listed above.',
  subscribers: 'Subscribers have booked a series for this season, or have chosen one of their own.',
  login: 'The ticket shop knows you by your account. Log in, and you will get to the tickets at once.',
  loggedInAs: (name) => `You are logged in at the ticket shop as ${name}.`,
  buy: 'Buy tickets',
}

/** The messages of the sale's drawers. */
export const saleMessages: Localized<typeof de> = inHouse('saleMessages', { de, en })
