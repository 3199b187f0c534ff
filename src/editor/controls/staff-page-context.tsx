import { createContext, useContext } from 'react'
import type { StaffPage } from '#site/staff-page.ts'
import type { ReadableStore, Store } from '#design/store.ts'
import type { Calls } from '#editor/model/calls.ts'
import type { SignInAgain } from '#fields/staff-calls/send-call.ts'

/** What any part of the tools may need to know about its page. */
export type Tools = {
  page: StaffPage
  calls: Calls
  signInAgain: SignInAgain
  /** Whether a banner asks to sign in again, so that nothing can be saved meanwhile. */
  signedOut: ReadableStore<boolean>
  /** Shows a message for four seconds, and announces it to screen readers. */
  tell: (message: string, kind?: 'done' | 'error') => void
  /** Announces a message to screen readers only. */
  announce: (message: string) => void
  /** Asks in a dialog, and resolves to whether the answer is yes. */
  ask: (question: Question) => Promise<boolean>
}

/** Something that staff are asked before it is done. */
export type Question = {
  title: string
  /** What will happen, in paragraphs. */
  text: readonly string[]
  /** What the button says that does it. */
  yes: string
  isDangerous?: boolean
}

/** The latest message, for dialogs, which cover its usual place. */
export type Told = { message: string; kind: 'done' | 'error' | 'spoken' }
export const ToldContext = createContext<Store<Told | null> | null>(null)

const ToolsContext = createContext<Tools | null>(null)
export const ToolsProvider = ToolsContext.Provider

export function useTools(): Tools {
  const tools = useContext(ToolsContext)
  if (!tools) throw new TypeError('Outside of the tools of staff')
  return tools
}
