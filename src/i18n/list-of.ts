import type { Language } from './languages.ts'

/** Names in a sentence: „Anna, Ben und Clara“. */
export function listOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names)
}
