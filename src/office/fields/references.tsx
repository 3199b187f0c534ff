import { useState } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import type { Titles } from '../records/calls.ts'
import { addressOf, definitionOf, useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import styles from './fields.module.css'
import { ReferencePicker } from './reference-picker.tsx'
import { useTitles } from './use-titles.ts'

export const references: OfficeField<'references'> = {
  Control: ReferencesControl,
  text: ({ to }, value, { titles }) =>
    Array.isArray(value) ? value.map((id) => titles[`${to}:${Number(id)}`] ?? '').join(', ') : '',
  width: () => 'full',
}

/** Several records of another kind, in order. */
function ReferencesControl(props: ControlProps<'references'>) {
  const { field, label, hint, error, value, titles, errorOf, onChange } = props
  const messages = useRecordMessages()
  const [chosen, setChosen] = useState<Titles>({})
  const [refused, setRefused] = useState<string>()
  const ids = Array.isArray(value) ? value.map(Number) : []
  const known = useTitles(field.to, ids, { ...titles, ...chosen })
  const other = definitionOf(field.to)
  if (!other) return null
  const titleOf = (id: number) => known[`${field.to}:${id}`] ?? '…'
  const itemError = ids.map((_, index) => errorOf(String(index))).find((one) => one !== undefined)
  return (
    <FieldFrame {...{ label, hint }} error={refused ?? error ?? itemError}>
      {(own) => (
        <>
          {ids.length > 0 && (
            <ul className={styles.chips}>
              {ids.map((id) => (
                <li key={id}>
                  <a href={addressOf(other, id)}>{titleOf(id)}</a>
                  <button
                    type="button"
                    aria-label={messages.clearOf(titleOf(id))}
                    onClick={() => onChange(ids.filter((one) => one !== id))}
                  >
                    <Icon name="close" size={12} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <ReferencePicker
            key={ids.length}
            ids={own}
            to={other}
            create={undefined}
            onRefused={setRefused}
            onChoose={(id, title, detail) => {
              const shown = [title, detail].filter(Boolean).join(', ')
              setChosen((before) => ({ ...before, [`${field.to}:${id}`]: shown }))
              if (!ids.includes(id)) onChange([...ids, id])
            }}
          />
        </>
      )}
    </FieldFrame>
  )
}
