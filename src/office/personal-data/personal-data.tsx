import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useRef, useState, type SyntheticEvent } from 'react'
import { HttpError } from 'react-admin'
import { hallDay } from '#i18n/dates.ts'
import { isRecord } from '#json/is-record.ts'
import type { DeletedData, PersonalData as Found } from '../data/entries.ts'
import { PageHeading } from '../frame/page-heading.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useCall } from '../session/use-call.ts'
import { FoundData } from './found-data.tsx'
import { saveAsFile } from './save-as-file.ts'

type FoundError = { text: string; isOfEmail: boolean }

/** The data stored about an e-mail address: shows, exports and deletes it. */
export function PersonalData() {
  const { personalData: messages } = useOfficeMessages()
  const call = useCall()
  const [found, setFound] = useState<Found | null>(null)
  const [refusal, setRefusal] = useState<FoundError | null>(null)
  const [deleted, setDeleted] = useState<DeletedData | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const news = useRef<HTMLDivElement>(null)

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setRefusal(null)
    setDeleted(null)
    try {
      await work()
    } catch (error) {
      setRefusal(findError(error))
    }
    setIsBusy(false)
    news.current?.focus()
  }
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('email')
    const email = typeof given === 'string' ? given.trim() : ''
    void attempt(async () => {
      setFound(null)
      setFound(await call<Found>('POST', 'personal-data', { email }))
    })
  }
  const save = (email: string) =>
    attempt(async () => {
      const data = await call<Found>('POST', 'personal-data/export', { email })
      saveAsFile(data, `personal-data-${hallDay(new Date())}.json`)
    })
  const remove = (email: string) =>
    attempt(async () => {
      setDeleted(await call<DeletedData>('POST', 'personal-data/delete', { email }))
      setFound(null)
    })
  return (
    <Box sx={{ maxWidth: 900 }}>
      <PageHeading title={messages.title} />
      <Typography sx={{ maxWidth: '65ch' }}>{messages.intro}</Typography>
      <search>
        <Box
          component="form"
          onSubmit={search}
          noValidate
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', marginBlock: 2 }}
        >
          <TextField
            name="email"
            type="email"
            id="personal-data-email"
            label={messages.email}
            error={refusal?.isOfEmail ?? false}
            helperText={refusal?.isOfEmail ? refusal.text : undefined}
            sx={{ flex: '1 1 240px', margin: 0 }}
          />
          <Button type="submit" variant="contained" disabled={isBusy}>
            {messages.search}
          </Button>
        </Box>
      </search>
      <div ref={news} tabIndex={-1} style={{ outline: 'none' }} aria-live="polite">
        {refusal && !refusal.isOfEmail && <Alert severity="error">{refusal.text}</Alert>}
        {deleted && (
          <Alert severity="success">
            {messages.deleted(
              messages.counts.entries(deleted.entries),
              messages.counts.reminders(deleted.reminders),
              messages.counts.mails(deleted.mails),
              messages.counts.files(deleted.files),
            )}
          </Alert>
        )}
        {found && (
          <FoundData
            found={found}
            onExport={() => void save(found.email)}
            onDelete={() => void remove(found.email)}
          />
        )}
      </div>
    </Box>
  )
}

function findError(error: unknown): FoundError {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : null
  if (isRecord(errors) && typeof errors['email'] === 'string')
    return { text: errors['email'], isOfEmail: true }
  return { text: error instanceof Error ? error.message : String(error), isOfEmail: false }
}
