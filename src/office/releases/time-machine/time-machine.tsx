import { useEffect, useState } from 'react'
import type { OpenRelease } from '#contracts/office-releases.ts'
import { Segments } from '#fields/controls/choice-fields.tsx'
import { FieldFrame, FieldGroup } from '#fields/controls/field-frame.tsx'
import { Status } from '#fields/controls/status.tsx'
import { TimeField } from '#fields/controls/time-field.tsx'
import { hallDay, hallTime, longDay } from '#i18n/dates.ts'
import { hallInput, hallInstant, instantOf } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import { nameWithTime, releaseMessages } from '../../messages/releases.ts'
import { Heading } from '../../records/heading.tsx'
import { useRecords } from '../../records/records-context.ts'
import { useStart } from '../../start-context.ts'
import { SiteFrame } from './site-frame.tsx'
import { queryOf, shownOf, type Shown } from './shown-address.ts'
import styles from './time-machine.module.css'

/** How long the time must stay as it is before the page is loaded, in milliseconds: it is typed part by part. */
const pause = 500

/** The website as it will be at a time; the address of this page says what is shown. */
export function TimeMachine() {
  const language = useLanguage()
  const { machine: messages } = useLazyMessages(releaseMessages)
  const [shown, setShown] = useState<Shown>(() =>
    shownOf(location.search, {
      at: hallInput(new Date().toISOString()),
      path: href('home', language),
    }),
  )
  const [openedAt] = useState(() => new Date())
  const [typed, setTyped] = useState(() => instantAt(shown.at))
  const planned = usePlanned()
  const set = (changes: Partial<Shown>) => setShown((before) => ({ ...before, ...changes }))
  useEffect(() => {
    history.replaceState(null, '', `${location.pathname}?${queryOf(shown)}`)
  }, [shown])
  useEffect(() => {
    const at = instantOf(typed) ? hallInput(typed) : shown.at
    if (at === shown.at) return undefined
    const timer = setTimeout(() => setShown((before) => ({ ...before, at, release: null })), pause)
    return () => clearTimeout(timer)
  }, [typed, shown.at])
  const instant = hallInstant(shown.at)
  const when = instant ? `${longDay(hallDay(instant), language)}, ${hallTime(instant, language)}` : ''
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <div className={styles.tools}>
        <TimeField label={messages.time} kind="instant" value={typed} onChange={setTyped} />
        {planned.length > 0 && (
          <FieldFrame label={messages.release}>
            {(ids) => (
              <select
                {...ids}
                value={shown.release ?? planned.find((one) => isAtItsTime(one, shown))?.release.id ?? ''}
                onChange={({ target }) => {
                  const chosen = planned.find(({ release }) => String(release.id) === target.value)
                  if (!chosen) return
                  const { at, release } = chosen
                  setTyped(instantAt(at))
                  set({ at, release: release.state === 'planned' ? null : release.id })
                }}
              >
                <option value="">{messages.choose}</option>
                {planned.map(({ release }) => (
                  <option key={release.id} value={release.id}>
                    {release.state === 'planned'
                      ? nameWithTime(release, language)
                      : messages.unplanned(nameWithTime(release, language))}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        )}
        <FieldGroup label={messages.viewer}>
          <Segments
            label={messages.viewer}
            choices={(['visitor', 'staff'] as const).map((value) => ({
              value,
              name: messages.viewers[value],
            }))}
            value={shown.viewer}
            onChange={(viewer) => set({ viewer: viewer === 'staff' ? 'staff' : 'visitor' })}
          />
        </FieldGroup>
        <FieldGroup label={messages.width}>
          <Segments
            label={messages.width}
            choices={(['desktop', 'phone'] as const).map((value) => ({
              value,
              name: messages.widths[value],
            }))}
            value={shown.width}
            onChange={(width) => set({ width: width === 'phone' ? 'phone' : 'desktop' })}
          />
        </FieldGroup>
      </div>
      <p className={styles.banner}>
        <Status>
          {messages.shown(when, shown.path)} {instant && instant < openedAt && messages.now}
        </Status>
      </p>
      <SiteFrame shown={shown} onPath={(path) => set({ path })} />
    </>
  )
}

/** A minute of the hall as the field has it. */
function instantAt(local: string): string {
  return hallInstant(local)?.toISOString() ?? ''
}

type Planned = { release: OpenRelease; at: string }

function isAtItsTime({ release, at }: Planned, shown: Shown): boolean {
  return shown.release === null && release.state === 'planned' && at === shown.at
}

/** The releases that have a time and are not public yet, the next first; none for those who may not publish. */
function usePlanned(): Planned[] {
  const { calls } = useRecords()
  const mayPublish = useStart().rights.includes('manage_records')
  const [planned, setPlanned] = useState<Planned[]>([])
  useEffect(() => {
    if (!mayPublish) return
    calls.get('/pageeditor-api/releases').then(
      (open) =>
        setPlanned(
          open
            .flatMap((release) =>
              release.publish_at === null ? [] : [{ release, at: hallInput(release.publish_at) }],
            )
            .toSorted((one, other) => one.at.localeCompare(other.at)),
        ),
      // Without them, a time can still be entered.
      () => {},
    )
  }, [calls, mayPublish])
  return planned
}
