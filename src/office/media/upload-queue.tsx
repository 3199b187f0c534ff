import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { Link } from 'react-admin'
import type { QueuedUpload, Uploads } from '#fields/media-upload/use-uploads.ts'
import { resources } from '../data/resources.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** The uploads of this window, with their progress, and what can be done with each. Renders nothing without any. */
export function UploadQueue({ uploads, resume, cancel, clear }: Uploads) {
  const { queue: words } = useOfficeMessages().media
  const finished = uploads.filter(({ media }) => media !== null).length
  if (uploads.length === 0) return null
  return (
    <Box
      component="section"
      aria-label={words.title}
      sx={{ border: 1, borderColor: 'divider', padding: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flex: '1 1 10rem' }}>
          {words.title}
        </Typography>
        <output className="visually-hidden">{finished > 0 && words.done(finished)}</output>
        {finished > 0 && (
          <Button size="small" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: '40vh', overflowY: 'auto' }}
      >
        {uploads.map((upload) => (
          <Row
            key={upload.key}
            upload={upload}
            onResume={() => resume(upload.key)}
            onCancel={() => cancel(upload.key)}
          />
        ))}
      </Box>
    </Box>
  )
}

function Row(props: { upload: QueuedUpload; onResume: () => void; onCancel: () => void }) {
  const { upload, onResume, onCancel } = props
  const { queue: words } = useOfficeMessages().media
  const { name, state, progress, media, fault } = upload
  const isFault = state === 'refused' || state === 'broken'
  const said = words.states[state === 'running' && progress >= 1 ? 'finishing' : state]
  const isOpen = media === null && state !== 'refused'
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, alignItems: 'center' }}
    >
      <Box sx={{ minWidth: 0, paddingBlock: 0.5 }}>
        <Typography variant="body2" noWrap title={name}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          role={isFault ? 'alert' : undefined}
          color={isFault ? 'error' : 'textSecondary'}
        >
          {said}
          {state === 'running' && progress < 1 && ` · ${Math.floor(progress * 100)} %`}
          {fault !== null && `: ${fault}`}
          {state === 'broken' && `. ${words.brokenHint}`}
        </Typography>
        {(state === 'running' || state === 'waiting') && (
          <LinearProgress
            aria-label={name}
            variant={state === 'running' && progress >= 1 ? 'indeterminate' : 'determinate'}
            value={progress * 100}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {state === 'broken' && <Button onClick={onResume}>{words.resume}</Button>}
        {media && (
          <Button
            component={Link}
            to={`/${resources.media.name}/${media.id}`}
            aria-label={`${words.open}: ${name}`}
          >
            {words.open}
          </Button>
        )}
        <IconButton aria-label={isOpen ? words.cancel(name) : words.remove(name)} onClick={onCancel}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
