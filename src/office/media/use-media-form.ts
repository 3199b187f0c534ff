import { useState } from 'react'
import type { MediaChange, MediaRecord } from '#contracts/office-media.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { leftAfterSave, realChanges } from '../records/form-changes.ts'
import type { Told } from '../records/notice.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { reasonOf } from '../records/use-record-form.ts'
import { useOfficeCall } from '../session/use-office-call.ts'
import { useAskBeforeLeaving } from '../shell/use-ask-before-leaving.ts'

type Changes = Omit<MediaChange, 'version'>

/** The state of an item's form, and what can be done with it. */
export function useMediaForm(first: MediaRecord, read: () => Promise<MediaRecord>) {
  const call = useOfficeCall()
  const { page } = useOfficeMessages().media
  const messages = useRecordMessages()
  const [record, setRecord] = useState(first)
  const [changes, setChanges] = useState<Changes>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState<Told>(null)
  /** Counts refusals, after each of which the first wrong field takes the focus. */
  const [refusals, setRefusals] = useState(0)
  const path = `media/${record.id}`
  const unsaved = realChanges(record, cleaned(changes))
  const isDirty = Object.keys(unsaved).length > 0
  useAskBeforeLeaving(isDirty)

  /** Reads the item again, and keeps unsaved input. */
  const refresh = async () => setRecord(await read())
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    setTold(null)
    setErrors({})
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setErrors(fieldErrorsOf(error))
      setRefusals((count) => count + 1)
      setTold({ text: reasonOf(error, messages), isAlarm: true })
    } finally {
      setIsBusy(false)
    }
  }
  const save = () =>
    attempt(async () => {
      if (!isDirty) return setTold({ text: messages.unchanged })
      try {
        setRecord(await call<MediaRecord>('PATCH', path, { ...unsaved, version: record.version }))
      } catch (error) {
        if (!(error instanceof CallError && error.status === 409)) throw error
        await refresh()
        return setTold({ text: page.conflict })
      }
      setChanges((now) => leftAfterSave(now, changes))
      return setTold({ text: messages.saved })
    })
  const remove = () =>
    attempt(async () => {
      await call('DELETE', path)
      setChanges({})
      // After React has removed the question before leaving.
      setTimeout(() => location.assign('/admin/media#deleted'))
    })
  return {
    record,
    values: { ...record, ...changes },
    errors,
    isBusy,
    isDirty,
    told,
    setTold,
    refusals,
    change: (changed: Changes) => setChanges((before) => ({ ...before, ...changed })),
    discard: () => {
      setChanges({})
      setErrors({})
      setTold(null)
    },
    refresh,
    save,
    remove,
  }
}

/** The changes as they are sent: a line without text is not a tag. */
function cleaned(changes: Changes): Changes {
  const { tags } = changes
  return tags ? { ...changes, tags: tags.map((tag) => tag.trim()).filter(Boolean) } : changes
}
