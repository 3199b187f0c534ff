import { FieldFrame } from '#fields/controls/field-frame.tsx'
import type { Language, Localized } from '#i18n/languages.ts'
import { useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import styles from './fields.module.css'
import { LanguagePair } from './language-pair.tsx'
import { localizedOf, textIn } from './localized-value.ts'

export const texts: OfficeField<'texts'> = {
  Control: TextsControl,
  text: (_, value, { language }) =>
    Array.isArray(value) ? value.map((one) => textIn(one, language)).join(' · ') : '',
  width: () => 'full',
}

function TextsControl({ field, label, hint, error, value, errorOf, onChange }: ControlProps<'texts'>) {
  const messages = useRecordMessages()
  const list = Array.isArray(value) ? value.map(localizedOf) : []
  const errorIn = (language: Language) =>
    list.map((_, index) => errorOf(`${index}.${language}`)).find((one) => one !== undefined)
  return (
    <LanguagePair label={label}>
      {(one, ownLabel) => (
        <FieldFrame
          label={ownLabel}
          hint={one === 'de' ? (hint ?? messages.linesHint) : undefined}
          error={errorIn(one) ?? (one === 'de' ? error : undefined)}
        >
          {(ids) => (
            <textarea
              {...ids}
              lang={one}
              className={styles.lines}
              rows={Math.min(8, Math.max(3, list.length + 1))}
              maxLength={(field.limit + 1) * field.max}
              value={list.map((text) => text[one]).join('\n')}
              onChange={({ target }) => onChange(withLines(list, one, target.value))}
            />
          )}
        </FieldFrame>
      )}
    </LanguagePair>
  )
}

/** The list with the lines of one language replaced; entries at its end without a text in any language are left out. */
export function withLines(list: readonly Localized[], language: Language, typed: string): Localized[] {
  const lines = typed === '' ? [] : typed.split('\n')
  const next = Array.from({ length: Math.max(list.length, lines.length) }, (_, index) => ({
    ...(list[index] ?? { de: '', en: '' }),
    [language]: lines[index] ?? '',
  }))
  const filled = next.findLastIndex(({ de, en }) => de !== '' || en !== '') + 1
  // A line that has just been begun stays, or Enter would have no effect.
  return next.slice(0, Math.max(filled, lines.length))
}
