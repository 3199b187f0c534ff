import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Status } from '#fields/controls/status.tsx'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { useRecordCurrency } from '../fields/record-currency.ts'
import { priceTemplateMessages } from '../messages/price-templates.ts'
import { readRecord } from '../records/calls.ts'
import { definitionOf, useRecords } from '../records/records-context.ts'
import type { SectionProps } from '../records/special-parts.ts'
import styles from './take-prices.module.css'
import { hasPricesOf, isWithoutPrices, templatesOf, type PriceTemplate } from './price-templates.ts'

/** The templates of a series and a hall, the series' first. */
type Found = { key: string; templates: readonly PriceTemplate[] }

/**
 * Takes the prices of an event from a template of its series or its hall. Once somebody chooses both of them, the first one is
 * taken by itself, as long as the event has no prices; an event that has some asks for templates only when somebody does.
 */
export function TakePrices(props: Pick<SectionProps, 'stored' | 'values' | 'onChange'>) {
  const { stored, values, onChange } = props
  const { calls, describe } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(priceTemplateMessages)
  const { series, room, price_categories: own } = values
  const key = JSON.stringify([series ?? null, room ?? null])
  const isEmpty = isWithoutPrices(own)
  /** Of a stored event: without prices it has been saved so, and opening it changes nothing. */
  const [firstKey] = useState(stored.id === 0 ? null : key)
  const [isAsked, setIsAsked] = useState(isEmpty)
  const [found, setFound] = useState<Found | null>(null)
  const [taken, setTaken] = useState<{ template: PriceTemplate; before: unknown } | null>(null)
  const place = useRef<HTMLDivElement>(null)
  // Templates are in the house's currency.
  const isOfHouse = useRecordCurrency() === useHouseFormats().currency
  const isNeeded = isOfHouse && (isAsked || isEmpty)

  useEffect(() => {
    if (!isNeeded) return undefined
    const asked = { isGone: false }
    const load = async (kind: string, id: unknown): Promise<PriceTemplate[]> => {
      const definition = definitionOf(kind)
      if (!definition || typeof id !== 'number') return []
      const { values: all, titles } = await readRecord(calls, definition.path, id)
      return templatesOf(all, describe(definition, definition.title, all, titles), language)
    }
    Promise.all([load('series', series), load('room', room)]).then(
      (all) => !asked.isGone && setFound({ key, templates: all.flat() }),
      // An offer that can't be made is left out.
      () => {},
    )
    return () => {
      asked.isGone = true
    }
  }, [calls, describe, language, isNeeded, key, series, room])

  const take = (template: PriceTemplate) => {
    setTaken({ template, before: own })
    onChange('price_categories', template.categories)
  }
  const hasBoth = typeof series === 'number' && typeof room === 'number'
  useEffect(() => {
    const [first] = found?.templates ?? []
    if (isOfHouse && first && found?.key === key && key !== firstKey && hasBoth && isEmpty) take(first)
    // Once for what was found: prices that somebody removes afterwards do not come back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found])

  const isTaken = taken !== null && hasPricesOf(own, taken.template)
  const offered =
    isOfHouse && found?.key === key ? found.templates.filter((one) => !hasPricesOf(own, one)) : []
  const buttons = offered.map((template, index) => (
    <StaffButton
      key={index}
      onClick={() => {
        flushSync(() => take(template))
        place.current?.querySelector('button')?.focus()
      }}
    >
      {messages.take(template.owner, template.name)}
    </StaffButton>
  ))
  return (
    <div ref={place} className={styles.prices}>
      <Status>{isTaken && messages.taken(taken.template.owner, taken.template.name)}</Status>
      {isTaken && (
        <StaffButton
          look="text"
          onClick={() => {
            setTaken(null)
            onChange('price_categories', taken.before)
          }}
        >
          {messages.undo}
        </StaffButton>
      )}
      {isEmpty ? (
        buttons
      ) : (
        <details className={styles.offers} onToggle={({ currentTarget }) => setIsAsked(currentTarget.open)}>
          <summary>{messages.title}</summary>
          {!isOfHouse && <p>{messages.otherCurrency}</p>}
          {isOfHouse && found?.key === key && found.templates.length === 0 && <p>{messages.none}</p>}
          <div>{buttons}</div>
        </details>
      )}
    </div>
  )
}
