import { PickField } from '#staff/picking/pick-field.tsx'
import { useState } from 'react'
import { withoutValue } from '#records/field.ts'
import type { Titles } from '../records/calls.ts'
import { addressOf, definitionOf } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import { ReferencePicker } from './reference-picker.tsx'
import { useTitles } from './use-titles.ts'

export const reference: OfficeField<'reference'> = {
  Control: ReferenceControl,
  text: ({ to }, value, { titles }) => (value === null ? '' : (titles[`${to}:${Number(value)}`] ?? '')),
  width: () => 'half',
}

/** The chosen record with a link to it, or the look-up that chooses one. */
export function ReferenceControl(
  props: Omit<ControlProps<'reference'>, 'Input' | 'errorOf'> &
    Partial<Pick<ControlProps<'reference'>, 'Input'>> & {
      /** The name of the choice of no record, for filters; its value is `withoutValue`. */
      without?: string
    },
) {
  const { field, label, hint, error, value, titles, named, line, onTyped, onChange, Input, without } = props
  const [chosen, setChosen] = useState<Titles>({})
  const [refused, setRefused] = useState<string>()
  const ids = typeof value === 'number' ? [value] : []
  const known = useTitles(field.to, ids, { ...titles, ...chosen })
  const other = definitionOf(field.to)
  if (!other) return null
  const title = typeof value === 'number' ? (known[`${field.to}:${value}`] ?? '…') : null
  const isWithout = without !== undefined && value === withoutValue
  return (
    <PickField
      {...{ label, hint }}
      error={refused ?? error}
      chosen={
        isWithout
          ? { title: without }
          : title === null
            ? null
            : { title, href: addressOf(other, Number(value)) }
      }
      onRemove={field.required ? undefined : () => onChange(null)}
    >
      {(own, { hasFocusAtOnce, onCancel, onDone }) => (
        <ReferencePicker
          ids={own}
          to={other}
          create={field.create}
          propose={field.propose}
          Input={Input}
          initially={named ?? line?.text}
          onTyped={onTyped}
          onLeave={line?.onLeave}
          hasFocusAtOnce={hasFocusAtOnce || named !== undefined}
          onCancel={onCancel}
          without={
            without === undefined
              ? undefined
              : {
                  title: without,
                  onChoose: () => {
                    onChange(withoutValue)
                    onDone()
                  },
                }
          }
          onRefused={setRefused}
          onChoose={(id, chosenTitle) => {
            setChosen((before) => ({ ...before, [`${field.to}:${id}`]: chosenTitle }))
            setRefused(undefined)
            onChange(id)
            onDone()
          }}
        />
      )}
    </PickField>
  )
}
