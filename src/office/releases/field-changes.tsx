import { ChangeList } from '#staff/change-list/change-list.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { isSame } from '#operations/index.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { releaseMessages } from '../messages/releases.ts'
import type { Titles } from '../records/calls.ts'
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
  const changes = Object.entries(later).flatMap(([name, value]) => {
    const field = definition.fields[name]
    if (!field) return []
    const isChanged = Object.hasOwn(now, name) && !isSame(now[name], value)
    return {
      name,
      label: field.label[language],
      before: isChanged ? <ValueText {...{ field, titles }} value={now[name]} besides={value} /> : undefined,
      after: <ValueText {...{ field, value, titles }} besides={now[name]} />,
    }
  })
  return (
    <ChangeList
      before={messages.values[isPast ? 'before' : 'now']}
      after={messages.values[isPast ? 'after' : 'later']}
      changes={changes}
    />
  )
}
