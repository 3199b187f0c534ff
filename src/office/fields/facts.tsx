import { useId } from 'react'
import { FieldGroup } from '#fields/controls/field-frame.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import { isRecord } from '#json/is-record.ts'
import { useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import styles from './fields.module.css'
import { NumberControl } from './number-control.tsx'

export const facts: OfficeField<'facts'> = {
  Control: FactsControl,
  text: ({ facts: all }, value, { language, messages }) => {
    const stated = isRecord(value) ? value : {}
    return all
      .filter(({ name }) => stated[name] !== undefined)
      .map(({ name, label }) => {
        const fact = stated[name]
        const text = typeof fact === 'number' ? String(fact) : fact === true ? messages.yes : messages.no
        return `${label[language]}: ${text}`
      })
      .join(', ')
  },
  width: () => 'full',
}

/** A select for each fact, because an unknown one is not the same as one that does not hold. */
function FactsControl({ field, label, hint, error, value, errorOf, onChange }: ControlProps<'facts'>) {
  const language = useLanguage()
  const messages = useRecordMessages()
  const id = useId()
  const stated = isRecord(value) ? value : {}
  const state = (name: string, fact: unknown) => {
    const { [name]: _, ...others } = stated
    onChange(fact === null ? others : { ...others, [name]: fact })
  }
  return (
    <FieldGroup {...{ label, hint, error }}>
      <div className={styles.facts}>
        {field.facts.map(({ name, label: own, max }) =>
          max === undefined ? (
            <p key={name}>
              <label htmlFor={`${id}-${name}`}>{own[language]}</label>
              <select
                id={`${id}-${name}`}
                value={typeof stated[name] === 'boolean' ? String(stated[name]) : ''}
                onChange={({ target }) => state(name, target.value === '' ? null : target.value === 'true')}
              >
                <option value="">{messages.none}</option>
                <option value="true">{messages.yes}</option>
                <option value="false">{messages.no}</option>
              </select>
            </p>
          ) : (
            <NumberControl
              key={name}
              label={own[language]}
              hint={undefined}
              error={errorOf(name)}
              value={stated[name]}
              decimals={0}
              onChange={(next) => state(name, next)}
            />
          ),
        )}
      </div>
    </FieldGroup>
  )
}
