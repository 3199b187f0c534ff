import { useId } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import { languages, type Language } from '#i18n/languages.ts'
import { hallInstant, hallInput } from '#i18n/hall-time.ts'
import { isRecord } from '#json/is-record.ts'
import type { Field } from '#records/field.ts'
import { PictureOrFigure } from '#editor/panels/block/picture-or-figure.tsx'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import styles from './pages.module.css'

type SettingProps = {
  field: Field
  value: unknown
  /** The languages of a text that are shown; both by default. */
  shownLanguages?: readonly Language[]
  /** The server's error of the setting, or of one language of it. */
  errorOf: (language?: Language) => string | undefined
  onChange: (value: unknown) => void
}

/** One setting of a page; texts have a field per language, side by side. */
export function Setting(props: SettingProps) {
  const { field, value, errorOf, onChange } = props
  const { calls } = useTools()
  const label = field.label[useLanguage()]
  if (field.kind === 'text' && field.localized) return <TextPair {...props} field={field} />
  if (field.kind === 'flag')
    return (
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
    )
  if (field.kind === 'picture')
    return (
      <PictureOrFigure
        label={label}
        error={errorOf()}
        value={textOf(value)}
        ground="stone"
        calls={calls}
        onChange={onChange}
      />
    )
  return <LineSetting {...props} />
}

function TextPair(props: SettingProps & { field: Extract<Field, { kind: 'text' }> }) {
  const { field, value, shownLanguages = languages, errorOf, onChange } = props
  const shown = useLanguage()
  const id = useId()
  const texts = isRecord(value) ? value : {}
  return (
    <fieldset className={styles['pair']}>
      <legend>{field.label[shown]}</legend>
      {shownLanguages.map((language) => {
        const error = errorOf(language)
        const common = {
          value: textOf(texts[language]),
          lang: language,
          maxLength: field.limit,
          'aria-invalid': error !== undefined,
          'aria-describedby': `${id}-${language}`,
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ ...texts, [language]: target.value }),
        }
        return (
          <div key={language}>
            <label>
              {language.toUpperCase()}
              {field.lines === undefined ? (
                <input {...common} />
              ) : (
                <textarea rows={field.lines} {...common} />
              )}
            </label>
            <span id={`${id}-${language}`} className={error ? styles['error'] : styles['hint']}>
              {error ?? field.hint?.[shown] ?? ''}
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}

function LineSetting({ field, value, errorOf, onChange }: SettingProps) {
  const shown = useLanguage()
  const id = useId()
  const error = errorOf()
  // Outside of the label, so that the error is not part of the field's accessible name.
  const invalid = { 'aria-invalid': error !== undefined, 'aria-describedby': error && `${id}-error` }
  return (
    <div>
      <label>
        {field.label[shown]}
        {field.kind === 'instant' && (
          <input
            {...invalid}
            type="datetime-local"
            defaultValue={hallInput(textOf(value) || null)}
            onChange={({ target }) => onChange(hallInstant(target.value)?.toISOString() ?? null)}
          />
        )}
        {field.kind === 'text' && (
          <input
            {...invalid}
            value={textOf(value)}
            maxLength={field.limit}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {field.kind === 'choice' && (
          <select {...invalid} value={textOf(value)} onChange={({ target }) => onChange(target.value)}>
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label[shown]}
              </option>
            ))}
          </select>
        )}
      </label>
      {error && (
        <span id={`${id}-error`} className={styles['error']}>
          {error}
        </span>
      )}
    </div>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
