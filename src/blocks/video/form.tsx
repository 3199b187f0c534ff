import type { BlockForm } from '../form.ts'
import {
  anchorField,
  copyrightField,
  firstWords,
  lengthField,
  newFigure,
  pictureField,
} from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Video', en: 'Video' },
  description: {
    de: 'Ein eigener Film, oder einer von YouTube oder Vimeo.',
    en: 'A film of your own, or one on YouTube or Vimeo.',
  },
  keywords: {
    de: ['Film', 'YouTube', 'Vimeo', 'Clip', 'Mitschnitt'],
    en: ['film', 'YouTube', 'Vimeo', 'clip', 'recording'],
  },
  group: 'players',
  isOffered: true,
  drawing: (
    <>
      <path d="M14 10h68v38H14z" />
      <path d="M43 21l14 8-14 8z" />
      <path d="M14 56h30" />
    </>
  ),
  create: () => ({ fields: { image: newFigure() } }),
  ofFile: { video: ({ reference, name }) => ({ file: reference, title: name }) },
  summary: firstWords('title', 'image_alt'),
  fields: [
    {
      kind: 'embed',
      field: 'video_url',
      embed: 'video',
      label: { de: 'Video', en: 'Video' },
      isWanted: ({ file }) => !file,
    },
    {
      kind: 'record',
      record: 'media',
      isFilm: true,
      field: 'file',
      label: { de: 'Eigener Film', en: 'Film of your own' },
      hint: {
        de: 'Aus der Mediathek. Er spielt ohne Nachfrage, mit Untertiteln aus seiner Mitschrift.',
        en: 'From the media library. It plays without asking for consent, with captions from its transcript.',
      },
    },
    { kind: 'line', field: 'title', label: { de: 'Titel', en: 'Title' } },
    lengthField,
    {
      ...pictureField('prussian', { credit: 'image_copyright' }),
      hint: { de: 'Zu sehen, bevor der Film geladen wird.', en: 'Shown before the film is loaded.' },
    },
    copyrightField('image_copyright'),
    anchorField('title'),
  ],
  inPlace: [
    {
      field: 'title',
      kind: 'line',
      selector: 'p > span:first-child',
      isShown: ({ title }) => typeof title === 'string' && title !== '',
    },
  ],
}
