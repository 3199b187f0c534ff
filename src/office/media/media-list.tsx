import { useEffect, useState } from 'react'
import { acceptedImages, acceptedMedia } from '#contracts/media-files.ts'
import type { ListedMedia } from '#contracts/office-media.ts'
import { useSearch } from '#fields/controls/use-search.ts'
import { useGivenFiles } from '#fields/media-upload/use-given-files.ts'
import { maxAtOnce } from '#fields/media-upload/upload-queue.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { Heading } from '../records/heading.tsx'
import { withParameters } from '../records/list-query.ts'
import { Notice, type Told } from '../records/notice.tsx'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import { Pager } from '../records/pager.tsx'
import recordStyles from '../records/records.module.css'
import { useListQuery } from '../records/use-list-query.ts'
import { useOfficeCall } from '../session/use-office-call.ts'
import { useNews } from '../shell/use-news.ts'
import { FileButton } from './file-button.tsx'
import { askedOf, isNarrowed } from './library-query.ts'
import { MediaCard } from './media-card.tsx'
import { MediaFilters } from './media-filters.tsx'
import styles from './media.module.css'

type Page = { count: number; results: ListedMedia[] }

/** The library as a grid, with uploads by button, drop, paste and camera; its state is the address's query. */
export function MediaList() {
  const { media: messages } = useOfficeMessages()
  const { loading } = useRecordMessages()
  const { tooMany } = useLazyMessages(mediaUploadsMessages)
  const { uploads: queue } = useRecords()
  const call = useOfficeCall()
  const [query, setQuery] = useListQuery()
  const { state, answer, again } = useSearch(askedOf(query), (asked) => call<Page>('GET', `media?${asked}`))
  const news = useNews(['deleted'])
  const [told, setTold] = useState<Told>(null)
  const arrived = useUploads(queue).filter(({ media }) => media !== null).length
  useEffect(() => {
    if (arrived > 0) again()
    // Once for each file that arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrived])
  const add = (files: File[]) =>
    setTold(queue.add(files) ? null : { text: tooMany(files.length, maxAtOnce), isAlarm: true })
  const isOver = useGivenFiles(add)
  const narrowed = isNarrowed(query)
  const { count = 0, results = [] } = answer ?? {}
  const isEmpty = state === 'found' && count === 0
  return (
    <>
      <Heading title={messages.title}>
        <FileButton
          accept={acceptedImages}
          usesCamera
          className={`${recordStyles.button} ${styles.camera}`}
          onFiles={add}
        >
          {messages.camera}
        </FileButton>
        <FileButton accept={acceptedMedia} isMultiple className={recordStyles.primary} onFiles={add}>
          {messages.upload}
        </FileButton>
      </Heading>
      <Notice told={told ?? (news && { text: messages.page.deleted })} />
      {(!isEmpty || narrowed) && (
        <MediaFilters
          params={new URLSearchParams(query)}
          set={(changed, how) => setQuery(withParameters(query, changed), how)}
        />
      )}
      <div className={recordStyles.bar}>
        {state === 'failed' ? (
          <p role="alert">{messages.notLoaded}</p>
        ) : (
          <p>
            <output>{answer ? messages.count(count) : loading}</output>
          </p>
        )}
        {state === 'failed' && (
          <button type="button" className={recordStyles.button} onClick={again}>
            {messages.again}
          </button>
        )}
      </div>
      {isEmpty && (
        <div className={recordStyles.empty}>
          <h2>{narrowed ? messages.none : messages.empty}</h2>
          {narrowed ? (
            <button type="button" className={recordStyles.button} onClick={() => setQuery('')}>
              {messages.showAll}
            </button>
          ) : (
            <p>{messages.hint}</p>
          )}
        </div>
      )}
      {results.length > 0 && (
        <ul className={styles.grid} aria-busy={state === 'loading'}>
          {results.map((item) => (
            <MediaCard key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Pager {...{ query, count }} onGo={(to) => setQuery(withParameters(query, { page: String(to) }))} />
      {isOver && <p className={styles.drop}>{messages.drop}</p>}
    </>
  )
}
