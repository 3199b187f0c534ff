import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import UploadIcon from '@mui/icons-material/UploadOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { ListBase, Pagination, useListContext, useNotify, useRefresh } from 'react-admin'
import { acceptedImages, acceptedMedia } from '#contracts/media-files.ts'
import { useGivenFiles } from '#fields/media-upload/use-given-files.ts'
import { maxAtOnce } from '#fields/media-upload/upload-queue.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import type { ListedMedia } from '../data/media.ts'
import { resources } from '../data/resources.ts'
import { EmptySlot } from '../frame/empty-place.tsx'
import { PageHeading } from '../frame/page-heading.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { FileButton } from './file-button.tsx'
import { MediaCard } from './media-card.tsx'
import { MediaFilters } from './media-filters.tsx'
import { useOfficeQueue } from './uploads-context.tsx'

/** The library as a grid, with uploads by button, drop, paste and camera. */
export function MediaList() {
  return (
    <ListBase
      resource={resources.media.name}
      perPage={48}
      sort={{ field: 'id', order: 'DESC' }}
      // The page itself says what failed.
      queryOptions={{ onError: () => {} }}
    >
      <Library />
    </ListBase>
  )
}

function Library() {
  const { media: messages } = useOfficeMessages()
  const { data = [], total, error, filterValues, setFilters, refetch } = useListContext<ListedMedia>()
  const refresh = useRefresh()
  const queue = useOfficeQueue()
  const notify = useNotify()
  const { tooMany } = useLazyMessages(mediaUploadsMessages)
  const add = (files: File[]) => {
    if (!queue.add(files, { onDone: refresh })) notify(tooMany(files.length, maxAtOnce), { type: 'error' })
  }
  const isOver = useGivenFiles(add)
  const isFiltered = Object.keys(filterValues).length > 0
  const isEmpty = total === 0 && !isFiltered
  return (
    <>
      <PageHeading title={messages.title}>
        <FileButton
          accept={acceptedImages}
          usesCamera
          variant="outlined"
          startIcon={<CameraIcon />}
          onFiles={add}
          sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}
        >
          {messages.camera}
        </FileButton>
        <FileButton
          accept={acceptedMedia}
          isMultiple
          variant="contained"
          startIcon={<UploadIcon />}
          onFiles={add}
        >
          {messages.upload}
        </FileButton>
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {error && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {messages.again}
              </Button>
            }
          >
            {messages.notLoaded}
          </Alert>
        )}
        {isEmpty ? (
          <EmptySlot title={messages.empty}>
            <Typography>{messages.hint}</Typography>
          </EmptySlot>
        ) : (
          <>
            <MediaFilters />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Typography component="output" variant="body2" color="textSecondary">
                {total === 0 ? messages.none : total !== undefined && messages.count(total)}
              </Typography>
              {isFiltered && total === 0 && (
                <Button variant="outlined" size="small" onClick={() => setFilters({}, [])}>
                  {messages.showAll}
                </Button>
              )}
            </Box>
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                margin: 0,
                padding: 0,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 180px), 1fr))',
              }}
            >
              {data.map((item) => (
                <MediaCard key={item.id} item={item} />
              ))}
            </Box>
            {data.length > 0 && <Pagination rowsPerPageOptions={[24, 48, 96]} />}
          </>
        )}
      </Box>
      {isOver && <DropTarget text={messages.drop} />}
    </>
  )
}

/** Covers the window while files are dragged over it. */
function DropTarget({ text }: { text: string }) {
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: '60px 12px 12px',
        zIndex: 'modal',
        pointerEvents: 'none',
        display: 'grid',
        placeItems: 'center',
        border: '3px dashed',
        borderColor: 'text.primary',
        backgroundColor: 'background.paper',
        opacity: 0.92,
      }}
    >
      <Typography variant="h1" component="p">
        {text}
      </Typography>
    </Box>
  )
}
