import { StaffButton } from '#staff/button/staff-button.tsx'
import { valuesOf } from '#records/definition.ts'
import { record } from '#records/release/record.ts'
import { useCallback, useEffect, useState } from 'react'
import type { ReleaseItem, ReleaseProblem } from '#contracts/office-releases.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { releaseMessages } from '../messages/releases.ts'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import type { SectionProps } from '../records/special-parts.ts'
import { ReleaseActions } from './release-actions.tsx'
import { isOpenState } from './open-first.ts'
import { ReleaseLinks } from './release-links.tsx'
import { ReleaseItems } from './release-items.tsx'
import { useUntilPublished } from './use-until-published.ts'

/** Above the fields of a release: what it contains, and what can be done with it. */
export function ReleaseSection(props: SectionProps) {
  const { stored, onTell, onChanged } = props
  const { calls } = useRecords()
  const texts = useRecordMessages()
  const { items: messages, act } = useLazyMessages(releaseMessages)
  const [items, setItems] = useState<readonly ReleaseItem[] | 'failed' | null>(null)
  /** What a check has found; null before one. */
  const [found, setFound] = useState<readonly ReleaseProblem[] | null>(null)
  const { id } = stored
  const { state = null } = valuesOf(record, stored.values)
  const load = useCallback(() => {
    calls.get('releases/release/{id}/items', { params: { id } }).then(setItems, () => setItems('failed'))
  }, [calls, id])
  // What becomes of the items is known when the state changes.
  useEffect(load, [load, state])
  const isWaited = useUntilPublished(stored, (reached) => {
    onChanged()
    onTell(reached === 'published' ? { text: act.published } : { text: act.failed, isAlarm: true })
  })
  return (
    <>
      <ReleaseActions
        {...props}
        isWaited={isWaited}
        count={Array.isArray(items) ? items.length : null}
        onChecked={setFound}
      />
      <section aria-labelledby="release-items">
        <h2 id="release-items">{messages.title}</h2>
        {items === null && <p>{texts.loading}</p>}
        {items === 'failed' && (
          <p>
            {texts.notLoaded}{' '}
            <StaffButton look="quiet" onClick={load}>
              {texts.again}
            </StaffButton>
          </p>
        )}
        {Array.isArray(items) && (
          <ReleaseItems
            {...{ stored, items, found, onTell }}
            onDropped={() => {
              setFound(null)
              load()
            }}
          />
        )}
      </section>
      {stored.may.change && isOpenState(state) && <ReleaseLinks {...{ id, onTell }} />}
    </>
  )
}
