import { FlagField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame, FieldGroup } from '#fields/controls/field-frame.tsx'
import { LineField, LinesField } from '#fields/controls/text-fields.tsx'
import { hallInput, hallInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { languages, type Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import type { Field } from '#records/field.ts'
import { PictureOrFigure } from '#editor/panels/block/picture-or-figure.tsx'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import styles from './pages.module.css'

/** One setting of a page; texts have a field per language, side by side. */
export function Setting(props: {
  field: Field
  value: unknown
  /** The languages of a text that are shown; both by default. */
  shownLanguages?: readonly Language[]
  /** The server's error of the setting, or of one language of it. */
  errorOf: (language?: Language) => string | undefined
  onChange: (value: unknown) => void
}) {
  const { field, value, shownLanguages = languages, errorOf, onChange } = props
  const { calls } = useTools()
  const shown = useLanguage()
  const common = { label: field.label[shown], hint: field.hint?.[shown], error: errorOf() }
  if (field.kind === 'text') {
    const TextField = field.lines === undefined ? LineField : LinesField
    const text = { limit: field.limit, ...(field.lines !== undefined && { rows: field.lines }) }
    if (!field.localized) return <TextField {...common} {...text} value={textOf(value)} onChange={onChange} />
    const texts = isRecord(value) ? value : {}
    return (
      <FieldGroup {...common}>
        <div className={styles['pair']}>
          {shownLanguages.map((language) => (
            <TextField
              key={language}
              {...text}
              label={language.toUpperCase()}
              error={errorOf(language)}
              lang={language}
              value={textOf(texts[language])}
              onChange={(typed) => onChange({ ...texts, [language]: typed })}
            />
          ))}
        </div>
      </FieldGroup>
    )
  }
  if (field.kind === 'flag') return <FlagField {...common} value={value === true} onChange={onChange} />
  if (field.kind === 'picture')
    return <PictureOrFigure {...{ ...common, calls, onChange }} value={textOf(value)} ground="stone" />
  return (
    <FieldFrame {...common}>
      {(ids) =>
        field.kind === 'choice' ? (
          <select {...ids} value={textOf(value)} onChange={({ target }) => onChange(target.value)}>
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label[shown]}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...ids}
            type="datetime-local"
            defaultValue={hallInput(textOf(value) || null)}
            onChange={({ target }) => onChange(hallInstant(target.value)?.toISOString() ?? null)}
          />
        )
      }
    </FieldFrame>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
