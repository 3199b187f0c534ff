import { Alert, Box, Button, Checkbox, FormControlLabel, Link as PlainLink, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, Loading, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { locales, pickLanguage } from '#i18n/languages.ts'
import type { FormEntry } from '../data/entries.ts'
import { resources } from '../data/resources.ts'
import { entriesPath } from '../forms/entries-path.ts'
import { ConfirmDialog } from '../frame/confirm-dialog.tsx'
import { nothingToSave } from '../frame/warn-before-leaving.tsx'
import { PageHeading } from '../frame/page-heading.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useCall } from '../session/use-call.ts'
import { EntryMails } from './entry-mails.tsx'
import { EntryNote } from './entry-note.tsx'
import { EntryValues } from './entry-values.tsx'
import { useEntry } from './use-entry.ts'

/** One entry with all its data. */
export function EntryPage() {
  const { id = '' } = useParams()
  const { loaded, change } = useEntry(id)
  const { entries: messages } = useOfficeMessages()
  if (!loaded) return <Loading />
  if ('error' in loaded)
    return (
      <>
        <PageHeading title={messages.title} />
        <Typography role="alert">{loaded.error}</Typography>
      </>
    )
  return <Entry key={loaded.entry.id} entry={loaded.entry} onChange={change} />
}

function Entry({ entry, onChange }: { entry: FormEntry; onChange: (entry: FormEntry) => void }) {
  const { page: messages, titleOf } = useOfficeMessages().entries
  const { bulk } = useOfficeMessages().entries
  const language = useLanguage()
  const call = useCall()
  const notify = useNotify()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const path = `${resources.entries.path}/${entry.id}`
  const act = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  }
  const change = (data: { is_read?: boolean; is_done?: boolean }) =>
    act(async () => onChange(await call<FormEntry>('PATCH', path, data)))
  const remove = () =>
    act(async () => {
      await call('DELETE', path)
      notify(bulk.deleted(1), { type: 'success' })
      await navigate(entriesPath(entry.form.id), { state: nothingToSave })
    })
  const to = (other: number) => `/${resources.entries.name}/${other}`
  return (
    <>
      <PageHeading title={titleOf(entry.id)}>
        {entry.previous !== null && (
          <Button variant="outlined" component={Link} to={to(entry.previous)} rel="prev">
            {messages.previous}
          </Button>
        )}
        {entry.next !== null && (
          <Button variant="outlined" component={Link} to={to(entry.next)} rel="next">
            {messages.next}
          </Button>
        )}
      </PageHeading>
      {entry.is_test && <Alert severity="info">{messages.test}</Alert>}
      {entry.is_confirmed === false && <Alert severity="warning">{messages.unconfirmed}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          columnGap: 4,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <Link to={entriesPath(entry.form.id)}>{pickLanguage(entry.form.title, language)}</Link>
            {` · ${readableInstant(new Date(entry.submitted_at), language)} · ${messages.language}: ${locales[entry.language].name}`}
          </Typography>
          <EntryValues values={entry.values} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <FormControlLabel
            label={messages.done}
            control={
              <Checkbox checked={entry.is_done} onChange={(_, isDone) => void change({ is_done: isDone })} />
            }
          />
          <EntryNote entry={entry} onChange={onChange} />
          <EntryMails mails={entry.mails} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 3 }}>
            <Button
              variant="outlined"
              onClick={() =>
                void act(async () => {
                  await call('PATCH', path, { is_read: false })
                  await navigate(entriesPath(entry.form.id))
                })
              }
            >
              {messages.markUnread}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
              {messages.delete}
            </Button>
          </Box>
        </Box>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={bulk.deleteTitle(1)}
          text={bulk.deleteText}
          action={bulk.delete}
          onConfirm={() => {
            setIsAsking(false)
            void remove()
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
      <PlainLink
        component={Link}
        to={`/${resources.entries.name}`}
        sx={{ display: 'inline-block', marginTop: 3 }}
      >
        {messages.back}
      </PlainLink>
    </>
  )
}
