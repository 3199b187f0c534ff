import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

type Facts = { name: string; from: string; title: string; note: string; href: string }
type Letter = { subject: string; body: (string | { text: string; href: string })[] }

const said = (note: string) => (note === '' ? [] : [note])

const de: Record<'mention' | 'review' | 'returned', (facts: Facts) => Letter> = {
  mention: ({ name, from, title, note, href }) => ({
    subject: `${from} erwähnt Sie: ${title}`,
    body: [
      `Guten Tag ${name},`,
      `${from} hat Sie in einem Kommentar zu „${title}“ erwähnt:`,
      ...said(note),
      { text: 'Zum Entwurf', href },
    ],
  }),
  review: ({ name, from, title, note, href }) => ({
    subject: `Bitte prüfen: ${title}`,
    body: [
      `Guten Tag ${name},`,
      `${from} bittet Sie, den Entwurf von „${title}“ zu prüfen und zu veröffentlichen.`,
      ...said(note),
      { text: 'Zum Entwurf', href },
    ],
  }),
  returned: ({ name, from, title, href }) => ({
    subject: `Geprüft: ${title}`,
    body: [
      `Guten Tag ${name},`,
      `${from} hat den Entwurf von „${title}“ angesehen und gibt ihn zurück, ohne ihn zu veröffentlichen.`,
      { text: 'Zum Entwurf', href },
    ],
  }),
}

const en: typeof de = {
  mention: ({ name, from, title, note, href }) => ({
    subject: `${from} mentions you: ${title}`,
    body: [
      `Good day ${name},`,
      `${from} has mentioned you in a comment on “${title}”:`,
      ...said(note),
      { text: 'Go to the draft', href },
    ],
  }),
  review: ({ name, from, title, note, href }) => ({
    subject: `Please review: ${title}`,
    body: [
      `Good day ${name},`,
      `${from} asks you to review the draft of “${title}” and to publish it.`,
      ...said(note),
      { text: 'Go to the draft', href },
    ],
  }),
  returned: ({ name, from, title, href }) => ({
    subject: `Reviewed: ${title}`,
    body: [
      `Good day ${name},`,
      `${from} has looked at the draft of “${title}” and returns it without publishing it.`,
      { text: 'Go to the draft', href },
    ],
  }),
}

/** The texts of mails to staff about drafts. */
export const noteMailMessages: Localized<typeof de> = inHouse('noteMailMessages', { de, en })
