import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { isRecord } from '#json/is-record.ts'
import type { FormEntry } from '../data/entries.ts'
import { resources } from '../data/resources.ts'
import { WarnBeforeLeaving } from '../frame/warn-before-leaving.tsx'
import { TextEntry } from '../inputs/text-entry.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useCall } from '../session/use-call.ts'

/** A note of the editors. It is saved by a button, and there is a warning before leaving without it. */
export function EntryNote({ entry, onChange }: { entry: FormEntry; onChange: (entry: FormEntry) => void }) {
  const { page: messages } = useOfficeMessages().entries
  const call = useCall()
  const notify = useNotify()
  const [begin] = useState({ id: entry.id, note: entry.note })
  const save = async (values: unknown): Promise<object | undefined> => {
    const note = isRecord(values) ? values['note'] : ''
    try {
      onChange(await call<FormEntry>('PATCH', `${resources.entries.path}/${entry.id}`, { note }))
      notify(messages.noteSaved, { type: 'success' })
      return undefined
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), {
        type: 'error',
        autoHideDuration: null,
      })
      return { root: { server: 'refused' } }
    }
  }
  return (
    <section>
      <Form record={begin} onSubmit={save} disableInvalidFormNotification>
        <StoredNote note={entry.note} />
        <TextEntry name="note" label={messages.note} help={messages.noteHint} rows={3} maxLength={5000} />
        <SaveNote />
        <WarnBeforeLeaving />
      </Form>
    </section>
  )
}

/** Makes the stored note the basis of comparison, so that a saved one no longer counts as changed. */
function StoredNote({ note }: { note: string }) {
  const { reset, getValues } = useFormContext<{ note: string }>()
  useEffect(() => {
    reset({ note }, { keepValues: getValues('note') !== '' && getValues('note').trim() !== note })
  }, [note, reset, getValues])
  return null
}

function SaveNote() {
  const { page: messages } = useOfficeMessages().entries
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="outlined" disabled={isSubmitting}>
      {messages.saveNote}
    </Button>
  )
}
