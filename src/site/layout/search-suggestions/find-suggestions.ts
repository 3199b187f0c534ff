import type { Suggestion } from '#contracts/search.ts'
import type { Language } from '#i18n/languages.ts'

/** How many answers are cached, so that deleting letters needs no further call. */
const maxRemembered = 50
const remembered = new Map<string, Suggestion[]>()

/**
 * Fetches the suggestions for a typed text, or returns cached ones; null without a connection, and when the call is
 * aborted or the page is left meanwhile. Rejects when the server answers with an error.
 */
export async function findSuggestions(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<Suggestion[] | null> {
  const address = suggestionsCall(text, language)
  const known = remembered.get(address)
  if (known) return known
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } }).catch(() => null)
  if (!response) return null
  if (!response.ok) throw new Error(`Suggestions: status ${response.status}`)
  // The call's contract defines the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const found = (await response.json()) as Suggestion[]
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= maxRemembered) remembered.delete(oldest)
  remembered.set(address, found)
  return found
}

function suggestionsCall(text: string, language: Language): string {
  return `/api/search-autocomplete?${new URLSearchParams({ query: text, language }).toString()}`
}
