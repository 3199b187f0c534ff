import { useLanguage } from '#i18n/language-context.tsx'
import { record as definition } from '#records/form/record.ts'
import { entriesHref } from '#routing/office-paths.ts'
import type { ListedRecord } from '../records/calls.ts'
import { formOf, type FormRecord } from './form-of.ts'
import styles from './forms.module.css'

type CellProps = { record: ListedRecord }

export function StateCell({ record: { values } }: CellProps) {
  return <FormState state={formOf(values).state} />
}

/** Whether visitors can fill in a form now, as a word with a coloured dot. */
export function FormState({ state }: Pick<FormRecord, 'state'>) {
  const language = useLanguage()
  const { options } = definition.fields.state
  const option = options.find(({ value }) => value === state)
  return (
    <span className={styles.formState} data-state={state}>
      {option?.label[language]}
    </span>
  )
}

export function EntriesCell({ record: { id, values } }: CellProps) {
  const { entries } = formOf(values)
  return entries === 0 ? '0' : <a href={entriesHref(id)}>{entries}</a>
}

export function UnreadCell({ record: { values } }: CellProps) {
  const { unread } = formOf(values)
  return unread > 0 ? <strong>{unread}</strong> : '0'
}
