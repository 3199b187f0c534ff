import { Box, Button, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { UploadList, type ItemLinkProps } from '#fields/media-upload/upload-list.tsx'
import type { QueuedUpload, UploadQueue } from '#fields/media-upload/upload-queue.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import { resources } from '../data/resources.ts'

/** The uploads of this window. Renders nothing without any. */
export function OfficeUploads({ uploads, queue }: { uploads: readonly QueuedUpload[]; queue: UploadQueue }) {
  const messages = useLazyMessages(mediaUploadsMessages)
  const arrived = uploads.filter(({ media }) => media !== null).length
  if (uploads.length === 0) return null
  return (
    <Box
      component="section"
      aria-label={messages.title}
      sx={{
        border: 1,
        borderColor: 'divider',
        padding: 1.5,
        typography: 'body2',
        '--upload-fault': 'var(--alarm)',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flex: '1 1 10rem' }}>
          {messages.title}
        </Typography>
        <output className="visually-hidden">{arrived > 0 && messages.done(arrived)}</output>
        {arrived > 0 && (
          <Button size="small" onClick={queue.clear}>
            {messages.clear}
          </Button>
        )}
      </Box>
      <UploadList {...{ uploads, queue, ItemLink }} />
    </Box>
  )
}

function ItemLink({ id, label }: ItemLinkProps) {
  const messages = useLazyMessages(mediaUploadsMessages)
  return (
    <Link to={`/${resources.media.name}/${id}`} aria-label={label}>
      {messages.open}
    </Link>
  )
}
