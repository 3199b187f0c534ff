import { createContext, useContext } from 'react'
import type { Call } from './calls.ts'

export const CallContext = createContext<Call>(() => Promise.reject(new Error('There are no calls here.')))

/** The staff's calls that concern neither a list nor a record. */
export function useCall(): Call {
  return useContext(CallContext)
}
