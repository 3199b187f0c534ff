import type { ReactNode } from 'react'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { TimeField } from '#fields/controls/time-field.tsx'
import { hallInput, hallInstant, instantOf } from '#i18n/hall-time.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import fieldStyles from '../fields.module.css'
import { LanguagePair } from '../language-pair.tsx'
import { useBuilder } from './builder-context.ts'
import styles from './builder.module.css'

type Common = {
  /** The dotted name of the value among the fields, by which its error is found, and it by its error. */
  at: string
  label: string
  hint?: string | undefined
}

export type TextProps = Common & {
  /** The initial number of lines; line breaks can be typed if it is given. */
  rows?: number
  type?: 'text' | 'email' | 'url' | 'number'
  /** The language of the text, for spell checkers and screen readers. */
  lang?: Language
  limit?: number
  isRequired?: boolean
  value: string
  onChange: (value: string) => void
}

/** The place of a control, with the error of its value. */
function Place({ at, children }: { at: string; children: (error: string | undefined) => ReactNode }) {
  const { errorAt } = useBuilder()
  return (
    <div className={styles.place} data-at={at}>
      {children(errorAt(at))}
    </div>
  )
}

export function TextControl(props: TextProps) {
  const { at, label, hint, rows, type = 'text', lang, limit, isRequired, value, onChange } = props
  return (
    <Place at={at}>
      {(error) => (
        <FieldFrame {...{ label, hint, error }}>
          {(ids) => {
            const common = {
              ...ids,
              lang,
              value,
              maxLength: limit,
              'aria-required': isRequired,
              onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
            }
            return rows === undefined ? (
              <input {...common} type={type} autoComplete="off" />
            ) : (
              <textarea {...common} className={fieldStyles.lines} rows={rows} />
            )
          }}
        </FieldFrame>
      )}
    </Place>
  )
}

/** A text in both languages. */
export function BilingualControl(
  props: Omit<TextProps, 'lang' | 'value' | 'onChange'> & {
    value: Localized
    onChange: (value: Localized, changed: Language) => void
  },
) {
  const { at, label, value, onChange, ...rest } = props
  return (
    <LanguagePair label={label}>
      {(one, ownLabel) => (
        <TextControl
          {...rest}
          at={`${at}.${one}`}
          label={ownLabel}
          lang={one}
          value={value[one]}
          onChange={(typed) => onChange({ ...value, [one]: typed }, one)}
        />
      )}
    </LanguagePair>
  )
}

/** A list of texts, one per line. Empty lines stay while somebody types; they are left out on saving. */
export function LinesControl(
  props: Omit<TextProps, 'value' | 'onChange'> & { value: string[]; onChange: (lines: string[]) => void },
) {
  const { value, onChange, ...rest } = props
  return (
    <TextControl
      {...rest}
      value={value.join('\n')}
      onChange={(typed) => onChange(typed === '' ? [] : typed.split('\n'))}
    />
  )
}

export function FlagControl(props: Common & { value: boolean; onChange: (value: boolean) => void }) {
  const { at, ...rest } = props
  return <Place at={at}>{(error) => <FlagField {...rest} error={error} />}</Place>
}

export type Option = { value: string; name: string }

/** One of several values. */
export function SelectControl(
  props: Common & { options: Option[]; value: string; onChange: (value: string) => void },
) {
  const { at, label, hint, options, value, onChange } = props
  return (
    <Place at={at}>
      {(error) => (
        <FieldFrame {...{ label, hint, error }}>
          {(ids) => (
            <select {...ids} value={value} onChange={({ target }) => onChange(target.value)}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
    </Place>
  )
}

/** A day, or a minute of the hall (`2027-03-18T19:30`). */
export function WhenControl(
  props: Common & { kind: 'day' | 'instant'; value: string; onChange: (value: string) => void },
) {
  const { at, kind, value, onChange, ...rest } = props
  return (
    <Place at={at}>
      {(error) => (
        <TimeField
          {...rest}
          {...{ kind, error }}
          value={kind === 'day' ? value : (hallInstant(value)?.toISOString() ?? value)}
          onChange={(typed) => onChange(kind === 'instant' && instantOf(typed) ? hallInput(typed) : typed)}
        />
      )}
    </Place>
  )
}
