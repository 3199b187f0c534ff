import { Box, Typography } from '@mui/material'
import {
  BulkActionsToolbar,
  DataTable,
  Link,
  ListBase,
  Pagination,
  useCreatePath,
  useListContext,
} from 'react-admin'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import type { ListedEntry } from '../data/entries.ts'
import { resources } from '../data/resources.ts'
import { EmptySlot } from '../frame/empty-place.tsx'
import { PageHeading } from '../frame/page-heading.tsx'
import { stackedRows } from '../frame/stacked-rows.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { EntryBulkActions } from './entry-bulk-actions.tsx'
import { EntryCheckbox, PageCheckbox } from './entry-checkbox.tsx'
import { EntryExport } from './entry-export.tsx'
import { EntryFilterForm } from './entry-filter-form.tsx'
import { EntryMarks } from './entry-marks.tsx'

const onlyWide = { display: { xs: 'none', md: 'table-cell' } }

/** The entries of forms, the newest first. */
export function EntryList() {
  return (
    <ListBase resource={resources.entries.name} perPage={50} sort={{ field: 'submitted_at', order: 'DESC' }}>
      <Entries />
    </ListBase>
  )
}

function Entries() {
  const { entries: messages } = useOfficeMessages()
  const { total, filterValues, isPending } = useListContext<ListedEntry>()
  const isEmpty = !isPending && total === 0 && Object.keys(filterValues).length === 0
  return (
    <>
      <PageHeading title={messages.title}>{!isEmpty && <EntryExport />}</PageHeading>
      {isEmpty ? (
        <EmptySlot title={messages.empty} />
      ) : (
        <>
          <EntryFilterForm />
          <Box sx={{ position: 'relative' }}>
            <BulkActionsToolbar>
              <EntryBulkActions />
            </BulkActionsToolbar>
            <EntryTable />
          </Box>
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </>
      )}
    </>
  )
}

function EntryTable() {
  const { entries: messages } = useOfficeMessages()
  const language = useLanguage()
  const createPath = useCreatePath()
  return (
    <Box sx={{ overflowX: 'auto', ...stackedRows }}>
      <DataTable<ListedEntry>
        rowClick={false}
        bulkActionButtons={false}
        rowSx={({ is_read: isRead, is_test: isTest }: ListedEntry) => ({
          '& .MuiTableCell-root': { fontWeight: isRead || isTest ? 400 : 700 },
        })}
      >
        <DataTable.Col<ListedEntry>
          source="id"
          label={<PageCheckbox />}
          disableSort
          cellClassName="choose"
          sx={{ width: 60, padding: 0.5 }}
          render={(entry) => <EntryCheckbox entry={entry} />}
        />
        <DataTable.Col<ListedEntry>
          source="submitted_at"
          label={messages.columns.submitted_at}
          sortByOrder="DESC"
          render={({ id, submitted_at: at }) => (
            <Link
              to={createPath({ resource: resources.entries.name, type: 'edit', id })}
              sx={{ fontWeight: 'inherit', whiteSpace: { sm: 'nowrap' } }}
            >
              {readableInstant(new Date(at), language)}
            </Link>
          )}
        />
        <DataTable.Col<ListedEntry>
          source="form.title"
          label={messages.columns.form}
          disableSort
          sx={onlyWide}
          render={({ form }) => pickLanguage(form.title, language)}
        />
        <DataTable.Col<ListedEntry>
          source="summary"
          label={messages.columns.summary}
          disableSort
          render={({ email, summary }) => (
            <>
              <Typography variant="body2" sx={{ fontWeight: 'inherit', overflowWrap: 'anywhere' }}>
                {email}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {summary}
              </Typography>
            </>
          )}
        />
        <DataTable.Col<ListedEntry>
          source="is_done"
          label={messages.columns.state}
          disableSort
          render={(entry) => <EntryMarks entry={entry} />}
        />
      </DataTable>
    </Box>
  )
}
