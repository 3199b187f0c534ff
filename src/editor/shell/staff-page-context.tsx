import { createContext, useContext } from 'react'
import type { StaffPage } from '#site/staff-page.ts'
import type { Store } from '../store.ts'
import type { Calls, SignInAgain } from '../calls.ts'

/** What every part of the tools may need of the page that it stands on. */
export type Tools = {
  page: StaffPage
  calls: Calls
  signInAgain: SignInAgain
  /** Says something to everybody: on the screen for four seconds, and to screen readers. */
  tell: (message: string, kind?: 'done' | 'error') => void
  /** Says something to screen readers only. */
  announce: (message: string) => void
}

/** What has been told last, for the dialogs, which lie over the place where it stands. */
export type Told = { message: string; kind: 'done' | 'error' | 'spoken' }
export const ToldContext = createContext<Store<Told | null> | null>(null)

const ToolsContext = createContext<Tools | null>(null)
export const ToolsProvider = ToolsContext.Provider

export function useTools(): Tools {
  const tools = useContext(ToolsContext)
  if (!tools) throw new TypeError('Outside of the tools of staff')
  return tools
}
