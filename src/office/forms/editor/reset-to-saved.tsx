import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormRecord, NewForm } from '../../data/records.ts'
import { cleanForm } from '../clean-form.ts'

export type Saved = { record: FormRecord; sent: NewForm; isNew: boolean }

/**
 * Makes the stored form the basis of comparison after a save. What was typed during the save stays, and counts as not
 * saved.
 */
export function ResetToSaved(props: { saved: Saved | null; onCreated: (record: FormRecord) => void }) {
  const { saved, onCreated } = props
  const { getValues, reset } = useFormContext<NewForm>()
  const taken = useRef<Saved | null>(null)
  useEffect(() => {
    if (!saved || taken.current === saved) return
    taken.current = saved
    const isSame = isEqualDraft(cleanForm(getValues()), saved.sent)
    reset(saved.record, { keepValues: !isSame })
    if (saved.isNew) onCreated(saved.record)
  }, [saved, getValues, reset, onCreated])
  return null
}

function isEqualDraft(now: NewForm, sent: NewForm): boolean {
  return Object.keys(sent).every(
    (part) => JSON.stringify(Reflect.get(now, part)) === JSON.stringify(Reflect.get(sent, part)),
  )
}
