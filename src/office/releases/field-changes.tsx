import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { isSame } from '#operations/index.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { releaseMessages } from '../messages/releases.ts'
import type { Titles } from '../records/calls.ts'
import styles from '../records/records.module.css'
import { ValueText } from '../records/value-text.tsx'

/** Field by field what is public now, and what will be, or what was before and after; once both are the same, it is said once. */
export function FieldChanges(props: {
  definition: RecordDefinition
  now: Values
  later: Values
  titles: Titles
  /** Whether the change has been made. */
  isPast?: boolean
}) {
  const { definition, now, later, titles, isPast = false } = props
  const language = useLanguage()
  const messages = useLazyMessages(releaseMessages)
  return (
    <div className={styles.history}>
      <dl>
        {Object.entries(later).map(([name, value]) => {
          const field = definition.fields[name]
          if (!field) return null
          return (
            <div key={name}>
              <dt>{field.label[language]}</dt>
              <dd>
                {Object.hasOwn(now, name) && !isSame(now[name], value) && (
                  <del>
                    <span className="visually-hidden">{messages.values[isPast ? 'before' : 'now']}: </span>
                    <ValueText {...{ field, titles }} value={now[name]} besides={value} />
                  </del>
                )}
                <ins>
                  <span className="visually-hidden">{messages.values[isPast ? 'after' : 'later']}: </span>
                  <ValueText {...{ field, value, titles }} besides={now[name]} />
                </ins>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
