import { createContext, useContext } from 'react'
import { isCurrency, type Currency } from '#i18n/currencies.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import type { Values } from '#records/field.ts'

/** The currency of the record whose form or history is shown. */
export const RecordCurrency = createContext<Currency | null>(null)

/** The currency of the record that is shown; else, as of a price template, that of the house. */
export function useRecordCurrency(): Currency {
  const { currency } = useHouseFormats()
  return useContext(RecordCurrency) ?? currency
}

/** The currency that a record has by its values, if it has one. */
export function currencyIn(values: Values): Currency | null {
  const { currency } = values
  return typeof currency === 'string' && isCurrency(currency) ? currency : null
}
