import { useCallback, useEffect, useState } from 'react'
import type { UntruePlace } from '#contracts/office-facts.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { factMessages } from '../messages/facts.ts'
import { Heading } from '../records/heading.tsx'
import { LoadedList } from '../records/list-state.tsx'
import { useRecords } from '../records/records-context.ts'
import { Places } from './places.tsx'

/** All texts of the site that say something else of a coming event than its record. */
export function Contradictions() {
  const { calls } = useRecords()
  const messages = useLazyMessages(factMessages)
  const [places, setPlaces] = useState<readonly UntruePlace[] | 'failed' | null>(null)
  const [hasMore, setHasMore] = useState(false)
  const load = useCallback(
    () =>
      calls.get('facts').then(
        (found) => {
          setPlaces(found.places)
          return setHasMore(found.has_more)
        },
        () => setPlaces('failed'),
      ),
    [calls],
  )
  useEffect(() => {
    void load()
  }, [load])
  return (
    <>
      <Heading title={messages.contradictions.title} about={messages.contradictions.about} />
      <LoadedList items={places} none={messages.contradictions.none} onAgain={() => void load()}>
        {(found) => (
          <>
            <p>{messages.count(found.length)}</p>
            <Places places={found} withEvents onPrepared={load} />
            {hasMore && <p>{messages.more}</p>}
          </>
        )}
      </LoadedList>
    </>
  )
}
