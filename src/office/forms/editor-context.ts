import { createContext, useContext } from 'react'
import type { FormRecord } from '../data/records.ts'

/** The form as it is stored; null for one that has never been saved. */
export const StoredFormContext = createContext<FormRecord | null>(null)

export function useStoredForm(): FormRecord | null {
  return useContext(StoredFormContext)
}
