import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { FormFieldType } from '#contracts/form-field-types.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { perLanguage, pickLanguage } from '#i18n/languages.ts'
import type { FieldDraft, NewForm } from '../../data/records.ts'
import { formMessages } from '../../messages/forms.ts'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { emptyField } from '../new-form.ts'
import { freeSlug } from './field-slugs.ts'
import { placeAfterMove } from './place-after-move.ts'

/**
 * What to focus after a change: a part of the field at this position, or of the one that has replaced a removed
 * field.
 */
export type FocusTarget = { part: 'label' | 'up' | 'down' | 'header' | 'undo' | 'add'; index: number }
export type Removed = { index: number; field: FieldDraft }

/** The actions on the list of fields, with their announcements and the focus afterwards. */
export function useFieldActions() {
  const { fields: messages } = useOfficeMessages().forms
  const language = useLanguage()
  const { getValues } = useFormContext<NewForm>()
  const list = useFieldArray<NewForm, 'fields'>({ name: 'fields' })
  const [open, setOpen] = useState<number | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [spoken, setSpoken] = useState('')
  const [focus, setFocus] = useState<FocusTarget | null>(null)

  const nameOf = (field: FieldDraft | undefined) =>
    (field && pickLanguage(field.label, language)) || messages.unnamed
  const slugs = () => getValues('fields').map(({ slug }) => slug)
  const insert = (index: number, field: FieldDraft) => {
    list.insert(index, field, { shouldFocus: false })
    setOpen(index)
    setRemoved(null)
    setFocus({ part: 'label', index })
    setSpoken(messages.added(nameOf(field), index + 1))
  }
  const move = (from: number, to: number, part: FocusTarget['part'] = 'header') => {
    const { length } = list.fields
    if (to < 0 || to >= length || to === from) return
    list.move(from, to)
    setOpen((at) => (at === null ? null : placeAfterMove(at, from, to)))
    setRemoved(null)
    // A button at the end of the list is disabled and cannot keep the focus.
    const kept = part === 'up' && to === 0 ? 'down' : part === 'down' && to === length - 1 ? 'up' : part
    setFocus({ part: kept, index: to })
    setSpoken(messages.moved(nameOf(getValues('fields')[to]), to + 1, length))
  }
  return {
    list,
    open,
    removed,
    spoken,
    focus,
    focused: () => setFocus(null),
    toggle: (index: number) => setOpen((at) => (at === index ? null : index)),
    show: (index: number) => setOpen(index),
    add: (type: FormFieldType) => {
      const label = perLanguage((each) => formMessages[each].types[type][0] ?? '')
      insert(list.fields.length, emptyField(type, { label, slug: freeSlug(label.de, slugs()) }))
    },
    copy: (index: number) => {
      const field = getValues('fields')[index]
      if (!field) return
      const label = perLanguage((each) => `${field.label[each]} (${formMessages[each].fields.copyWord})`)
      insert(index + 1, { ...structuredClone(field), label, slug: freeSlug(label.de, slugs()) })
    },
    remove: (index: number) => {
      const field = getValues('fields')[index]
      if (!field) return
      list.remove(index)
      setOpen((at) => (at === null || at === index ? null : at > index ? at - 1 : at))
      setRemoved({ index, field })
      setFocus({ part: 'undo', index })
      setSpoken(messages.removed(nameOf(field)))
    },
    restore: () => {
      if (!removed) return
      list.insert(removed.index, removed.field, { shouldFocus: false })
      setOpen((at) => (at !== null && at >= removed.index ? at + 1 : at))
      setRemoved(null)
      setFocus({ part: 'header', index: removed.index })
      setSpoken(messages.restored(nameOf(removed.field)))
    },
    move,
  }
}
export type FieldActions = ReturnType<typeof useFieldActions>
