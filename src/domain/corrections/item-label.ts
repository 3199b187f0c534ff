import type { CorrectableKind, CorrectionItem } from '#db/schema/index.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { recordDefinitions } from '#records/records.generated.ts'

const other: Localized = { de: 'Anderes', en: 'Other' }

/** What an item is about: the label of the field of the record. */
export function itemLabel(
  kind: CorrectableKind,
  { name }: Pick<CorrectionItem, 'name'>,
  language: Language,
): string {
  const fields = recordDefinitions.find((definition) => definition.kind === kind)?.fields ?? {}
  return (fields[name]?.label ?? other)[language]
}
