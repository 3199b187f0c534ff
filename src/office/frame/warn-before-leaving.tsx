import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { isRecord } from '#json/is-record.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** The state of a navigation away from a form without unsaved changes. */
export const nothingToSave = { isSaved: true }

/**
 * Asks before the surrounding form is left with unsaved changes: by links, by the browser's own buttons, and by
 * closing the tab.
 */
export function WarnBeforeLeaving() {
  const { frame: messages } = useOfficeMessages()
  const { isDirty } = useFormState()
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isDirty &&
      !(isRecord(there.state) && there.state['isSaved'] === true) &&
      here.pathname + here.search !== there.pathname + there.search,
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={messages.leave.title}
      text={messages.leave.text}
      action={messages.leave.action}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  )
}
