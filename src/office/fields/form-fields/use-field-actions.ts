import { useState } from 'react'
import type { FormFieldType } from '#contracts/form-field-types.ts'
import type { FormFieldDraft } from '#records/field.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { perLanguage, pickLanguage } from '#i18n/languages.ts'
import { formMessages } from '../../messages/forms.ts'
import { placeAfterMove } from '../parts/place-after-move.ts'
import type { Builder } from './builder-context.ts'
import { emptyField } from './empty-field.ts'
import { freeSlug } from './field-slugs.ts'

/** What to focus after a change: a part of the field at this place, or the way to take a removal back. */
export type FocusTarget = { part: 'label' | 'up' | 'down' | 'header' | 'undo'; index: number }
export type Removed = { index: number; field: FormFieldDraft }

/** The actions on the list of fields, with their announcements and the focus afterwards. */
export function useFieldActions({ fields, arrange }: Builder) {
  const { fields: messages } = useLazyMessages(formMessages)
  const language = useLanguage()
  const [open, setOpen] = useState<number | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [spoken, setSpoken] = useState('')
  const [focus, setFocus] = useState<FocusTarget | null>(null)

  const nameOf = (field: FormFieldDraft) => pickLanguage(field.label, language) || messages.unnamed
  const slugs = fields.map(({ slug }) => slug)
  const change = (
    next: FormFieldDraft[],
    placeOf: (index: number) => number | null,
    after: { open: number | null; removed?: Removed; focus: FocusTarget; spoken: string },
  ) => {
    arrange(next, placeOf)
    setOpen(after.open)
    setRemoved(after.removed ?? null)
    setFocus(after.focus)
    setSpoken(after.spoken)
  }
  const insert = (
    index: number,
    field: FormFieldDraft,
    after: { open: number | null; focus: FocusTarget; spoken: string },
  ) => change(fields.toSpliced(index, 0, field), (at) => (at >= index ? at + 1 : at), after)
  const add = (index: number, field: FormFieldDraft) =>
    insert(index, field, {
      open: index,
      focus: { part: 'label', index },
      spoken: messages.added(nameOf(field), index + 1),
    })
  return {
    open,
    // It can be back by other means, such as discarding all changes.
    removed: removed && !slugs.includes(removed.field.slug) ? removed : null,
    spoken,
    focus,
    focused: () => setFocus(null),
    toggle: (index: number) => setOpen((at) => (at === index ? null : index)),
    show: (index: number) => setOpen(index),
    add: (type: FormFieldType) => {
      const label = perLanguage((each) => formMessages[each].types[type][0] ?? '')
      add(fields.length, emptyField(type, { label, slug: freeSlug(label.de, slugs) }))
    },
    copy: (index: number) => {
      const field = fields[index]
      if (!field) return
      const label = perLanguage((each) => `${field.label[each]} (${formMessages[each].fields.copyWord})`)
      add(index + 1, { ...structuredClone(field), label, slug: freeSlug(label.de, slugs) })
    },
    remove: (index: number) => {
      const field = fields[index]
      if (!field) return
      const placeOf = (at: number) => (at === index ? null : at > index ? at - 1 : at)
      change(fields.toSpliced(index, 1), placeOf, {
        open: open === null ? null : placeOf(open),
        removed: { index, field },
        focus: { part: 'undo', index },
        spoken: messages.removed(nameOf(field)),
      })
    },
    restore: () => {
      if (!removed) return
      const { index, field } = removed
      insert(index, field, {
        open: open !== null && open >= index ? open + 1 : open,
        focus: { part: 'header', index },
        spoken: messages.restored(nameOf(field)),
      })
    },
    move: (from: number, to: number, part: FocusTarget['part'] = 'header') => {
      const field = fields[from]
      if (!field || to < 0 || to >= fields.length || to === from) return
      const placeOf = (at: number) => placeAfterMove(at, from, to)
      change(fields.toSpliced(from, 1).toSpliced(to, 0, field), placeOf, {
        open: open === null ? null : placeOf(open),
        focus: { part, index: to },
        spoken: messages.moved(nameOf(field), to + 1, fields.length),
      })
    },
  }
}
export type FieldActions = ReturnType<typeof useFieldActions>
