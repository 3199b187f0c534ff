import { LinesField } from '#fields/controls/text-fields.tsx'
import type { Localized } from '#i18n/languages.ts'
import { record } from '#records/event/record.ts'
import { LanguagePair } from '../fields/language-pair.tsx'

const { limit, lines } = record.fields.public_changes.fields.note

/** The note of a change in both languages. */
export function NoteFields(props: { label: string; value: Localized; onChange: (value: Localized) => void }) {
  const { label, value, onChange } = props
  return (
    <LanguagePair label={label}>
      {(language, ownLabel) => (
        <LinesField
          label={ownLabel}
          lang={language}
          rows={lines}
          limit={limit}
          value={value[language]}
          onChange={(text) => onChange({ ...value, [language]: text })}
        />
      )}
    </LanguagePair>
  )
}
