import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

export type ReminderMailKind =
  | 'confirm'
  | 'known'
  | 'onSale'
  | 'soldOut'
  | 'cancelled'
  | 'free'
  | 'moved'
  | 'postponed'
  | 'hall'
  | 'cast'
  | 'programme'
  | 'reinstated'
  | 'waitingConfirm'
  | 'waitingKnown'
  | 'returned'

type Facts = {
  /** The event's name. */
  name: string
  /** When and where, in one line. */
  facts: string
  /** Day and time of the sale's start; null when it is no longer known. */
  saleFrom: string | null
  /** What visitors are told about a change; null or empty without a note. */
  note: string | null
  /** Whether it is about the waiting list, not about the start of the sale. */
  isWaiting: boolean
  house: string
  confirmHref: string
  eventHref: string
  /** The event's page in the ticket shop, if it has one. */
  shopHref: string | null
}
type MailMessages = Record<
  ReminderMailKind,
  (facts: Facts) => { subject: string; body: (string | { text: string; href: string })[] }
> & {
  /** Why somebody gets these mails, and the link that ends them. */
  why: (isWaiting: boolean) => string
  remove: (isWaiting: boolean) => string
  /** The same for one of several evenings. */
  removeOf: (isWaiting: boolean, day: string) => string
  /** The other evenings of a run to which the mail applies as well. */
  alsoOn: (evenings: readonly string[]) => string
}

