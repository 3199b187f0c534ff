import type { MediaChange, MediaRecord } from '#contracts/office-media.ts'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { LineField, LinesField } from '#fields/controls/text-fields.tsx'
import { languages, locales } from '#i18n/languages.ts'
import { LanguagePair } from '../fields/language-pair.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import styles from './media.module.css'

/** What is said about an item. */
export function ItemTexts(props: {
  values: MediaRecord
  errors: Readonly<Record<string, string>>
  isFixed: boolean
  onChange: (changed: Omit<MediaChange, 'version'>) => void
}) {
  const { values, errors, isFixed, onChange } = props
  const { page } = useOfficeMessages().media
  const isImage = values.kind === 'image'
  const renderPair = (name: 'alt' | 'caption', label: string, limit: number, hint?: string) => (
    <LanguagePair label={label}>
      {(language, ownLabel) => (
        <LinesField
          label={ownLabel}
          hint={language === 'de' ? hint : undefined}
          error={errors[`${name}.${language}`]}
          lang={language}
          value={values[name][language]}
          limit={limit}
          rows={2}
          isOneLine
          onChange={(text) => onChange({ [name]: { ...values[name], [language]: text } })}
        />
      )}
    </LanguagePair>
  )
  const renderLine = (name: 'credit' | 'copyright' | 'name', label: string, hint?: string) => (
    <LineField
      {...{ label, hint }}
      error={errors[name]}
      value={values[name]}
      limit={200}
      onChange={(text) => onChange({ [name]: text })}
    />
  )
  return (
    <fieldset className={styles.texts} disabled={isFixed}>
      {isImage && renderPair('alt', page.alt, 300, page.altHint)}
      {isImage && (
        <FlagField
          label={page.decorative}
          value={values.is_decorative}
          onChange={(isDecorative) => onChange({ is_decorative: isDecorative })}
        />
      )}
      {renderPair('caption', isImage ? page.caption : page.captionAudio, 500)}
      <div className={styles.pair}>
        {isImage && renderLine('credit', page.credit, page.creditHint)}
        {renderLine('copyright', page.copyright, page.copyrightHint)}
      </div>
      {!isImage && (
        <FieldFrame label={page.language} error={errors['language']}>
          {(ids) => (
            <select
              {...ids}
              value={values.language ?? ''}
              onChange={({ target }) =>
                onChange({ language: languages.find((one) => one === target.value) ?? null })
              }
            >
              <option value="">{page.noLanguage}</option>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {locales[one].name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      <LinesField
        label={page.tags}
        hint={page.tagsHint}
        error={Object.entries(errors).find(([name]) => name.split('.')[0] === 'tags')?.[1]}
        rows={2}
        value={values.tags.join('\n')}
        onChange={(text) => onChange({ tags: text.split('\n') })}
      />
      {renderLine('name', page.name)}
    </fieldset>
  )
}
