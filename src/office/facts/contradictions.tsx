import { useSearch } from '#fields/controls/use-search.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { factMessages } from '../messages/facts.ts'
import { Heading } from '../records/heading.tsx'
import { Loaded } from '../records/list-state.tsx'
import { useRecords } from '../records/records-context.ts'
import { Places } from './places.tsx'

/** All texts of the site that say something else of a coming event than its record. */
export function Contradictions() {
  const { calls } = useRecords()
  const messages = useLazyMessages(factMessages)
  const found = useSearch('', () => calls.get('facts'))
  return (
    <>
      <Heading title={messages.contradictions.title} about={messages.contradictions.about} />
      <Loaded found={found}>
        {({ places, has_more: hasMore }) =>
          places.length === 0 ? (
            <p>{messages.contradictions.none}</p>
          ) : (
            <>
              <p>{messages.count(places.length)}</p>
              <Places places={places} withEvents onPrepared={async () => found.again()} />
              {hasMore && <p>{messages.more}</p>}
            </>
          )
        }
      </Loaded>
    </>
  )
}
