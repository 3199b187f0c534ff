import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

export type ReleaseNews = 'before' | 'published' | 'failed'
type Facts = {
  name: string
  release: string
  /** When it becomes, became or should have become public. */
  when: string
  changes: number
  /** What can't or could not become public, and why; not all, if there are `more`. */
  problems: { label: string; value: string }[]
  more: number
  href: string
}
type Part = string | { text: string; href: string } | { rows: Facts['problems'] }
type Letter = { subject: string; body: Part[] }

const listed = (intro: string, { problems }: Facts, more: string[]): Part[] =>
  problems.length === 0 ? [] : [intro, { rows: problems }, ...more]

type Messages = {
  facts: (given: Pick<Facts, 'when' | 'changes'>) => string
  letters: Record<ReleaseNews, (facts: Facts) => Letter>
}

const de: Messages = {
  facts: ({ when, changes }) =>
    `${when}, ${changes === 1 ? '1 Änderung' : `${changes.toLocaleString('de')} Änderungen`}`,
  letters: {
    before: (facts) => ({
      subject: `Wird öffentlich: ${facts.release}`,
      body: [
        `Guten Tag ${facts.name},`,
        `„${facts.release}“ wird öffentlich: ${de.facts(facts)}.`,
        ...(facts.problems.length === 0 ? ['Geprüft: Alles ließe sich veröffentlichen.'] : []),
        ...listed('Geprüft: Das ginge so nicht.', facts, more.de(facts.more)),
        { text: 'Zur Veröffentlichung', href: facts.href },
      ],
    }),
    published: (facts) => ({
      subject: `Öffentlich: ${facts.release}`,
      body: [
        `Guten Tag ${facts.name},`,
        `„${facts.release}“ ist öffentlich: ${de.facts(facts)}.`,
        ...listed('Das ist nicht öffentlich geworden:', facts, more.de(facts.more)),
        { text: 'Zur Veröffentlichung', href: facts.href },
      ],
    }),
    failed: (facts) => ({
      subject: `Gescheitert: ${facts.release}`,
      body: [
        `Guten Tag ${facts.name},`,
        `„${facts.release}“ sollte öffentlich werden: ${de.facts(facts)}. Das ist gescheitert, es ist nichts öffentlich geworden.`,
        ...listed('Das ging so nicht:', facts, more.de(facts.more)),
        { text: 'Zur Veröffentlichung', href: facts.href },
      ],
    }),
  },
}

const more: Localized<(count: number) => string[]> = {
  de: (count) => (count === 0 ? [] : [`Und ${count.toLocaleString('de')} weitere.`]),
  en: (count) => (count === 0 ? [] : [`And ${count.toLocaleString('en')} more.`]),
}

const en: Messages = {
  facts: ({ when, changes }) =>
    `${when}, ${changes === 1 ? '1 change' : `${changes.toLocaleString('en')} changes`}`,
  letters: {
    before: (facts) => ({
      subject: `Becomes public: ${facts.release}`,
      body: [
        `Good day ${facts.name},`,
        `“${facts.release}” becomes public: ${en.facts(facts)}.`,
        ...(facts.problems.length === 0 ? ['Checked: all of it could be published.'] : []),
        ...listed('Checked: this would fail.', facts, more.en(facts.more)),
        { text: 'Go to the release', href: facts.href },
      ],
    }),
    published: (facts) => ({
      subject: `Public: ${facts.release}`,
      body: [
        `Good day ${facts.name},`,
        `“${facts.release}” is public: ${en.facts(facts)}.`,
        ...listed('This has not become public:', facts, more.en(facts.more)),
        { text: 'Go to the release', href: facts.href },
      ],
    }),
    failed: (facts) => ({
      subject: `Failed: ${facts.release}`,
      body: [
        `Good day ${facts.name},`,
        `“${facts.release}” should have become public: ${en.facts(facts)}. This has failed; nothing has become public.`,
        ...listed('This was not possible:', facts, more.en(facts.more)),
        { text: 'Go to the release', href: facts.href },
      ],
    }),
  },
}

/** The mails to staff about a release. */
export const releaseMailMessages: Localized<Messages> = inHouse('releaseMailMessages', { de, en })
