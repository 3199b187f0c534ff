import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

type Part = string | { text: string; href: string } | { rows: { label: string; value: string }[] }
type Letter = { subject: string; body: Part[] }

const de = {
  yes: 'ja',
  test: (subject: string) => `[Test] ${subject}`,
  why: 'Sie erhalten diese Nachricht, weil diese Adresse in einem Formular auf unserer Website angegeben wurde.',
  house: (facts: {
    subject: string
    form: string
    at: string
    rows: { label: string; value: string }[]
    entryHref: string
  }): Letter & { small: { text: string; href: string }[] } => ({
    subject: facts.subject,
    body: [`${facts.form}, eingegangen am ${facts.at}:`, { rows: facts.rows }],
    small: [{ text: 'Eintrag im Backoffice öffnen', href: facts.entryHref }],
  }),
  confirm: ({ form, confirmHref }: { form: string; confirmHref: string }): Letter => ({
    subject: `Bitte bestätigen: ${form}`,
    body: [
      'Guten Tag,',
      `jemand – vermutlich Sie – hat diese Adresse im Formular »${form}« angegeben. Bitte bestätigen Sie das innerhalb von 48 Stunden:`,
      { text: 'Angaben bestätigen', href: confirmHref },
      'Wenn Sie nichts tun, löschen wir die Angaben wieder und schreiben Ihnen nicht mehr.',
    ],
  }),
  receipt: ({ form, words }: { form: string; words: string }): Letter => ({
    subject: `Eingegangen: ${form}`,
    body: ['Guten Tag,', words || `Ihre Angaben im Formular »${form}« sind bei uns angekommen. Vielen Dank.`],
  }),
}

const en: typeof de = {
  yes: 'yes',
  test: (subject) => `[Test] ${subject}`,
  why: 'You receive this message because this address was given in a form on our website.',
  house: (facts) => ({
    subject: facts.subject,
    body: [`${facts.form}, received on ${facts.at}:`, { rows: facts.rows }],
    small: [{ text: 'Open the entry in the back office', href: facts.entryHref }],
  }),
  confirm: ({ form, confirmHref }) => ({
    subject: `Please confirm: ${form}`,
    body: [
      'Hello,',
      `Somebody, presumably you, gave this address in the form ‘${form}’. Please confirm that within 48 hours:`,
      { text: 'Confirm', href: confirmHref },
      'If you do nothing, we delete what was entered and do not write again.',
    ],
  }),
  receipt: ({ form, words }) => ({
    subject: `Received: ${form}`,
    body: ['Hello,', words || `What you entered in the form ‘${form}’ has arrived. Thank you.`],
  }),
}

/** The mails about an entry of a form. */
export const entryMailMessages: Localized<typeof de> = inHouse('entryMailMessages', { de, en })
