import { useState } from 'react'
import { HttpError, setSubmissionErrors, useNotify } from 'react-admin'
import { FormProvider, useForm, type FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { FormRecord, NewForm } from '../../data/records.ts'
import { nothingToSave, WarnBeforeLeaving } from '../../frame/warn-before-leaving.tsx'
import { resources } from '../../data/resources.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { useCall } from '../../session/use-call.ts'
import { cleanForm, writtenParts } from '../clean-form.ts'
import { EditorContext } from '../editor-context.ts'
import { ConflictDialog, type Conflict } from './conflict-dialog.tsx'
import { FormEditor } from './form-editor.tsx'
import { FormHeading } from './form-heading.tsx'
import { ResetToSaved, type Saved } from './reset-to-saved.tsx'

/**
 * Edits a form, stored or new. What is typed stays until the server has stored it: a refusal is shown at its fields,
 * a version of somebody else in a dialog, and a network error as a message.
 */
export function FormPage({ begin, onReload }: { begin: NewForm | FormRecord; onReload?: () => void }) {
  const { forms: messages } = useOfficeMessages()
  const call = useCall()
  const notify = useNotify()
  const navigate = useNavigate()
  const [stored, setStored] = useState<FormRecord | null>('id' in begin ? begin : null)
  const [saved, setSaved] = useState<Saved | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // The library's helpers accept only forms with any values.
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments
  const form = useForm<FieldValues>({ defaultValues: begin })

  const store = async (draft: NewForm, version?: number) => {
    const record = stored
      ? await call<FormRecord>('PUT', `${resources.forms.path}/${stored.id}`, {
          ...draft,
          version: version ?? stored.version,
        })
      : await call<FormRecord>('POST', resources.forms.path, draft)
    setStored(record)
    setSaved({ record, sent: draft, isNew: stored === null })
    notify(stored ? messages.actions.saved : messages.actions.created, { type: 'success' })
  }
  /** Returns the errors by field; those of the whole form are named `root`, so that the form counts as not saved. */
  const save = async (values: unknown, version?: number): Promise<object | undefined> => {
    const draft = cleanForm(draftOf(values))
    try {
      await store(draft, version)
      return undefined
    } catch (error) {
      const refused = error instanceof HttpError ? error : new HttpError(String(error), 0)
      const errors: unknown = refused.body?.errors
      if (refused.status === 409 && stored) {
        const theirs = await call<FormRecord>('GET', `${resources.forms.path}/${stored.id}`).catch(() => null)
        if (theirs) {
          setConflict({ mine: draft, theirs })
          return { root: { conflict: refused.message } }
        }
      }
      if (typeof errors === 'object' && errors !== null) return errors
      notify(refused.message, { type: 'error', autoHideDuration: null })
      return { root: { server: refused.message } }
    }
  }
  const submit = form.handleSubmit(async (values) => {
    const errors = await save(values)
    if (errors) setSubmissionErrors(errors, form.setError)
  })
  const editor = {
    stored,
    save: () => {
      if (form.formState.isSubmitting) return
      // Errors from the server would prevent the form from being sent again.
      form.clearErrors()
      void submit()
    },
  }
  return (
    <EditorContext value={editor}>
      <FormProvider {...form}>
        <FormHeading />
        <FormEditor />
        <WarnBeforeLeaving />
        <ResetToSaved
          saved={saved}
          onCreated={(record) =>
            void navigate(`/${resources.forms.name}/${record.id}`, { replace: true, state: nothingToSave })
          }
        />
      </FormProvider>
      {conflict && (
        <ConflictDialog
          {...conflict}
          onLater={() => setConflict(null)}
          onTheirs={() => {
            setConflict(null)
            onReload?.()
          }}
          onMine={async () => {
            setConflict(null)
            const errors = await save(conflict.mine, conflict.theirs.version)
            if (errors) setSubmissionErrors(errors, form.setError)
          }}
        />
      )}
    </EditorContext>
  )
}

/** The part of a form that staff write, without what only the server sets. */
function draftOf(values: unknown): NewForm {
  // The form was initialized with a complete one, and its inputs keep the types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const form = values as NewForm
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(writtenParts.map((part) => [part, form[part]])) as NewForm
}
