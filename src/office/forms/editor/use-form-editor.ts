import { createContext, useContext, useState } from 'react'
import type { FormDraft, FormRecord } from '#contracts/office-forms.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { officeHref } from '#routing/office-paths.ts'
import { formMessages } from '../../messages/forms.ts'
import { fieldErrorsOf } from '../../records/calls.ts'
import type { Told } from '../../records/notice.tsx'
import { useRecordMessages } from '../../records/records-context.ts'
import { reasonOf } from '../../records/use-record-form.ts'
import { useOfficeCall } from '../../session/use-office-call.ts'
import { useAskBeforeLeaving } from '../../shell/use-ask-before-leaving.ts'
import { cleanForm, differingParts, writtenPartsOf } from '../clean-form.ts'
import { errorsAtPlaces, withoutErrorsAt, type FormErrors } from '../form-errors.ts'

export type Conflict = { mine: FormDraft; theirs: FormRecord }

/**
 * The state of a form that is edited, stored or new. What is typed stays until the server has stored it: a refusal is
 * shown at its values, a version of somebody else in a dialog, and a network error as a message.
 */
export function useFormEditor(begin: FormDraft | FormRecord, news: string | null) {
  const { actions: messages } = useLazyMessages(formMessages)
  const { offline, notSignedIn, failed } = useRecordMessages()
  const call = useOfficeCall()
  const [draft, setDraft] = useState<FormDraft>(() => writtenPartsOf(begin))
  const [stored, setStored] = useState<FormRecord | null>('id' in begin ? begin : null)
  const [errors, setErrors] = useState<FormErrors>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [told, setTold] = useState<Told>(news === null ? null : { text: news })
  const [isBusy, setIsBusy] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  /** Counts refusals, after each of which the summary takes the focus. */
  const [refusals, setRefusals] = useState(0)
  const isDirty = differingParts(cleanForm(draft), writtenPartsOf(stored ?? begin)).length > 0
  useAskBeforeLeaving(isDirty && !isLeaving)

  const take = (record: FormRecord, sent: FormDraft) => {
    setStored(record)
    // What was typed during the save stays, and counts as not saved.
    setDraft((now) => (now === sent ? writtenPartsOf(record) : now))
    setErrors({})
    setConflict(null)
  }
  const tell = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    setTold({ text: reasonOf(error, { offline, notSignedIn, failed }), isAlarm: true })
  }
  const refuse = async (error: unknown, mine: FormDraft) => {
    if (!(error instanceof CallError)) throw error
    const found = fieldErrorsOf(error)
    setErrors(found)
    setRefusals((count) => count + 1)
    if (Object.keys(found).length > 0) return setTold(null)
    if (error.status !== 409 || !stored) return tell(error)
    return call<FormRecord>('GET', `forms/${stored.id}`).then((theirs) => setConflict({ mine, theirs }), tell)
  }
  /** Saves over the version that was read, or over another one that has been shown since. */
  const save = async (version = stored?.version) => {
    if (isBusy) return
    const sent = cleanForm(draft)
    setIsBusy(true)
    setTold(null)
    try {
      if (stored) take(await call('PUT', `forms/${stored.id}`, { ...sent, version }), draft)
      else {
        const record = await call<FormRecord>('POST', 'forms', sent)
        history.replaceState(null, '', officeHref('forms', record.id))
        take(record, draft)
      }
      setTold({ text: stored ? messages.saved : messages.created })
    } catch (error) {
      await refuse(error, sent)
    }
    setIsBusy(false)
  }
  return {
    draft,
    stored,
    errors,
    conflict,
    told,
    isBusy,
    isDirty,
    refusals,
    call,
    tell,
    save,
    /** Changes parts of the form; `at` names the value whose error has been answered by it. */
    change: (parts: Partial<FormDraft>, at: string) => {
      setDraft((before) => ({ ...before, ...parts }))
      setErrors((before) => withoutErrorsAt(before, at))
    },
    /** Gives fields other places, with their errors. */
    arrange: (fields: FormDraft['fields'], placeOf: (index: number) => number | null) => {
      setDraft((before) => ({ ...before, fields }))
      setErrors((before) => errorsAtPlaces(before, placeOf))
    },
    takeTheirs: () => {
      if (!conflict) return
      setDraft(writtenPartsOf(conflict.theirs))
      take(conflict.theirs, draft)
    },
    decideLater: () => setConflict(null),
    leaveTo: (address: string) => {
      setIsLeaving(true)
      // After React has removed the question before leaving.
      setTimeout(() => location.assign(address))
    },
  }
}
export type FormEditor = ReturnType<typeof useFormEditor>

export const FormEditorContext = createContext<FormEditor | null>(null)

/** The editor of the form that surrounds a control. */
export function useEditor(): FormEditor {
  const editor = useContext(FormEditorContext)
  if (!editor) throw new Error('There is no FormEditorContext.')
  return editor
}
