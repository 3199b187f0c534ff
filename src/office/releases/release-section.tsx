import { valuesOf } from '#records/definition.ts'
import { record } from '#records/release/record.ts'
import { useState } from 'react'
import type { ReleaseProblem } from '#contracts/office-releases.ts'
import { useSearch } from '#fields/controls/use-search.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { releaseMessages } from '../messages/releases.ts'
import { Loaded } from '../records/list-state.tsx'
import { useRecords } from '../records/records-context.ts'
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
  const { items: messages, act } = useLazyMessages(releaseMessages)
  /** What a check has found; null before one. */
  const [found, setFound] = useState<readonly ReleaseProblem[] | null>(null)
  const { id } = stored
  const { state = null } = valuesOf(record, stored.values)
  // What becomes of the items is known when the state changes.
  const items = useSearch(String(state), () => calls.get('releases/release/{id}/items', { params: { id } }))
  const isWaited = useUntilPublished(stored, onChanged, (reached) =>
    onTell(reached === 'published' ? { text: act.published } : { text: act.failed, isAlarm: true }),
  )
  return (
    <>
      <ReleaseActions
        {...props}
        isWaited={isWaited}
        count={items.answer?.length ?? null}
        onChecked={setFound}
      />
      <section aria-labelledby="release-items">
        <h2 id="release-items">{messages.title}</h2>
        <Loaded found={items}>
          {(answer) => (
            <ReleaseItems
              {...{ stored, found, onTell }}
              items={answer}
              onDropped={() => {
                setFound(null)
                items.again()
              }}
            />
          )}
        </Loaded>
      </section>
      {stored.may.change && isOpenState(state) && <ReleaseLinks {...{ id, onTell }} />}
    </>
  )
}
