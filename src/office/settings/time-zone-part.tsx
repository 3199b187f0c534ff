import { useEffect, useState } from 'react'
import { hallTime } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { timeZoneMessages } from '../messages/time-zone.ts'
import { AsidePart } from '../records/aside-part.tsx'
import { useRecords } from '../records/records-context.ts'
import type { AsideProps } from '../records/special-parts.ts'
import { TimeZoneDialog } from './time-zone-dialog.tsx'

type TimeZone = { zone: string; previous: string | null; wanted: string | null }

/** How often to ask whether a change is done, in milliseconds. */
const askAgainAfter = 1000

/** Beside the settings of the house: its time zone, which a command of its own changes. */
export function TimeZonePart({ onTell }: AsideProps) {
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(timeZoneMessages)
  const [shown, setShown] = useState<TimeZone | null>(null)
  const [now] = useState(() => new Date())
  const [asking, setAsking] = useState<'change' | 'back' | null>(null)
  const { wanted = null } = shown ?? {}

  useEffect(() => {
    // Without it, the form still works.
    calls.get('house/time-zone').then(setShown, () => {})
  }, [calls])
  useEffect(() => {
    if (wanted === null) return undefined
    const timer = setInterval(() => {
      calls.get('house/time-zone').then(
        // Each script of the office has read the zone of its document.
        (next) => next.wanted === null && location.reload(),
        () => {}, // asked again
      )
    }, askAgainAfter)
    return () => clearInterval(timer)
  }, [calls, wanted])

  if (!shown) return null
  const { zone, previous } = shown
  return (
    <AsidePart id="time-zone" title={messages.title}>
      <p>{messages.now(zone, hallTime(now, language))}</p>
      <p className="soft">{messages.about}</p>
      {wanted === null ? (
        <StaffBar>
          <StaffButton onClick={() => setAsking('change')}>{messages.change}</StaffButton>
          {previous !== null && (
            <StaffButton look="quiet" onClick={() => setAsking('back')}>
              {messages.setBack(previous)}
            </StaffButton>
          )}
        </StaffBar>
      ) : (
        <output>
          {messages.running(wanted)} <span className="soft">{messages.runningHint}</span>
        </output>
      )}
      {asking !== null && (
        <TimeZoneDialog
          zone={zone}
          back={asking === 'back' ? previous : null}
          onAsked={(name) => {
            setAsking(null)
            setShown({ ...shown, wanted: name })
            onTell({ text: messages.running(name) })
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </AsidePart>
  )
}
