import { Box, Button, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { useLocation } from 'react-router'
import { UploadList, type ItemLinkProps } from '#fields/media-upload/upload-list.tsx'
import { hasEnded } from '#fields/media-upload/upload-queue.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import { resources } from '../data/resources.ts'
import { useOfficeQueue } from './uploads-context.tsx'

/**
 * The uploads of this window; those of a part of the page with a list of its own are shown there (`shownBy`). Away from
 * the library, those that have arrived are left out. Renders nothing if there are none.
 */
export function OfficeUploads({ shownBy = null }: { shownBy?: string | null }) {
  const messages = useLazyMessages(mediaUploadsMessages)
  const queue = useOfficeQueue()
  const isInLibrary = useLocation().pathname.startsWith(`/${resources.media.name}`)
  const uploads = useUploads(queue).filter(
    (one) => one.shownBy === shownBy && (isInLibrary || one.media === null),
  )
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
        marginTop: 2,
        typography: 'body2',
        '--upload-error': 'var(--alarm)',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flex: '1 1 10rem' }}>
          {messages.title}
        </Typography>
        <output className="visually-hidden">{arrived > 0 && messages.done(arrived)}</output>
        {uploads.some(hasEnded) && (
          <Button size="small" onClick={() => queue.clear(shownBy ?? undefined)}>
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
