import type { EventPeople } from '#contracts/events.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import type { People } from './shown-filters.ts'

/** The people that the programme can be filtered by, in one language. Rejects when the names cannot be loaded. */
export async function fetchPeople(language: Language, signal: AbortSignal): Promise<People> {
  const answer = await fetch('/api/event-people/', { signal })
  if (!answer.ok) throw new Error(`Names: ${answer.status}`)
  // The call's contract defines the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return inLanguage((await answer.json()) as EventPeople, language)
}
