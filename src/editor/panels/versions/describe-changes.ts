import type { Language } from '#i18n/languages.ts'
import { nameOfType } from '#editor/page/actions/block-messages.ts'
import type { BlockDifference } from './compare-contents.ts'

/** How many kinds of blocks a version's name mentions. */
const maxNamed = 4

/** What has changed, in a few words for the name of a version: "Seitenkopf, Text (2), Bild". */
export function describeChanges(differences: readonly BlockDifference[], language: Language): string {
  const counts = new Map<string, number>()
  for (const { type } of differences) {
    const name = nameOfType(type, language)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
  return [...names.slice(0, maxNamed), ...(names.length > maxNamed ? ['…'] : [])].join(', ')
}
