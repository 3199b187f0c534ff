import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useRef } from 'react'
import type { Obstacle } from '#contracts/together.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { addressOf, useRecordMessages } from './records-context.ts'
import styles from './records.module.css'

/** How many are named at once; of many the first are enough to see what is wrong. */
const mostShown = 20

/** The records because of which nothing was written, each with the reason, and the way to write only the others. */
export function Obstacles(props: {
  definition: RecordDefinition
  obstacles: readonly Obstacle[]
  others: { count: number; act: () => void } | null
  isBusy: boolean
  onLeave: () => void
}) {
  const { definition, obstacles, others, isBusy, onLeave } = props
  const messages = useRecordMessages().obstacles
  const left = obstacles.length - mostShown
  const element = useRef<HTMLElement>(null)
  // Others may stand in the way at the next try.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => element.current?.focus(), [obstacles])
  return (
    <section ref={element} className={styles.conflicts} role="alert" tabIndex={-1}>
      <h2>{messages.title(obstacles.length)}</h2>
      <ul className={styles.obstacles}>
        {obstacles.slice(0, mostShown).map((one) => (
          <li key={one.id}>
            <a href={addressOf(definition, one.id)} target="_blank" rel="noreferrer">
              {[one.title || `#${one.id}`, one.detail].filter(Boolean).join(', ')}
            </a>
            <Reason definition={definition} obstacle={one} />
          </li>
        ))}
        {left > 0 && <li>{messages.more(left)}</li>}
      </ul>
      <StaffBar>
        {others && (
          <StaffButton isBusy={isBusy} onClick={others.act}>
            {messages.onlyOthers(others.count)}
          </StaffButton>
        )}
        <StaffButton onClick={onLeave}>{messages.leave}</StaffButton>
      </StaffBar>
    </section>
  )
}

function Reason({ definition, obstacle }: { definition: RecordDefinition; obstacle: Obstacle }) {
  const { reason, names, errors } = obstacle
  const language = useLanguage()
  const messages = useRecordMessages().obstacles
  const labelOf = (name: string) => definition.fields[name.split('.')[0] ?? '']?.label[language] ?? name
  if (reason === 'invalid')
    return Object.entries(errors).map(([name, texts]) => (
      <p key={name}>
        {labelOf(name)}: {texts.join(' ')}
      </p>
    ))
  return <p>{messages.reasons[reason](names.map(labelOf).join(', '))}</p>
}
