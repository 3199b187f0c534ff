import { Typography } from '@mui/material'
import type { ListedEntry } from '../data/entries.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** The processing state of an entry, in words. */
export function EntryMarks({ entry }: { entry: ListedEntry }) {
  const { marks: words } = useOfficeMessages().entries
  const marks = [
    entry.is_test && words.test,
    entry.is_confirmed === false && words.unconfirmed,
    !entry.is_read && words.unread,
    entry.is_done ? words.done : words.open,
    entry.note !== '' && words.note,
  ].filter(Boolean)
  return (
    <Typography component="span" variant="body2" sx={{ fontWeight: 'inherit' }}>
      {marks.join(', ')}
    </Typography>
  )
}
