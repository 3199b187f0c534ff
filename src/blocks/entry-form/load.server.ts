import { findForm, findNamedForm } from '#domain/forms/index.server.ts'
import { hasRight } from '#domain/policy.ts'
import { visitor } from '#domain/scope.ts'
import { href, staffHref } from '#routing/paths.ts'
import type { BlockLoader } from '../loader.ts'
import type { EntryFormFields } from './schema.ts'
import type { EntryFormData } from './view.tsx'

/**
 * The form; null when it was deleted, or for visitors while it is not open. Contains nothing about the visitor or the
 * time.
 */
export const load: BlockLoader<EntryFormFields, EntryFormData | null> = async (
  scope,
  { fields },
  language,
) => {
  const form = await findNamedForm(scope, fields.form.replace('form:', ''), language)
  if (!form) return null
  const { slug } = form
  const { viewer } = scope
  const isStaff = viewer.kind !== 'visitor'
  const isOpen = !isStaff || (await findForm({ ...scope, viewer: visitor }, slug, language)) !== null
  const action = href('forms', language, { slug })
  return {
    form,
    action,
    signIn:
      form.login_required && !isStaff ? `${staffHref('login')}?next=${encodeURIComponent(action)}` : null,
    staff: isStaff ? { isOpen, mayTest: hasRight(viewer, 'manage_records') } : null,
  }
}
