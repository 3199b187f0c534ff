import { useState } from 'react'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { LineField, LinesField } from '#fields/controls/text-fields.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import { otherLanguage } from '#i18n/languages.ts'
import { readUncertainDate, uncertainDateText } from '#i18n/uncertain-dates.ts'
import { useTyped } from '#fields/controls/use-typed.ts'
import { useRecordMessages } from '../records/records-context.ts'
import { useStart } from '../start-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import { LanguagePair } from './language-pair.tsx'
import { localizedOf, textIn } from './localized-value.ts'

export const text: OfficeField<'text'> = {
  Control: TextControl,
  text: ({ format }, value, { language }) =>
    format === 'uncertain_date' && typeof value === 'string'
      ? uncertainDateText(value, language)
      : textIn(value, language),
  width: ({ localized, lines }) => (localized || lines !== undefined ? 'full' : 'half'),
}

function TextControl({ field, label, hint, error, value, errorOf, onChange }: ControlProps<'text'>) {
  const messages = useRecordMessages()
  const { localized, required, limit, lines, format, suggestions, isPerson } = field
  const { colleagues } = useStart()
  if (!localized) {
    const common = {
      label,
      hint,
      error,
      limit,
      value: typeof value === 'string' ? value : '',
      onChange: (typed: string) => onChange(required ? typed : typed || null),
    }
    if (lines !== undefined) return <LinesField {...common} rows={lines} />
    if (format === 'uncertain_date') return <UncertainDateControl {...common} />
    if (format !== undefined) return <FormatControl {...common} format={format} />
    return <LineField {...common} options={isPerson ? colleagues : undefined} />
  }
  const texts = localizedOf(value)
  return (
    <LanguagePair label={label} isRequired={required === true}>
      {(one, ownLabel) => {
        const common = {
          label: ownLabel,
          hint: one === 'de' ? hint : required ? messages.languageHint : undefined,
          error: errorOf(one) ?? (one === 'de' ? error : undefined),
          value: texts[one],
          lang: one,
          limit,
          options: suggestions?.map((suggestion) => suggestion[one]),
          onChange: (typed: string) => {
            const suggested = suggestions?.find((suggestion) => suggestion[one] === typed)
            const other = otherLanguage(one)
            const next = { ...texts, [one]: typed, ...(suggested && !texts[other] && suggested) }
            onChange(required || next.de || next.en ? next : null)
          },
        }
        if (lines === undefined) return <LineField {...common} />
        const { options: _, ...rest } = common
        return <LinesField {...rest} rows={lines} />
      }}
    </LanguagePair>
  )
}

const inputs = {
  email: { type: 'email', placeholder: undefined },
  url: { type: 'url', placeholder: 'https://' },
  origin: { type: 'url', placeholder: 'https://' },
  script: { type: 'url', placeholder: 'https://' },
  tel: { type: 'tel', placeholder: undefined },
  colour: { type: 'text', placeholder: '#1f3a5f' },
  path: { type: 'text', placeholder: '/de/' },
  target: { type: 'text', placeholder: '/de/' },
} as const

/**
 * A date in words, which the server reads; while it is typed it stays as it is, and what it means to the form stands
 * below.
 */
function UncertainDateControl(props: {
  label: string
  hint: string | undefined
  error: string | undefined
  value: string
  limit: number
  onChange: (typed: string) => void
}) {
  const { label, hint, error, value, limit, onChange } = props
  const language = useLanguage()
  const [state, setState] = useState({ value, text: uncertainDateText(value, language) })
  // Saved, or put into the form from the history.
  if (state.value !== value) setState({ value, text: uncertainDateText(value, language) })
  const read = readUncertainDate(state.text)
  const meaning = read === null ? '' : uncertainDateText(read, language)
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(ids) => (
        <>
          <input
            {...ids}
            type="text"
            value={state.text}
            maxLength={limit}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target: { value: typed } }) => {
              setState({ value: typed, text: typed })
              onChange(typed)
            }}
          />
          {meaning !== '' && meaning !== state.text.trim() && <small>= {meaning}</small>}
        </>
      )}
    </FieldFrame>
  )
}

/** A text with the keyboard that touch screens have for its format. */
function FormatControl(props: {
  label: string
  hint: string | undefined
  error: string | undefined
  value: string
  limit: number
  format: keyof typeof inputs
  onChange: (typed: string) => void
}) {
  const { label, hint, error, value, limit, format, onChange } = props
  const { text: shown, type } = useTyped(value, onChange)
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(ids) => (
        <input
          {...ids}
          {...inputs[format]}
          value={shown}
          maxLength={limit}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </FieldFrame>
  )
}
