import type { ReactNode } from 'react'
import { languages, type Language } from '#i18n/languages.ts'
import { useRecordMessages } from '../records/records-context.ts'
import styles from './fields.module.css'

/** The label of a field, with a star if it is required. */
export function requiredLabel(label: string, isRequired: boolean | undefined): string {
  return isRequired ? `${label} *` : label
}

/** The controls of both languages side by side, one below the other where there is no room. */
export function LanguagePair({
  label,
  isRequired = false,
  children,
}: {
  label: string
  /** The German text is required; the English one may always be added later. */
  isRequired?: boolean
  children: (language: Language, label: string) => ReactNode
}) {
  const messages = useRecordMessages()
  return (
    <div className={styles.pair}>
      {languages.map((one) => (
        <div key={one} data-at={one}>
          {children(one, requiredLabel(`${label} (${messages.languages[one]})`, isRequired && one === 'de'))}
        </div>
      ))}
    </div>
  )
}
