import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { Field } from '#records/field.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { presaleMessages } from '../messages/presale.ts'
import { useRecords } from '../records/records-context.ts'
import type { BulkProps } from '../records/special-parts.ts'
import { Disclosure } from '../shell/disclosure.tsx'

const tagField: Field = {
  kind: 'reference',
  to: 'customer_tag',
  required: true,
  label: { de: 'Kundengruppe', en: 'Customer group' },
}
const daysField: Field = {
  kind: 'number',
  min: 0,
  max: 365,
  required: true,
  label: { de: 'Tage vor Verkaufsbeginn', en: 'Days before the sale begins' },
}

/** Sets the advance sale of all chosen events by one rule: "members, 14 days before the sale begins". */
export function BulkPresale({ chosen, titles, isBusy, onChange }: BulkProps) {
  const { calls } = useRecords()
  const messages = useLazyMessages(presaleMessages)
  const [tag, setTag] = useState<unknown>(null)
  const [days, setDays] = useState<unknown>(14)
  const [isTried, setIsTried] = useState(false)
  const isMissing = (value: unknown) => isTried && typeof value !== 'number'
  return (
    <Disclosure summary={messages.title}>
      <form
        aria-label={messages.title}
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (isBusy || typeof tag !== 'number' || typeof days !== 'number') return
          const rule = { tag, days_before: days }
          onChange(rule, (asked) => calls.post('presales', { json: { ...asked, ...rule, ids: chosen } }))
        }}
      >
        <FieldInput
          field={tagField}
          value={tag}
          titles={titles}
          errorOf={() => (isMissing(tag) ? messages.required : undefined)}
          onChange={setTag}
        />
        <FieldInput
          field={daysField}
          value={days}
          titles={titles}
          errorOf={() => (isMissing(days) ? messages.required : undefined)}
          onChange={setDays}
        />
        <p>{messages.hint}</p>
        <StaffButton type="submit" isBusy={isBusy}>
          {messages.apply(chosen.length)}
        </StaffButton>
      </form>
    </Disclosure>
  )
}
