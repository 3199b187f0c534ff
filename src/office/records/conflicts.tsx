import type { RecordDefinition } from '#records/definition.ts'
import type { Field, Values } from '#records/field.ts'
import { isRecord } from '#json/is-record.ts'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { fieldText } from '../fields/index.ts'
import type { Titles } from './calls.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'
import { useWords } from './use-words.ts'

/** The fields that somebody else has changed in the meantime: both versions, and a decision for each. */
export function Conflicts(props: {
  definition: RecordDefinition
  conflicts: Values
  changes: Values
  titles: Titles
  onDecide: (name: string, choice: 'mine' | 'theirs') => void
}) {
  const { definition, conflicts, changes, titles, onDecide } = props
  const language = useLanguage()
  const messages = useRecordMessages().conflict
  const { none } = useRecordMessages()
  const words = useWords(titles)
  /** A text in both languages, because somebody may have changed the one that is not the user's. */
  const textOf = (field: Field, value: unknown) =>
    isRecord(value)
      ? languages.map((one) => (
          <span key={one} lang={one}>
            {one.toUpperCase()}:{' '}
            {fieldText(field, { de: '', en: '', [one]: value[one] }, { ...words, language: one }) || none}
          </span>
        ))
      : fieldText(field, value, words) || none
  const names = Object.keys(conflicts)
  if (names.length === 0) return null
  return (
    <section className={styles.conflicts} role="alert" tabIndex={-1}>
      <h2>{messages.title(names.length)}</h2>
      <p>{messages.text}</p>
      {names.map((name) => {
        const field = definition.fields[name]
        if (!field) return null
        const label = field.label[language]
        return (
          <fieldset key={name} className={styles.conflict} aria-label={label}>
            <h3>{label}</h3>
            <div>
              <p>{messages.mine}</p>
              <blockquote>{textOf(field, changes[name])}</blockquote>
              <button type="button" onClick={() => onDecide(name, 'mine')}>
                {messages.keepMine}
              </button>
            </div>
            <div>
              <p>{messages.theirs}</p>
              <blockquote>{textOf(field, conflicts[name])}</blockquote>
              <button type="button" onClick={() => onDecide(name, 'theirs')}>
                {messages.takeTheirs}
              </button>
            </div>
          </fieldset>
        )
      })}
    </section>
  )
}
