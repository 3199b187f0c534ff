import { CallError } from '#fields/staff-calls/send-call.ts'
import type { Told } from '../records/notice.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { reasonOf } from '../records/use-record-form.ts'

/** Runs calls, and tells why one was refused. */
export function useAttempt(onTell: (told: Told) => void): (work: () => Promise<void>) => Promise<void> {
  const messages = useRecordMessages()
  return async (work) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      onTell({ text: reasonOf(error, messages), isAlarm: true })
    }
  }
}
