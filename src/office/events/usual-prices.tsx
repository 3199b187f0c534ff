import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { usualPricesMessages } from '../messages/usual-prices.ts'
import type { Values } from '#records/field.ts'
import { definitionOf, useRecords } from '../records/records-context.ts'
import { readRecord } from '../records/calls.ts'

type Usual = { kind: 'series' | 'room'; title: string; prices: readonly unknown[] }

/** Buttons that fill in the usual prices of the event's series or hall, as long as the event has none of its own. */
export function UsualPrices(props: { values: Values; onChange: (name: string, value: unknown) => void }) {
  const { values, onChange } = props
  const { calls, describe } = useRecords()
  const messages = useLazyMessages(usualPricesMessages)
  const [found, setFound] = useState<readonly Usual[]>([])
  const { series, room, price_categories: own } = values
  useEffect(() => {
    const asked = { isGone: false }
    const load = async (kind: Usual['kind'], id: unknown): Promise<Usual[]> => {
      const definition = definitionOf(kind)
      if (!definition || typeof id !== 'number') return []
      const record = await readRecord(calls, definition.path, id)
      const prices = record.values['price_categories']
      return Array.isArray(prices) && prices.length > 0
        ? [{ kind, prices, title: describe(definition, definition.title, record.values, record.titles) }]
        : []
    }
    Promise.all([load('series', series), load('room', room)]).then(
      (all) => !asked.isGone && setFound(all.flat()),
      // An offer that can't be made is left out.
      () => {},
    )
    return () => {
      asked.isGone = true
    }
  }, [calls, describe, series, room])
  if (Array.isArray(own) && own.length > 0) return null
  return found.map(({ kind, title, prices }) => (
    <StaffButton key={kind} onClick={() => onChange('price_categories', prices)}>
      {messages[kind](title)}
    </StaffButton>
  ))
}
