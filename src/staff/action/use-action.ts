import { useRef, useState } from 'react'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { reasonOf } from './reason-of.ts'

/**
 * Runs one action at a time, such as what a button or a form does by calls of staff. A refused call is told to
 * `onRefused`, with the reason in words; every other error is rethrown.
 */
export function useAction(onRefused: (reason: string, error: CallError) => void) {
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  // Two clicks can come before React has rendered the first.
  const isRunning = useRef(false)
  /** Resolves to whether the work was done: not while another is under way, nor if a call of it was refused. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setIsBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      onRefused(reasonOf(error, language), error)
      return false
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, attempt }
}

/** Opens another document at the end of an action, which stays busy until this one is gone. */
export function leaveFor(address: string): Promise<never> {
  return new Promise(() => {
    // After React has removed the question before leaving.
    setTimeout(() => location.assign(address))
  })
}
