import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { useLanguage } from '#i18n/language-context.tsx'
import type { EntryFilters } from '../data/entries.ts'
import { listQuery } from '../data/data-provider.ts'
import { resources } from '../data/resources.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/**
 * Links to the entries of one form as files, with the filters of the list. Requires one form, because columns differ
 * from form to form.
 */
export function EntryExport() {
  const { export: messages } = useOfficeMessages().entries
  const language = useLanguage()
  const { filterValues } = useListContext()
  const { form, ...filters }: EntryFilters = filterValues
  if (!form)
    return (
      <Typography variant="body2" color="textSecondary">
        {messages.chooseForm}
      </Typography>
    )
  const address = (format: 'csv' | 'xlsx') =>
    `/${language}/api/admin/${resources.forms.path}/${form}/export?${listQuery({ filter: { format, ...filters } })}`
  return (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          href={address(format)}
          download
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-label={`${messages.title}: ${messages[format]}`}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </>
  )
}
