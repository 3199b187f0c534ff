import AudioIcon from '@mui/icons-material/AudiotrackOutlined'
import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Box, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { positionOf, readPhoto } from '#design/picture/photo-address.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { readableSize } from '#i18n/readable-size.ts'
import type { ListedMedia } from '../data/media.ts'
import { resources } from '../data/resources.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** An item in the grid: its picture, its name, and missing texts. */
export function MediaCard({ item }: { item: ListedMedia }) {
  const { media: messages } = useOfficeMessages()
  const language = useLanguage()
  const { id, kind, name, size, width, height, alt, is_decorative: isDecorative, is_used: isUsed } = item
  const isUndescribed = kind === 'image' && !isDecorative && (alt.de === '' || alt.en === '')
  const facts = width !== null && height !== null ? `${width} × ${height}` : readableSize(size, language)
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Link to={`/${resources.media.name}/${id}`} sx={{ display: 'block', color: 'inherit' }}>
        <MediaThumb item={item} />
        <Typography
          variant="body2"
          title={name}
          sx={{
            fontWeight: 600,
            marginTop: 0.5,
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {name}
        </Typography>
      </Link>
      <Typography variant="body2" color="textSecondary">
        {messages.kindOf[kind]} · {facts}
      </Typography>
      {isUndescribed && (
        <Typography variant="body2" color="warning">
          {messages.noAlt}
        </Typography>
      )}
      {!isUsed && (
        <Typography variant="body2" color="textSecondary">
          {messages.notUsed}
        </Typography>
      )}
    </Box>
  )
}

/** The thumbnail of an item; an icon if it has none. */
function MediaThumb({ item: { kind, thumb } }: { item: Pick<ListedMedia, 'kind' | 'thumb'> }) {
  const photo = thumb === null ? null : readPhoto(thumb)
  const Sign = kind === 'audio' ? AudioIcon : DocumentIcon
  return (
    <Box
      sx={{
        aspectRatio: '4 / 3',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        backgroundColor: 'action.hover',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {thumb === null ? (
        <Sign sx={{ fontSize: 48, color: 'text.secondary' }} />
      ) : (
        <Box
          component="img"
          src={thumb}
          alt=""
          loading="lazy"
          sx={{
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            objectPosition: photo ? positionOf(photo.focus) : undefined,
            minHeight: 0,
          }}
        />
      )}
    </Box>
  )
}
