import { useCallback, useEffect, useState } from 'react'
import type { MediaRecord } from '#contracts/office-media.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { Heading } from '../records/heading.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'
import { useOfficeCall } from '../session/use-office-call.ts'
import { MediaItem } from './media-item.tsx'

/** One item of the library. */
export function MediaPage({ id }: { id: string }) {
  const call = useOfficeCall()
  const { media: messages } = useOfficeMessages()
  const { loading } = useRecordMessages()
  const [loaded, setLoaded] = useState<MediaRecord | 'gone' | 'failed' | null>(null)
  const read = useCallback(() => call<MediaRecord>('GET', `media/${encodeURIComponent(id)}`), [call, id])
  const load = useCallback(() => {
    read().then(setLoaded, (error: unknown) =>
      setLoaded(error instanceof CallError && [400, 404].includes(error.status) ? 'gone' : 'failed'),
    )
  }, [read])
  useEffect(load, [load])
  if (loaded === null) return <p>{loading}</p>
  if (typeof loaded === 'object') return <MediaItem first={loaded} read={read} />
  return (
    <>
      <Heading
        title={loaded === 'gone' ? messages.page.gone : messages.page.notLoaded}
        above={{ name: messages.title, href: '/admin/media' }}
      />
      {loaded === 'failed' && (
        <button type="button" className={recordStyles.button} onClick={load}>
          {messages.again}
        </button>
      )}
    </>
  )
}
