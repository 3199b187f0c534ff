import { Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Loading } from 'react-admin'
import { useParams } from 'react-router'
import type { FormRecord } from '../data/records.ts'
import { resources } from '../data/resources.ts'
import { PageHeading } from '../frame/page-heading.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useCall } from '../session/use-call.ts'
import { FormPage } from './editor/form-page.tsx'

type Loaded = { record: FormRecord; attempt: number } | { error: string } | null

/**
 * Loads a form once and edits it. It is never reloaded while somebody works on it: the server reports a conflict when
 * an old version is saved.
 */
export function FormEdit() {
  const { id = '' } = useParams()
  const call = useCall()
  const { title } = useOfficeMessages().forms
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [attempt, setAttempt] = useState(0)
  const isLoaded =
    loaded !== null && 'record' in loaded && loaded.attempt === attempt && String(loaded.record.id) === id
  useEffect(() => {
    if (isLoaded) return undefined
    let isLeft = false
    const load = async () => {
      const next = await call<FormRecord>('GET', `${resources.forms.path}/${encodeURIComponent(id)}`).then(
        (record): Loaded => ({ record, attempt }),
        (error: unknown): Loaded => ({ error: error instanceof Error ? error.message : String(error) }),
      )
      if (!isLeft) setLoaded(next)
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [call, id, attempt, isLoaded])
  if (loaded && 'error' in loaded)
    return (
      <>
        <PageHeading title={title} />
        <Typography role="alert">{loaded.error}</Typography>
      </>
    )
  if (!isLoaded) return <Loading />
  return (
    <FormPage
      key={`${loaded.record.id}-${loaded.attempt}`}
      begin={loaded.record}
      onReload={() => setAttempt((before) => before + 1)}
    />
  )
}
