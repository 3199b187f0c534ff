import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import {
  DataTable,
  FilterLiveSearch,
  Link,
  ListBase,
  Pagination,
  useCreatePath,
  useListContext,
} from 'react-admin'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import type { ListedForm } from '../data/records.ts'
import { resources } from '../data/resources.ts'
import { EmptySlot } from '../frame/empty-place.tsx'
import { PageHeading } from '../frame/page-heading.tsx'
import { stackedRows } from '../frame/stacked-rows.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { entriesPath } from './entries-path.ts'
import { FormState } from './form-state.tsx'

const onlyWide = { display: { xs: 'none', sm: 'table-cell' } }

/** All forms, with the numbers of their entries. */
export function FormList() {
  return (
    <ListBase resource={resources.forms.name} perPage={50} sort={{ field: 'title', order: 'ASC' }}>
      <Forms />
    </ListBase>
  )
}

function Forms() {
  const { forms: messages } = useOfficeMessages()
  const { total, filterValues, isPending } = useListContext<ListedForm>()
  const createPath = useCreatePath()
  const create = createPath({ resource: resources.forms.name, type: 'create' })
  const isEmpty = !isPending && total === 0 && Object.keys(filterValues).length === 0
  const createButton = (
    <Button component={Link} to={create} variant="contained" startIcon={<AddIcon />}>
      {messages.create}
    </Button>
  )
  return (
    <>
      <PageHeading title={messages.title}>{!isEmpty && createButton}</PageHeading>
      {isEmpty ? (
        <EmptySlot title={messages.empty}>
          <Typography>{messages.emptyHint}</Typography>
          {createButton}
        </EmptySlot>
      ) : (
        <>
          <Box sx={{ maxWidth: 420 }}>
            <FilterLiveSearch source="query" label={messages.search} fullWidth hiddenLabel={false} />
          </Box>
          <FormTable />
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </>
      )}
    </>
  )
}

function FormTable() {
  const { forms: messages } = useOfficeMessages()
  const language = useLanguage()
  const createPath = useCreatePath()
  return (
    <Box sx={{ overflowX: 'auto', ...stackedRows }}>
      <DataTable<ListedForm> rowClick={false} bulkActionButtons={false} hiddenColumns={[]}>
        <DataTable.Col<ListedForm>
          source="title"
          label={messages.columns.title}
          render={({ id, title, slug, entries, unread }) => (
            <>
              <Link
                to={createPath({ resource: resources.forms.name, type: 'edit', id })}
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {pickLanguage(title, language)}
              </Link>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {slug}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                {messages.counts(entries, unread)}
              </Typography>
            </>
          )}
        />
        <DataTable.Col<ListedForm>
          source="state"
          label={messages.columns.state}
          disableSort
          render={({ state }) => <FormState state={state} />}
        />
        <DataTable.NumberCol<ListedForm>
          source="entries"
          label={messages.columns.entries}
          sortByOrder="DESC"
          sx={onlyWide}
          render={({ id, entries }) => (entries === 0 ? '0' : <Link to={entriesPath(id)}>{entries}</Link>)}
        />
        <DataTable.NumberCol<ListedForm>
          source="unread"
          label={messages.columns.unread}
          sortByOrder="DESC"
          sx={onlyWide}
          cellSx={(record: ListedForm) => ({ fontWeight: record.unread > 0 ? 700 : 400 })}
        />
        <DataTable.Col<ListedForm>
          source="updated_at"
          label={messages.columns.updated_at}
          sortByOrder="DESC"
          sx={onlyWide}
          render={({ updated_at: at }) => readableInstant(new Date(at), language)}
        />
      </DataTable>
    </Box>
  )
}
