import { Box, Link as PlainLink, Typography } from '@mui/material'
import type { MediaRecord } from '../data/media.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** Where an item is used, with links to it. */
export function MediaUses({ uses }: Pick<MediaRecord, 'uses'>) {
  const { page: messages } = useOfficeMessages().media
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" gutterBottom>
        {messages.uses}
      </Typography>
      {uses.length === 0 ? (
        <Typography color="textSecondary">{messages.unused}</Typography>
      ) : (
        <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5 }}>
          {uses.map(({ kind, id, title, path, place }) => (
            <li key={`${kind}-${id}`}>
              {path === null ? title : <PlainLink href={path}>{title}</PlainLink>}{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {messages.useKinds[kind]}, {messages.places[place]}
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
