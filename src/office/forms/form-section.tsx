import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { entriesHref, officeHref } from '#routing/office-paths.ts'
import { href } from '#routing/paths.ts'
import { formMessages } from '../messages/forms.ts'
import type { SectionProps } from '../records/special-parts.ts'
import { FormState } from './form-cells.tsx'
import { formOf } from './form-of.ts'
import styles from './forms.module.css'

/** Whether visitors can fill in a form, and what can be done with it besides changing it. */
export function FormSection({ stored }: SectionProps) {
  const { actions } = useLazyMessages(formMessages)
  const language = useLanguage()
  const { state, slug } = formOf(stored.values)
  return (
    <p className={styles.actions}>
      <FormState state={state} />
      <a href={entriesHref(stored.id)}>{actions.showEntries}</a>
      <a href={href('forms', language, { slug })} target="_blank" rel="noopener" title={actions.testHint}>
        {actions.test}
      </a>
      <a href={`${officeHref('forms')}/create?copy=${stored.id}`}>{actions.copy}</a>
      <a href="#preview" className={styles.toPreview}>
        {actions.toPreview}
      </a>
    </p>
  )
}
