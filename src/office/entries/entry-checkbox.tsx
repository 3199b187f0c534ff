import { Checkbox } from '@mui/material'
import { useListContext } from 'react-admin'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { ListedEntry } from '../data/entries.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** Selects an entry. The name of the library's own checkbox is not where screen readers look for it. */
export function EntryCheckbox({ entry }: { entry: ListedEntry }) {
  const { bulk: messages } = useOfficeMessages().entries
  const language = useLanguage()
  const { selectedIds, onToggleItem } = useListContext<ListedEntry>()
  const name = messages.choose(readableInstant(new Date(entry.submitted_at), language))
  return (
    <Checkbox
      checked={selectedIds.includes(entry.id)}
      onChange={() => onToggleItem(entry.id)}
      slotProps={{ input: { 'aria-label': name } }}
    />
  )
}

/** Selects all entries of the page, or none. */
export function PageCheckbox() {
  const { bulk: messages } = useOfficeMessages().entries
  const { selectedIds, data = [], onSelect } = useListContext<ListedEntry>()
  const ids = data.map(({ id }) => id)
  const isEach = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  return (
    <Checkbox
      checked={isEach}
      onChange={() => onSelect(isEach ? [] : ids)}
      slotProps={{ input: { 'aria-label': messages.chooseAll } }}
    />
  )
}
