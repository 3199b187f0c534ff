import { createContext, useContext } from 'react'
import type { StaffPage } from '#site/staff-page.ts'
import type { ReadableStore } from '#design/store.ts'
import type { Calls } from '#editor/model/calls.ts'
import type { SignInAgain } from '#fields/staff-calls/send-call.ts'
import type { Question } from '#staff/dialog/question-dialog.tsx'

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

const ToolsContext = createContext<Tools | null>(null)
export const ToolsProvider = ToolsContext.Provider

export function useTools(): Tools {
  const tools = useContext(ToolsContext)
  if (!tools) throw new TypeError('Outside of the tools of staff')
  return tools
}
