import type { BlockForm } from '../form.ts'
import { anchorField, newFigure } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Videoliste', en: 'Video list' },
  description: { de: 'Mehrere Filme nebeneinander.', en: 'Several films side by side.' },
  keywords: {
    de: ['Filme', 'YouTube', 'Vimeo', 'Mediathek'],
    en: ['films', 'YouTube', 'Vimeo', 'media library'],
  },
  group: 'players',
  isOffered: true,
  drawing: (
    <>
      <path d="M8 12h37v24H8zM51 12h37v24H51z" />
      <path d="M23 19l9 5-9 5zM66 19l9 5-9 5z" />
      <path d="M8 44h24M8 51h34M51 44h28M51 51h20" />
    </>
  ),
  create: () => ({
    fields: {},
    children: [1, 2].map(() => ({ type: 'video-item', fields: { image: newFigure() } })),
  }),
  summary: () => '',
  fields: [anchorField()],
  inPlace: [],
}
