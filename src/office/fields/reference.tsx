import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import type { Titles } from '../records/calls.ts'
import { addressOf, definitionOf, useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import styles from './fields.module.css'
import { ReferencePicker } from './reference-picker.tsx'

export const reference: OfficeField<'reference'> = {
  Control: ReferenceControl,
  text: ({ to }, value, { titles }) => (value === null ? '' : (titles[`${to}:${Number(value)}`] ?? '')),
  width: () => 'half',
}

/** The chosen record with a link to it, or the look-up that chooses one. */
export function ReferenceControl(
  props: Omit<ControlProps<'reference'>, 'Input' | 'errorOf'> &
    Partial<Pick<ControlProps<'reference'>, 'Input'>>,
) {
  const { field, label, hint, error, value, titles, named, onChange, Input } = props
  const messages = useRecordMessages()
  const [chosen, setChosen] = useState<Titles>({})
  const [isChanging, setIsChanging] = useState(false)
  const [refused, setRefused] = useState<string>()
  const other = definitionOf(field.to)
  if (!other) return null
  const key = `${field.to}:${Number(value)}`
  const title = typeof value === 'number' ? (chosen[key] ?? titles[key] ?? `#${value}`) : null
  return (
    <FieldFrame {...{ label, hint }} error={refused ?? error}>
      {(ids) =>
        title !== null && !isChanging ? (
          <span className={styles.picked}>
            <a href={addressOf(other, Number(value))}>{title}</a>
            <StaffButton
              look="text"
              {...ids}
              aria-label={`${messages.change}: ${label}`}
              onClick={() => setIsChanging(true)}
            >
              {messages.change}
            </StaffButton>
            {!field.required && (
              <StaffButton
                look="text"
                aria-label={messages.clearOf(`${label}, ${title}`)}
                onClick={() => onChange(null)}
              >
                {messages.clear}
              </StaffButton>
            )}
          </span>
        ) : (
          <ReferencePicker
            ids={ids}
            to={other}
            create={field.create}
            propose={field.propose}
            Input={Input}
            initially={named}
            hasFocusAtOnce={isChanging || named !== undefined}
            onCancel={isChanging ? () => setIsChanging(false) : undefined}
            onRefused={setRefused}
            onChoose={(id, chosenTitle) => {
              setChosen((before) => ({ ...before, [`${field.to}:${id}`]: chosenTitle }))
              setIsChanging(false)
              setRefused(undefined)
              onChange(id)
            }}
          />
        )
      }
    </FieldFrame>
  )
}
