import { Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** The ratios in which the site crops pictures: stage, blocks, lists. */
const ratios = { stage: 21 / 9, wide: 16 / 9, list: 4 / 3, square: 1, upright: 4 / 5 } as const
const names = ['stage', 'wide', 'list', 'square', 'upright'] as const

/** The picture as the site crops it around its focal point. */
export function CropPreviews({ src }: { src: string }) {
  const { page: messages } = useOfficeMessages().media
  const [x, y]: unknown[] = useWatch({ name: ['focal_x', 'focal_y'] })
  const percent = (share: unknown) => `${(typeof share === 'number' ? share : 0.5) * 100}%`
  return (
    <Box>
      <Typography variant="h3" component="h2" gutterBottom>
        {messages.crops}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        {names.map((name) => (
          <Box component="figure" key={name} sx={{ margin: 0 }}>
            <Box
              component="img"
              src={src}
              alt=""
              style={{ objectPosition: `${percent(x)} ${percent(y)}` }}
              sx={{ display: 'block', height: 84, width: Math.round(84 * ratios[name]), objectFit: 'cover' }}
            />
            <Typography variant="body2" component="figcaption" color="textSecondary">
              {messages.ratios[name]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
