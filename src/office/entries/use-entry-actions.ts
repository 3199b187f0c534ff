import { useState } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { entryMessages } from '../messages/entries.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { useAction } from '#staff/action/use-action.ts'
import { useRecords } from '../records/records-context.ts'

/** What staff do with entries: each action says whether it was done, else `told` says why not. */
export function useEntryActions(initial: Told = null) {
  const { bulk: messages } = useLazyMessages(entryMessages)
  const { calls } = useRecords()
  const [told, setTold] = useState<Told>(initial)
  const { isBusy, attempt } = useAction((text) => setTold({ text, isAlarm: true }))
  const act = (work: () => Promise<unknown>, done: string | null) =>
    attempt(async () => {
      await work()
      setTold(done === null ? null : { text: done })
    })
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
