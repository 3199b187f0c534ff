import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-admin'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import type { PersonalData } from '../data/entries.ts'
import { resources } from '../data/resources.ts'
import { ConfirmDialog } from '../frame/confirm-dialog.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** All data that was found about an address, with the actions on all of it. */
export function FoundData({
  found,
  onExport,
  onDelete,
}: {
  found: PersonalData
  onExport: () => void
  onDelete: () => void
}) {
  const { personalData: messages } = useOfficeMessages()
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const { email, entries, reminders, mails } = found
  if (entries.length + reminders.length + mails.length === 0)
    return <Typography>{messages.nothing(email)}</Typography>
  const when = (instant: string) => readableInstant(new Date(instant), language)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onExport} startIcon={<DownloadIcon />}>
          {messages.export}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          {messages.delete}
        </Button>
      </Box>
      <Group title={messages.entries(entries.length)}>
        {entries.map((entry) => (
          <Item
            key={entry.id}
            title={`${pickLanguage(entry.form.title, language)}, ${when(entry.submitted_at)}`}
          >
            <Link to={`/${resources.entries.name}/${entry.id}`}>{messages.open}</Link>
            {entry.values.map(({ slug, label, value }) => (
              <Typography
                key={slug}
                variant="body2"
                sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {`${label}: ${value.join(', ')}`}
              </Typography>
            ))}
          </Item>
        ))}
      </Group>
      <Group title={messages.reminders(reminders.length)}>
        {reminders.map(({ id, event, created_at: at }) => (
          <Item key={id} title={`${pickLanguage(event.title, language)}, ${when(at)}`} />
        ))}
      </Group>
      <Group title={messages.mails(mails.length)}>
        {mails.map(({ id, subject, created_at: at }) => (
          <Item key={id} title={`${subject}, ${when(at)}`} />
        ))}
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={messages.deleteTitle(email)}
          text={messages.deleteText(
            messages.counts.entries(entries.length),
            messages.counts.reminders(reminders.length),
            messages.counts.mails(mails.length),
          )}
          action={messages.delete}
          onConfirm={() => {
            setIsAsking(false)
            onDelete()
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ marginTop: 3 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {children}
      </Box>
    </section>
  )
}

function Item({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
      {children}
    </Box>
  )
}
