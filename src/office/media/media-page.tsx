import { Button, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { HttpError, Link, Loading } from 'react-admin'
import { useParams } from 'react-router'
import type { MediaRecord } from '../data/media.ts'
import { resources } from '../data/resources.ts'
import { EmptySlot } from '../frame/empty-place.tsx'
import { PageHeading } from '../frame/page-heading.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useCall } from '../session/use-call.ts'
import { MediaItem } from './media-item.tsx'

type Loaded = { record: MediaRecord } | { error: 'gone' | 'not_loaded' }

/** One item of the library. */
export function MediaPage() {
  const { id = '' } = useParams()
  const [attempt, setAttempt] = useState(1)
  return <LoadedItem key={`${id} ${attempt}`} id={id} onAgain={() => setAttempt(attempt + 1)} />
}

function LoadedItem({ id, onAgain }: { id: string; onAgain: () => void }) {
  const call = useCall()
  const { media: messages } = useOfficeMessages()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let isWanted = true
    call<MediaRecord>('GET', `${resources.media.path}/${encodeURIComponent(id)}`).then(
      (record) => isWanted && setLoaded({ record }),
      (error: unknown) => {
        const isGone = error instanceof HttpError && (error.status === 404 || error.status === 400)
        if (isWanted) setLoaded({ error: isGone ? 'gone' : 'not_loaded' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [call, id])
  if (!loaded) return <Loading />
  if ('record' in loaded) return <MediaItem key={loaded.record.id} first={loaded.record} />
  return (
    <>
      <PageHeading title={messages.title} />
      <EmptySlot title={loaded.error === 'gone' ? messages.page.gone : messages.page.notLoaded}>
        {loaded.error === 'not_loaded' && (
          <Button variant="outlined" onClick={onAgain}>
            {messages.again}
          </Button>
        )}
        <Typography component={Link} to={`/${resources.media.name}`}>
          {messages.page.back}
        </Typography>
      </EmptySlot>
    </>
  )
}
