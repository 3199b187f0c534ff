import { Typography } from '@mui/material'
import type { ListedEntry } from '../data/entries.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** The processing state of an entry, in words. */
export function EntryMarks({ entry }: { entry: ListedEntry }) {
  const { marks: messages } = useOfficeMessages().entries
  const marks = [
    entry.is_test && messages.test,
    entry.is_confirmed === false && messages.unconfirmed,
    !entry.is_read && messages.unread,
    entry.is_done ? messages.done : messages.open,
    entry.note !== '' && messages.note,
  ].filter(Boolean)
  return (
    <Typography component="span" variant="body2" sx={{ fontWeight: 'inherit' }}>
      {marks.join(', ')}
    </Typography>
  )
}
