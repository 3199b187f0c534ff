import type { Localized } from '../languages.ts'

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

type Facts = {
  /** The event's name. */
  name: string
  /** When and where, in one line. */
  facts: string
  /** Day and time of the sale's start; null when it is no longer known. */
  saleFrom: string | null
  /** What visitors are told about a change; null or empty without a note. */
  note: string | null
  house: string
  confirmHref: string
  eventHref: string
}
type MailMessages = Record<
  ReminderMailKind,
  (facts: Facts) => { subject: string; body: (string | { text: string; href: string })[] }
> & {
  why: string
  remove: string
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
      `Sie wollten an den Vorverkauf für »${name}« erinnert werden (${facts}). Das Konzert ist leider schon ausverkauft. Manchmal kommen Karten zurück: Es lohnt sich, kurz vorher noch einmal nachzusehen.`,
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  cancelled: ({ name, facts, note, eventHref }) => ({
    subject: `Abgesagt: »${name}«`,
    body: [
      'Guten Tag,',
      `Sie wollten an den Vorverkauf für »${name}« erinnert werden (${facts}). Das Konzert ist leider abgesagt; einen Vorverkauf gibt es nicht.`,
      ...given(note),
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  free: ({ name, facts, eventHref }) => ({
    subject: `Eintritt frei: »${name}«`,
    body: [
      'Guten Tag,',
      `Sie wollten an den Vorverkauf für »${name}« erinnert werden (${facts}). Sie brauchen keine Karte: Der Eintritt ist frei.`,
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  moved: ({ name, facts, note, saleFrom, eventHref }) => ({
    subject: `Neuer Termin: »${name}«`,
    body: [
      'Guten Tag,',
      `Sie möchten an den Vorverkauf für »${name}« erinnert werden. Das Konzert hat einen neuen Termin: ${facts}.`,
      ...given(note),
      saleFrom === null
        ? 'Ihre Erinnerung gilt weiter.'
        : `Ihre Erinnerung gilt weiter; der Vorverkauf beginnt am ${saleFrom}.`,
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  postponed: ({ name, facts, note, eventHref }) => ({
    subject: `Verschoben: »${name}«`,
    body: [
      'Guten Tag,',
      `Sie möchten an den Vorverkauf für »${name}« erinnert werden (${facts}). Das Konzert wird verschoben; der neue Termin steht noch nicht fest.`,
      ...given(note),
      'Ihre Erinnerung gilt weiter: Wir schreiben Ihnen, sobald es einen neuen Termin gibt.',
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  hall: ({ name, facts, note, eventHref }) => ({
    subject: `Anderer Saal: »${name}«`,
    body: [
      'Guten Tag,',
      `Sie möchten an den Vorverkauf für »${name}« erinnert werden. Das Konzert findet in einem anderen Saal statt: ${facts}.`,
      ...given(note),
      'Ihre Erinnerung gilt weiter.',
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  cast: ({ name, facts, note, eventHref }) => ({
    subject: `Geänderte Besetzung: »${name}«`,
    body: [
      'Guten Tag,',
      `Sie möchten an den Vorverkauf für »${name}« erinnert werden (${facts}). Die Besetzung hat sich geändert.`,
      ...given(note),
      'Ihre Erinnerung gilt weiter.',
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  programme: ({ name, facts, note, eventHref }) => ({
    subject: `Geändertes Programm: »${name}«`,
    body: [
      'Guten Tag,',
      `Sie möchten an den Vorverkauf für »${name}« erinnert werden (${facts}). Das Programm hat sich geändert.`,
      ...given(note),
      'Ihre Erinnerung gilt weiter.',
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  reinstated: ({ name, facts, note, eventHref }) => ({
    subject: `Findet doch statt: »${name}«`,
    body: [
      'Guten Tag,',
      `Sie möchten an den Vorverkauf für »${name}« erinnert werden. Das Konzert findet nun doch statt: ${facts}.`,
      ...given(note),
      'Ihre Erinnerung gilt weiter.',
      { text: 'Zum Konzert', href: eventHref },
    ],
  }),
  why: 'Sie erhalten diese Nachricht, weil diese Adresse auf unserer Website für eine Erinnerung an den Vorverkauf eingetragen wurde. Wir verwenden sie nur für Nachrichten zu diesem Konzert.',
  remove: 'Erinnerung und Adresse löschen',
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
      `You wanted to be reminded of the sale for ‘${name}’ (${facts}). We are sorry: the concert is sold out already. Sometimes tickets are returned, so it is worth looking again shortly before.`,
      { text: 'To the concert', href: eventHref },
    ],
  }),
  cancelled: ({ name, facts, note, eventHref }) => ({
    subject: `Cancelled: ‘${name}’`,
    body: [
      'Hello,',
      `You wanted to be reminded of the sale for ‘${name}’ (${facts}). We are sorry: the concert has been cancelled, and there will be no sale.`,
      ...given(note),
      { text: 'To the concert', href: eventHref },
    ],
  }),
  free: ({ name, facts, eventHref }) => ({
    subject: `Free admission: ‘${name}’`,
    body: [
      'Hello,',
      `You wanted to be reminded of the sale for ‘${name}’ (${facts}). You need no ticket: admission is free.`,
      { text: 'To the concert', href: eventHref },
    ],
  }),
  moved: ({ name, facts, note, saleFrom, eventHref }) => ({
    subject: `New date: ‘${name}’`,
    body: [
      'Hello,',
      `You would like to be reminded of the sale for ‘${name}’. The concert has a new date: ${facts}.`,
      ...given(note),
      saleFrom === null
        ? 'Your reminder stays valid.'
        : `Your reminder stays valid; the sale starts on ${saleFrom}.`,
      { text: 'To the concert', href: eventHref },
    ],
  }),
  postponed: ({ name, facts, note, eventHref }) => ({
    subject: `Postponed: ‘${name}’`,
    body: [
      'Hello,',
      `You would like to be reminded of the sale for ‘${name}’ (${facts}). The concert is postponed; the new date is not known yet.`,
      ...given(note),
      'Your reminder stays valid: we will write to you as soon as there is a new date.',
      { text: 'To the concert', href: eventHref },
    ],
  }),
  hall: ({ name, facts, note, eventHref }) => ({
    subject: `Another hall: ‘${name}’`,
    body: [
      'Hello,',
      `You would like to be reminded of the sale for ‘${name}’. The concert takes place in another hall: ${facts}.`,
      ...given(note),
      'Your reminder stays valid.',
      { text: 'To the concert', href: eventHref },
    ],
  }),
  cast: ({ name, facts, note, eventHref }) => ({
    subject: `Change of cast: ‘${name}’`,
    body: [
      'Hello,',
      `You would like to be reminded of the sale for ‘${name}’ (${facts}). The cast has changed.`,
      ...given(note),
      'Your reminder stays valid.',
      { text: 'To the concert', href: eventHref },
    ],
  }),
  programme: ({ name, facts, note, eventHref }) => ({
    subject: `Change of programme: ‘${name}’`,
    body: [
      'Hello,',
      `You would like to be reminded of the sale for ‘${name}’ (${facts}). The programme has changed.`,
      ...given(note),
      'Your reminder stays valid.',
      { text: 'To the concert', href: eventHref },
    ],
  }),
  reinstated: ({ name, facts, note, eventHref }) => ({
    subject: `Takes place after all: ‘${name}’`,
    body: [
      'Hello,',
      `You would like to be reminded of the sale for ‘${name}’. The concert takes place after all: ${facts}.`,
      ...given(note),
      'Your reminder stays valid.',
      { text: 'To the concert', href: eventHref },
    ],
  }),
  why: 'You receive this message because this address was entered on our website for a reminder of a sale. We use it only for messages about this concert.',
  remove: 'Delete reminder and address',
}

/** The paragraph of a note, if there is one. */
function given(note: string | null): string[] {
  return note ? [note] : []
}

/** The texts of the mails about a reminder. */
export const reminderMailMessages: Localized<MailMessages> = { de, en }
