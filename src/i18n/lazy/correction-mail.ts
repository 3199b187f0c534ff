import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

type Part = string | { text: string; href: string } | { rows: { label: string; value: string }[] }
type Letter = { subject: string; body: Part[] }
type Answer = {
  name: string
  /** What staff have written; empty if they have not. */
  note: string
  /** Each detail with what became of it. */
  rows: { label: string; value: string }[]
  pageHref: string | null
}

const de = {
  why: 'Sie erhalten diese Nachricht, weil diese Adresse bei einem Hinweis zu unserem Archiv angegeben wurde.',
  accepted: 'übernommen',
  declined: 'nicht übernommen',
  confirm: ({ name, confirmHref }: { name: string; confirmHref: string }): Letter => ({
    subject: `Bitte bestätigen: Ihr Hinweis zu »${name}«`,
    body: [
      'Guten Tag,',
      `jemand – vermutlich Sie – hat uns einen Hinweis zu »${name}« geschickt und diese Adresse angegeben. Bitte bestätigen Sie das innerhalb von 48 Stunden; erst dann sehen wir den Hinweis:`,
      { text: 'Hinweis bestätigen', href: confirmHref },
      'Wenn Sie nichts tun, löschen wir die Angaben wieder und schreiben Ihnen nicht mehr.',
    ],
  }),
  acceptedLetter: ({ name, note, rows, pageHref }: Answer): Letter => ({
    subject: `Danke für Ihren Hinweis zu »${name}«`,
    body: [
      'Guten Tag,',
      `vielen Dank für Ihren Hinweis zu »${name}«. Wir haben ihn geprüft:`,
      { rows },
      ...(note === '' ? [] : [note]),
      ...(pageHref === null ? [] : [{ text: 'Zur Seite', href: pageHref }]),
    ],
  }),
  declinedLetter: ({ name, note, pageHref }: Answer): Letter => ({
    subject: `Ihr Hinweis zu »${name}«`,
    body: [
      'Guten Tag,',
      `vielen Dank für Ihren Hinweis zu »${name}«. Wir haben ihn geprüft und nichts geändert.`,
      ...(note === '' ? [] : [note]),
      ...(pageHref === null ? [] : [{ text: 'Zur Seite', href: pageHref }]),
    ],
  }),
}

const en: typeof de = {
  why: 'You receive this message because this address was given with a correction to our archive.',
  accepted: 'accepted',
  declined: 'not accepted',
  confirm: ({ name, confirmHref }) => ({
    subject: `Please confirm: your correction of ‘${name}’`,
    body: [
      'Hello,',
      `Somebody, presumably you, has sent us a correction of ‘${name}’ and given this address. Please confirm that within 48 hours; only then we see the correction:`,
      { text: 'Confirm the correction', href: confirmHref },
      'If you do nothing, we delete what was entered and do not write again.',
    ],
  }),
  acceptedLetter: ({ name, note, rows, pageHref }) => ({
    subject: `Thank you for your correction of ‘${name}’`,
    body: [
      'Hello,',
      `Thank you for your correction of ‘${name}’. We have checked it:`,
      { rows },
      ...(note === '' ? [] : [note]),
      ...(pageHref === null ? [] : [{ text: 'To the page', href: pageHref }]),
    ],
  }),
  declinedLetter: ({ name, note, pageHref }) => ({
    subject: `Your correction of ‘${name}’`,
    body: [
      'Hello,',
      `Thank you for your correction of ‘${name}’. We have checked it and changed nothing.`,
      ...(note === '' ? [] : [note]),
      ...(pageHref === null ? [] : [{ text: 'To the page', href: pageHref }]),
    ],
  }),
}

/** The mails about a correction from outside. */
export const correctionMailMessages: Localized<typeof de> = inHouse('correctionMailMessages', { de, en })
