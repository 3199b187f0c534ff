import { StaffButton } from '#staff/button/staff-button.tsx'
import { valuesOf } from '#records/definition.ts'
import { record as eventRecord } from '#records/event/record.ts'
import { record as subscriptionRecord } from '#records/subscription/record.ts'
import { useState } from 'react'
import { useAction } from '#staff/action/use-action.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { Field } from '#records/field.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { subscriptionMessages } from '../messages/subscriptions.ts'
import { definitionOf, useRecordMessages, useRecords } from '../records/records-context.ts'
import type { BulkProps } from '../records/special-parts.ts'
import { Disclosure } from '../shell/disclosure.tsx'
import { changeRecord, listRecords, readRecord } from '../records/calls.ts'

const field: Field = {
  kind: 'reference',
  to: 'subscription',
  required: true,
  label: { de: 'Abonnement', en: 'Subscription' },
}

/** Adds the chosen concerts to a subscription, behind those that it has, in the order of their dates. */
export function BulkSubscription({ chosen, titles, isBusy, onTell }: BulkProps) {
  const { calls } = useRecords()
  const messages = useLazyMessages(subscriptionMessages)
  const texts = useRecordMessages()
  const [id, setId] = useState<unknown>(null)
  const [isTried, setIsTried] = useState(false)
  const { attempt } = useAction((text) => onTell({ text, isAlarm: true }))
  const path = definitionOf('subscription')?.path ?? ''
  const add = (subscription: number) =>
    attempt(async () => {
      const { values } = await readRecord(calls, path, subscription)
      const { events: before = [] } = valuesOf(subscriptionRecord, values)
      const fresh = (await inOrderOfDates(chosen, calls)).filter((one) => !before.includes(one))
      const after = [...before, ...fresh]
      if (fresh.length > 0)
        await changeRecord(calls, path, subscription, { events: after }, { seen: { events: before } })
      const undo = () =>
        attempt(async () => {
          await changeRecord(calls, path, subscription, { events: before }, { seen: { events: after } })
          onTell({ text: texts.undone })
        })
      onTell({
        text: messages.added(fresh.length),
        action: fresh.length > 0 ? { label: texts.undo, act: () => void undo() } : undefined,
      })
    })
  return (
    <Disclosure summary={messages.addTo}>
      <form
        aria-label={messages.addTo}
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (!isBusy && typeof id === 'number') void add(id)
        }}
      >
        <FieldInput
          field={field}
          value={id}
          titles={titles}
          errorOf={() => (isTried && typeof id !== 'number' ? messages.required : undefined)}
          onChange={setId}
        />
        <StaffButton type="submit" isBusy={isBusy}>
          {messages.add(chosen.length)}
        </StaffButton>
      </form>
    </Disclosure>
  )
}

async function inOrderOfDates(
  ids: readonly number[],
  calls: ReturnType<typeof useRecords>['calls'],
): Promise<number[]> {
  const path = definitionOf('event')?.path ?? ''
  const dates: [id: number, date: string][] = []
  for (let from = 0; from < ids.length; from += pageSize) {
    const asked = `ids=${ids.slice(from, from + pageSize).join(',')}&page_size=${pageSize}`
    const { records } = await listRecords(calls, path, asked)
    for (const { id, values } of records) dates.push([id, valuesOf(eventRecord, values).date_start ?? ''])
  }
  return dates.toSorted(([, one], [, other]) => one.localeCompare(other)).map(([id]) => id)
}
const pageSize = 100
