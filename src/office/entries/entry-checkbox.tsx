import { Checkbox } from '@mui/material'
import { useListContext } from 'react-admin'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { ListedEntry } from '../data/entries.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** Chooses an entry. The library's own checkbox of a row has its name where screen readers do not look for it. */
export function EntryCheckbox({ entry }: { entry: ListedEntry }) {
  const { bulk: words } = useOfficeMessages().entries
  const language = useLanguage()
  const { selectedIds, onToggleItem } = useListContext<ListedEntry>()
  const name = words.choose(readableInstant(new Date(entry.submitted_at), language))
  return (
    <Checkbox
      checked={selectedIds.includes(entry.id)}
      onChange={() => onToggleItem(entry.id)}
      slotProps={{ input: { 'aria-label': name } }}
    />
  )
}

/** Chooses all entries of the page, or none of them. */
export function PageCheckbox() {
  const { bulk: words } = useOfficeMessages().entries
  const { selectedIds, data = [], onSelect } = useListContext<ListedEntry>()
  const ids = data.map(({ id }) => id)
  const isEach = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  return (
    <Checkbox
      checked={isEach}
      onChange={() => onSelect(isEach ? [] : ids)}
      slotProps={{ input: { 'aria-label': words.chooseAll } }}
    />
  )
}