const de: MailMessages = {
  confirm: ({ name, facts, saleFrom, confirmHref }) => ({
    subject: `Bitte bestätigen: Erinnerung an den Vorverkauf für »${name}«`,
    body: [
      'Guten Tag,',
      `jemand – vermutlich Sie – möchte an diese Adresse erinnert werden, sobald der Vorverkauf für »${name}« beginnt (${facts}).`,
      ...(saleFrom === null ? [] : [`Der Vorverkauf beginnt am ${saleFrom}.`]),
      'Bitte bestätigen Sie das innerhalb von 48 Stunden:',
      { text: 'Erinnerung bestätigen', href: confirmHref },
      'Wenn Sie nichts tun, löschen wir Ihre Adresse wieder und schreiben Ihnen nicht mehr.',
    ],
  }),
  known: ({ name, facts, saleFrom, eventHref }) => ({
    subject: `Sie werden schon erinnert: Vorverkauf für »${name}«`,
    body: [
      'Guten Tag,',
      `für »${name}« (${facts}) haben Sie sich bereits eine Erinnerung bestellt. Es ist nichts weiter zu tun.`,
      ...(saleFrom === null ? [] : [`Der Vorverkauf beginnt am ${saleFrom}.`]),
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  onSale: ({ name, facts, eventHref }) => ({
    subject: `Jetzt im Vorverkauf: »${name}«`,
    body: [
      'Guten Tag,',
      `der Vorverkauf für »${name}« hat begonnen (${facts}).`,
      { text: 'Karten kaufen', href: eventHref },
      'Wir freuen uns auf Sie.',
    ],
  }),
  soldOut: ({ name, facts, eventHref }) => ({
    subject: `Leider ausverkauft: »${name}«`,
    body: [
      'Guten Tag,',
      `Sie wollten an den Vorverkauf für »${name}« erinnert werden (${facts}). Das Konzert ist leider schon ausverkauft. Manchmal kommen Karten zurück: Auf der Seite des Konzerts können Sie sich auf die Warteliste setzen.`,
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  cancelled: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Abgesagt: »${name}«`,
    body: [
      'Guten Tag,',
      isWaiting
        ? `Sie stehen auf der Warteliste für »${name}« (${facts}). Das Konzert ist leider abgesagt.`
        : `Sie wollten an den Vorverkauf für »${name}« erinnert werden (${facts}). Das Konzert ist leider abgesagt; einen Vorverkauf gibt es nicht.`,
      ...given(note),
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  free: ({ name, facts, isWaiting, eventHref }) => ({
    subject: `Eintritt frei: »${name}«`,
    body: [
      'Guten Tag,',
      isWaiting
        ? `Sie stehen auf der Warteliste für »${name}« (${facts}). Sie brauchen keine Karte: Der Eintritt ist frei.`
        : `Sie wollten an den Vorverkauf für »${name}« erinnert werden (${facts}). Sie brauchen keine Karte: Der Eintritt ist frei.`,
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  moved: ({ name, facts, note, saleFrom, isWaiting, eventHref }) => ({
    subject: `Neuer Termin: »${name}«`,
    body: [
      'Guten Tag,',
      `${wishDe(name, isWaiting)}. Das Konzert hat einen neuen Termin: ${facts}.`,
      ...given(note),
      saleFrom === null || isWaiting
        ? staysDe(isWaiting)
        : `Ihre Erinnerung gilt weiter; der Vorverkauf beginnt am ${saleFrom}.`,
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  postponed: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Verschoben: »${name}«`,
    body: [
      'Guten Tag,',
      `${wishDe(name, isWaiting)} (${facts}). Das Konzert wird verschoben; der neue Termin steht noch nicht fest.`,
      ...given(note),
      `${staysDe(isWaiting)} Wir schreiben Ihnen, sobald es einen neuen Termin gibt.`,
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  hall: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Anderer Saal: »${name}«`,
    body: [
      'Guten Tag,',
      `${wishDe(name, isWaiting)}. Das Konzert findet in einem anderen Saal statt: ${facts}.`,
      ...given(note),
      staysDe(isWaiting),
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  cast: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Geänderte Besetzung: »${name}«`,
    body: [
      'Guten Tag,',
      `${wishDe(name, isWaiting)} (${facts}). Die Besetzung hat sich geändert.`,
      ...given(note),
      staysDe(isWaiting),
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  programme: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Geändertes Programm: »${name}«`,
    body: [
      'Guten Tag,',
      `${wishDe(name, isWaiting)} (${facts}). Das Programm hat sich geändert.`,
      ...given(note),
      staysDe(isWaiting),
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  reinstated: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Findet doch statt: »${name}«`,
    body: [
      'Guten Tag,',
      `${wishDe(name, isWaiting)}. Das Konzert findet nun doch statt: ${facts}.`,
      ...given(note),
      staysDe(isWaiting),
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  waitingConfirm: ({ name, facts, confirmHref }) => ({
    subject: `Bitte bestätigen: Warteliste für »${name}«`,
    body: [
      'Guten Tag,',
      `jemand – vermutlich Sie – möchte mit dieser Adresse auf die Warteliste für »${name}« (${facts}).`,
      'Kommen Karten zurück, schreiben wir der Reihe nach so vielen, wie es Karten gibt. Reserviert ist damit nichts.',
      'Bitte bestätigen Sie das innerhalb von 48 Stunden:',
      { text: 'Auf die Warteliste', href: confirmHref },
      'Wenn Sie nichts tun, löschen wir Ihre Adresse wieder und schreiben Ihnen nicht mehr.',
    ],
  }),
  waitingKnown: ({ name, facts, eventHref }) => ({
    subject: `Sie stehen schon auf der Warteliste: »${name}«`,
    body: [
      'Guten Tag,',
      `Sie stehen bereits auf der Warteliste für »${name}« (${facts}). Es ist nichts weiter zu tun; Ihr Platz in der Reihe bleibt.`,
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  returned: ({ name, facts, eventHref, shopHref }) => ({
    subject: `Wieder Karten: »${name}«`,
    body: [
      'Guten Tag,',
      `für »${name}« (${facts}) sind Karten zurückgekommen.`,
      ...(shopHref === null ? [] : [{ text: 'Karten kaufen', href: shopHref }]),
      'Für Sie ist nichts reserviert: Wer zuerst kauft, bekommt die Karten.',
      'Auf der Warteliste stehen Sie jetzt nicht mehr. Gehen Sie leer aus, können Sie sich auf der Seite des Konzerts wieder eintragen.',
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  why: (isWaiting) =>
    `Sie erhalten diese Nachricht, weil diese Adresse auf unserer Website für ${isWaiting ? 'die Warteliste eines Konzerts' : 'eine Erinnerung an den Vorverkauf'} eingetragen wurde. Wir verwenden sie nur für Nachrichten zu diesem Konzert.`,
  remove: (isWaiting) => (isWaiting ? 'Eintrag und Adresse löschen' : 'Erinnerung und Adresse löschen'),
  removeOf: (isWaiting, day) =>
    isWaiting ? `Eintrag und Adresse löschen (${day})` : `Erinnerung und Adresse löschen (${day})`,
  alsoOn: (evenings) => `Das gilt auch für Ihre anderen Abende: ${evenings.join('; ')}.`,
}

const en: MailMessages = {
  confirm: ({ name, facts, saleFrom, confirmHref }) => ({
    subject: `Please confirm: reminder of the sale for ‘${name}’`,
    body: [
      'Hello,',
      `Somebody – most likely you – would like to be reminded at this address when tickets for ‘${name}’ go on sale (${facts}).`,
      ...(saleFrom === null ? [] : [`The sale starts on ${saleFrom}.`]),
      'Please confirm this within 48 hours:',
      { text: 'Confirm the reminder', href: confirmHref },
      'If you do nothing, we will delete your address and not write to you again.',
    ],
  }),
  known: ({ name, facts, saleFrom, eventHref }) => ({
    subject: `You have already asked for a reminder: sale for ‘${name}’`,
    body: [
      'Hello,',
      `You have already asked for a reminder for ‘${name}’ (${facts}). There is nothing else to do.`,
      ...(saleFrom === null ? [] : [`The sale starts on ${saleFrom}.`]),
      { text: 'To the concert', href: eventHref },
    ],
  }),
  onSale: ({ name, facts, eventHref }) => ({
    subject: `Now on sale: ‘${name}’`,
    body: [
      'Hello,',
      `Tickets for ‘${name}’ are now on sale (${facts}).`,
      { text: 'Buy tickets', href: eventHref },
      'We look forward to seeing you.',
    ],
  }),
  soldOut: ({ name, facts, eventHref }) => ({
    subject: `Sold out: ‘${name}’`,
    body: [
      'Hello,',
      `You wanted to be reminded of the sale for ‘${name}’ (${facts}). We are sorry: the concert is sold out already. Sometimes tickets are returned: on the page of the concert you can join its waiting list.`,
      { text: 'To the concert', href: eventHref },
    ],
  }),
  cancelled: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Cancelled: ‘${name}’`,
    body: [
      'Hello,',
      isWaiting
        ? `You are on the waiting list for ‘${name}’ (${facts}). We are sorry: the concert has been cancelled.`
        : `You wanted to be reminded of the sale for ‘${name}’ (${facts}). We are sorry: the concert has been cancelled, and there will be no sale.`,
      ...given(note),
      { text: 'To the concert', href: eventHref },
    ],
  }),
  free: ({ name, facts, isWaiting, eventHref }) => ({
    subject: `Free admission: ‘${name}’`,
    body: [
      'Hello,',
      isWaiting
        ? `You are on the waiting list for ‘${name}’ (${facts}). You need no ticket: admission is free.`
        : `You wanted to be reminded of the sale for ‘${name}’ (${facts}). You need no ticket: admission is free.`,
      { text: 'To the concert', href: eventHref },
    ],
  }),
  moved: ({ name, facts, note, saleFrom, isWaiting, eventHref }) => ({
    subject: `New date: ‘${name}’`,
    body: [
      'Hello,',
      `${wishEn(name, isWaiting)}. The concert has a new date: ${facts}.`,
      ...given(note),
      saleFrom === null || isWaiting
        ? staysEn(isWaiting)
        : `Your reminder stays valid; the sale starts on ${saleFrom}.`,
      { text: 'To the concert', href: eventHref },
    ],
  }),
  postponed: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Postponed: ‘${name}’`,
    body: [
      'Hello,',
      `${wishEn(name, isWaiting)} (${facts}). The concert is postponed; the new date is not known yet.`,
      ...given(note),
      `${staysEn(isWaiting)} We will write to you as soon as there is a new date.`,
      { text: 'To the concert', href: eventHref },
    ],
  }),
  hall: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Another hall: ‘${name}’`,
    body: [
      'Hello,',
      `${wishEn(name, isWaiting)}. The concert takes place in another hall: ${facts}.`,
      ...given(note),
      staysEn(isWaiting),
      { text: 'To the concert', href: eventHref },
    ],
  }),
  cast: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Change of cast: ‘${name}’`,
    body: [
      'Hello,',
      `${wishEn(name, isWaiting)} (${facts}). The cast has changed.`,
      ...given(note),
      staysEn(isWaiting),
      { text: 'To the concert', href: eventHref },
    ],
  }),
  programme: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Change of programme: ‘${name}’`,
    body: [
      'Hello,',
      `${wishEn(name, isWaiting)} (${facts}). The programme has changed.`,
      ...given(note),
      staysEn(isWaiting),
      { text: 'To the concert', href: eventHref },
    ],
  }),
  reinstated: ({ name, facts, note, isWaiting, eventHref }) => ({
    subject: `Takes place after all: ‘${name}’`,
    body: [
      'Hello,',
      `${wishEn(name, isWaiting)}. The concert takes place after all: ${facts}.`,
      ...given(note),
      staysEn(isWaiting),
      { text: 'To the concert', href: eventHref },
    ],
  }),
  waitingConfirm: ({ name, facts, confirmHref }) => ({
    subject: `Please confirm: waiting list for ‘${name}’`,
    body: [
      'Hello,',
      `Somebody – most likely you – would like to join the waiting list for ‘${name}’ with this address (${facts}).`,
      'When tickets are returned, we write to as many people in turn as there are tickets. Nothing is reserved by that.',
      'Please confirm this within 48 hours:',
      { text: 'Join the waiting list', href: confirmHref },
      'If you do nothing, we will delete your address and not write to you again.',
    ],
  }),
  waitingKnown: ({ name, facts, eventHref }) => ({
    subject: `You are on the waiting list already: ‘${name}’`,
    body: [
      'Hello,',
      `You are already on the waiting list for ‘${name}’ (${facts}). There is nothing else to do; you keep your place in the line.`,
      { text: 'To the concert', href: eventHref },
    ],
  }),
  returned: ({ name, facts, eventHref, shopHref }) => ({
    subject: `Tickets again: ‘${name}’`,
    body: [
      'Hello,',
      `Tickets for ‘${name}’ have been returned (${facts}).`,
      ...(shopHref === null ? [] : [{ text: 'Buy tickets', href: shopHref }]),
      'Nothing is reserved for you: whoever buys first gets the tickets.',
      'You are no longer on the waiting list. If you miss them, you can join it again on the page of the concert.',
      { text: 'To the concert', href: eventHref },
    ],
  }),
  why: (isWaiting) =>
    `You receive this message because this address was entered on our website for ${isWaiting ? 'the waiting list of a concert' : 'a reminder of a sale'}. We use it only for messages about this concert.`,
  remove: (isWaiting) => (isWaiting ? 'Delete entry and address' : 'Delete reminder and address'),
  removeOf: (isWaiting, day) =>
    isWaiting ? `Delete entry and address (${day})` : `Delete reminder and address (${day})`,
  alsoOn: (evenings) => `This also applies to your other evenings: ${evenings.join('; ')}.`,
}

function wishDe(name: string, isWaiting: boolean): string {
  return isWaiting
    ? `Sie stehen auf der Warteliste für »${name}«`
    : `Sie möchten an den Vorverkauf für »${name}« erinnert werden`
}

function wishEn(name: string, isWaiting: boolean): string {
  return isWaiting
    ? `You are on the waiting list for ‘${name}’`
    : `You would like to be reminded of the sale for ‘${name}’`
}

function staysDe(isWaiting: boolean): string {
  return isWaiting ? 'Sie bleiben auf der Warteliste.' : 'Ihre Erinnerung gilt weiter.'
}

function staysEn(isWaiting: boolean): string {
  return isWaiting ? 'You stay on the waiting list.' : 'Your reminder stays valid.'
}

/** The paragraph of a note, if there is one. */
function given(note: string | null): string[] {
  return note ? [note] : []
}

/** The texts of the mails about a reminder. */
export const reminderMailMessages: Localized<MailMessages> = inHouse('reminderMailMessages', { de, en })
