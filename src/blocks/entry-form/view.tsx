import type { Form } from '#contracts/forms.ts'
import { SignInNotice } from '#fields/visitor-form/sign-in-notice.tsx'
import VisitorForm from '#fields/visitor-form/visitor-form.island.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import styles from './entry-form.module.css'
import type { EntryFormFields } from './schema.ts'

export type EntryFormData = {
  form: Form
  action: string
  /** The sign-in page for a form that requires an account; null for visitors who may fill it in. */
  signIn: string | null
  staff: { isOpen: boolean; mayTest: boolean } | null
}

export function View({
  fields,
  data,
  context,
  hasEmptyTexts,
}: BlockViewProps<EntryFormFields, EntryFormData | null | undefined>) {
  if (!data) return <Missing context={context} reason={fields.form ? 'form_gone' : 'no_form'} />
  const { form, action, signIn, staff } = data
  return (
    <div id={fields.anchor || undefined} className={styles.block}>
      {(fields.headline || hasEmptyTexts) && <h2>{fields.headline}</h2>}
      {fields.has_intro && form.intro && <p className={styles.intro}>{form.intro}</p>}
      {signIn === null ? (
        // Another chosen form is a new instance, and not the same one with other fields.
        <VisitorForm key={form.id} form={form} action={action} staff={staff} />
      ) : (
        <SignInNotice address={signIn} />
      )}
    </div>
  )
}
