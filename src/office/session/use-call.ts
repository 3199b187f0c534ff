import { createContext, useContext } from 'react'
import type { Call } from './calls.ts'

export const CallContext = createContext<Call>(() => Promise.reject(new Error('There are no calls here.')))

/** The staff's calls, for what is no list and no record. */
export function useCall(): Call {
  return useContext(CallContext)
}
