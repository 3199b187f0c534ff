import type { ListedForm } from '#contracts/office-forms.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '../messages/forms.ts'
import styles from './forms.module.css'

/** Whether visitors can fill in a form now, as a word with a coloured dot. */
export function FormState({ state }: Pick<ListedForm, 'state'>) {
  const { states } = useLazyMessages(formMessages)
  return (
    <span className={styles.formState} data-state={state}>
      {states[state]}
    </span>
  )
}
