import { useState } from 'react'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { entryMessages } from '../messages/entries.ts'
import type { Told } from '../records/notice.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { reasonOf } from '../records/use-record-form.ts'
import { useRecords } from '../records/records-context.ts'

/** What staff do with entries: each action says whether it was done, else `told` says why not. */
export function useEntryActions(initial: Told = null) {
  const { bulk: messages } = useLazyMessages(entryMessages)
  const failures = useRecordMessages()
  const { calls } = useRecords()
  const [told, setTold] = useState<Told>(initial)
  const [isBusy, setIsBusy] = useState(false)
  const act = async (work: () => Promise<unknown>, done: string | null) => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      await work()
      setTold(done === null ? null : { text: done })
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setTold({ text: reasonOf(error, failures), isAlarm: true })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return {
    told,
    isBusy,
    act,
    mark: (ids: readonly number[], marks: { is_read?: boolean; is_done?: boolean }) =>
      act(async () => {
        // One after the other, because a hundred calls at once would exceed the rate limit.
        for (const id of ids) await calls.patch('form-entries/{id}', { params: { id }, json: marks })
      }, messages.changed(ids.length)),
    remove: (ids: readonly number[]) =>
      act(() => calls.post('form-entries/delete', { json: { ids } }), messages.deleted(ids.length)),
  }
}
