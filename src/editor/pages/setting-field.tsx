import { useId } from 'react'
import type { PageSettings } from '#contracts/page-settings.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { languages, type Language } from '#i18n/languages.ts'
import { hallInstant, hallInput } from '#i18n/hall-time.ts'
import { PicturePicker } from '#editor/panels/block/picture-picker.tsx'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import styles from './pages.module.css'
import type { SettingField } from './setting-fields.ts'

/**
 * One setting of a page; texts have a field per language, side by side. `findError` gives the server's validation error.
 */
export function Setting(props: {
  field: SettingField
  settings: PageSettings
  /** The languages of a text that are shown; both by default. */
  shownLanguages?: readonly Language[]
  findError: (name: string) => string | undefined
  onChange: (change: Partial<PageSettings>) => void
}) {
  const { field, settings, findError, onChange, shownLanguages = languages } = props
  const shown = useLanguage()
  const { calls } = useTools()
  const id = useId()
  const label = field.label[shown]
  const error = findError(field.name)

  if (field.kind === 'flag')
    return (
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={settings[field.name]}
          onChange={(event) => onChange({ [field.name]: event.target.checked })}
        />
        {label}
      </label>
    )
  if (field.kind === 'picture')
    return (
      <PicturePicker
        label={label}
        error={error}
        value={settings[field.name]}
        ground="stone"
        calls={calls}
        onChange={(picture) => onChange({ [field.name]: picture })}
      />
    )
  if (field.kind === 'text')
    return (
      <fieldset className={styles['pair']}>
        <legend>{label}</legend>
        {shownLanguages.map((language) => {
          const own = findError(`${field.name}.${language}`)
          const value = settings[field.name][language]
          const change = (text: string) =>
            onChange({ [field.name]: { ...settings[field.name], [language]: text } })
          const common = {
            value,
            lang: language,
            maxLength: field.limit,
            'aria-invalid': own !== undefined,
            'aria-describedby': `${id}-${language}`,
          }
          return (
            <div key={language}>
              <label>
                {language.toUpperCase()}
                {field.isLong ? (
                  <textarea rows={3} {...common} onChange={(event) => change(event.target.value)} />
                ) : (
                  <input {...common} onChange={(event) => change(event.target.value)} />
                )}
              </label>
              <span id={`${id}-${language}`} className={own ? styles['error'] : styles['hint']}>
                {own ?? field.hint?.[shown] ?? ''}
              </span>
            </div>
          )
        })}
      </fieldset>
    )
  // Outside of the label, so that the error is not part of the field's accessible name.
  const invalid = { 'aria-invalid': error !== undefined, 'aria-describedby': error && `${id}-error` }
  return (
    <div>
      <label>
        {label}
        {field.kind === 'time' && (
          <input
            {...invalid}
            type="datetime-local"
            defaultValue={hallInput(settings[field.name])}
            onChange={(event) =>
              onChange({ [field.name]: hallInstant(event.target.value)?.toISOString() ?? null })
            }
          />
        )}
        {field.kind === 'plain' && (
          <input
            value={settings[field.name]}
            maxLength={field.limit}
            {...invalid}
            onChange={(event) => onChange({ [field.name]: event.target.value })}
          />
        )}
        {field.kind === 'choice' && (
          <select
            {...invalid}
            value={settings[field.name]}
            onChange={(event) => {
              const chosen = field.options.find(({ value }) => value === event.target.value)
              if (chosen) onChange({ [field.name]: chosen.value })
            }}
          >
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
