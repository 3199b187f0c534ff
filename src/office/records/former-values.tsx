import { useLanguage } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { isRecord } from '#json/is-record.ts'
import type { Values } from '#records/field.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'

/** What a record holds in fields that the house no longer has: it stays stored, and nobody can change it. */
export function FormerValues({ former }: { former: Values }) {
  const language = useLanguage()
  const messages = useRecordMessages()
  return (
    <section className={styles.former} aria-label={messages.former}>
      <p>{messages.former}</p>
      <dl>
        {Object.entries(former).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{textOf(value, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A value of which no field says what it is: as a text if it looks like one, else as JSON. */
function textOf(value: unknown, language: Language): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((one) => textOf(one, language)).join(', ')
  const text = isRecord(value) ? (value[language] ?? value['de']) : undefined
  if (typeof text === 'string') return text
  return plainTextOf(text) || JSON.stringify(value)
}
