import { createContext, useContext } from 'react'
import type { OfficeStart } from './start-data.ts'

export const StartContext = createContext<OfficeStart | null>(null)

export function useStart(): OfficeStart {
  const start = useContext(StartContext)
  if (!start) throw new Error('The back office has no start data.')
  return start
}
