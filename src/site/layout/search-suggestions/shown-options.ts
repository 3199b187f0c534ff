import type { Suggestion, SuggestionGroup } from '#contracts/search.ts'
import { shortDay, weekdayName } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import { suggestionMessages } from '#i18n/lazy/search-suggestions.ts'

/** An option of the list: choosing it searches for a text, or leads to an address. */
export type Option = { name: string; detail: string | null } & ({ query: string } | { url: string })

/** Options under a common heading; the last group, which leads to all results, has none. */
export type OptionGroup = { heading: string | null; options: Option[] }

/**
 * The options for a typed text: the suggestions by group, in their order, then all results. Works, composers and
 * performers are searched for by name; concerts and pages are single records, to which the option links directly.
 */
export function listOptions(suggestions: Suggestion[], typed: string, language: Language): OptionGroup[] {
  const messages = suggestionMessages[language]
  const groups = Map.groupBy(suggestions, ({ group }) => group)
  const shown = Array.from(groups, ([group, found]) => ({
    heading: messages.groups[group],
    options: found.flatMap((suggestion) => readOption(suggestion, language) ?? []),
  }))
  const all = { heading: null, options: [{ name: messages.all(typed), detail: null, query: typed }] }
  return [...shown.filter(({ options }) => options.length > 0), all]
}

const searched: readonly SuggestionGroup[] = ['works', 'composers', 'performers']

function readOption(suggestion: Suggestion, language: Language): Option | null {
  const { group, name: names, urls, detail: details } = suggestion
  const name = names[language]
  const url = urls[language]
  if (name === null) return null
  const detail = details === null ? null : details[language]
  if (searched.includes(group)) return { name, detail, query: name }
  if (url === null) return null
  return { name, detail: group === 'concerts' && detail ? dayOf(detail, language) : detail, url }
}

function dayOf(day: string, language: Language): string {
  return `${weekdayName(day, language, 'short')}, ${shortDay(day, language)}`
}
