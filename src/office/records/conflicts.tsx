import { StaffButton } from '#staff/button/staff-button.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Titles } from './calls.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'
import { ValueText } from './value-text.tsx'

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
              <blockquote>
                <ValueText {...{ field, titles }} value={changes[name]} />
              </blockquote>
              <StaffButton onClick={() => onDecide(name, 'mine')}>{messages.keepMine}</StaffButton>
            </div>
            <div>
              <p>{messages.theirs}</p>
              <blockquote>
                <ValueText {...{ field, titles }} value={conflicts[name]} />
              </blockquote>
              <StaffButton onClick={() => onDecide(name, 'theirs')}>{messages.takeTheirs}</StaffButton>
            </div>
          </fieldset>
        )
      })}
    </section>
  )
}
