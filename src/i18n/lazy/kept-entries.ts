import { recentInstant } from '../hall-time.ts'
import type { Language, Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

/** What is kept of a form: what it is called, and when something was typed last. */
type Kept = { title: string; at: number }
/** The most that are named. */
const maxNamed = 5

const de = {
  title: 'Abmelden und Eingaben verwerfen?',
  intro:
    'In diesem Browser sind noch Eingaben, die nicht gespeichert sind. Mit dem Abmelden gehen sie verloren:',
  untitled: 'Ohne Titel',
  more: (count: number) => (count === 1 ? 'und 1 weitere' : `und ${count} weitere`),
  action: 'Abmelden und verwerfen',
}

const en: typeof de = {
  title: 'Log out and discard your entries?',
  intro: 'In this browser there are entries that are not saved. Logging out discards them:',
  untitled: 'Without a title',
  more: (count) => `and ${count} more`,
  action: 'Log out and discard',
}

/** The question before somebody signs out who has left forms half-filled. */
export const keptEntriesMessages: Localized<typeof de> = inHouse('keptEntriesMessages', { de, en })

/** What signing out would discard, as the lines of the question about it. */
export function linesAboutKept(kept: readonly Kept[], now: Date, language: Language): string[] {
  const { intro, untitled, more } = keptEntriesMessages[language]
  const named = kept
    .slice(0, maxNamed)
    .map(({ title, at }) => `${title || untitled} (${recentInstant(new Date(at), now, language)})`)
  return [intro, ...named, ...(kept.length > maxNamed ? [more(kept.length - maxNamed)] : [])]
}
