import type { FormRecord, ListedForm } from '#contracts/office-forms.ts'

/** Whether visitors can fill in a stored form now. */
export function stateOfForm(
  form: Pick<FormRecord, 'is_online' | 'published_from' | 'published_to'>,
  now: Date,
): ListedForm['state'] {
  if (!form.is_online) return 'offline'
  if (form.published_from && now < new Date(form.published_from)) return 'planned'
  return form.published_to && now >= new Date(form.published_to) ? 'over' : 'open'
}
