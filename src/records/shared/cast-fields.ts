import { newArtist, proposeArtist } from './quick-create.ts'
import { roles } from './roles.ts'

/** Who performs, in a whole event or in one item of its programme. */
export const castFields = {
  artist: {
    kind: 'reference',
    to: 'artist',
    required: true,
    label: { de: 'Wer', en: 'Who' },
    create: newArtist,
    propose: proposeArtist,
  },
  role: {
    kind: 'text',
    localized: true,
    limit: 120,
    label: { de: 'Rolle oder Instrument', en: 'Role or instrument' },
    suggestions: roles,
  },
  note: {
    kind: 'text',
    localized: true,
    isRare: true,
    limit: 200,
    label: { de: 'Hinweis', en: 'Note' },
  },
  replaces: {
    kind: 'reference',
    to: 'artist',
    isRare: true,
    label: { de: 'Springt ein für', en: 'Replaces' },
    create: newArtist,
    propose: proposeArtist,
  },
} as const
