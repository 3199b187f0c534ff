import type { BlockForm } from '../form.ts'
import { copyrightField, firstWords, lengthField, newFigure, pictureField } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Film', en: 'Film' },
  description: { de: 'Ein Film einer Videoliste.', en: 'One film of a video list.' },
  keywords: { de: ['Video'], en: ['video'] },
  group: 'players',
  isOffered: false,
  drawing: (
    <>
      <path d="M24 8h48v28H24z" />
      <path d="M43 16l11 6-11 6z" />
      <path d="M24 44h30M24 52h44" />
    </>
  ),
  create: () => ({ fields: { image: newFigure() } }),
  summary: firstWords('title', 'content', 'image_alt'),
  fields: [
    { kind: 'embed', field: 'video_url', embed: 'video', label: { de: 'Video', en: 'Video' } },
    { kind: 'line', field: 'title', label: { de: 'Titel', en: 'Title' } },
    lengthField,
    { kind: 'rich', field: 'content', isOptional: true, label: { de: 'Beschreibung', en: 'Description' } },
    {
      ...pictureField('prussian', { credit: 'image_copyright' }),
      hint: { de: 'Zu sehen, bevor der Film geladen wird.', en: 'Shown before the film is loaded.' },
    },
    copyrightField('image_copyright'),
  ],
  inPlace: [
    {
      field: 'title',
      kind: 'line',
      selector: 'p > span:first-child',
      isShown: ({ title }) => typeof title === 'string' && title !== '',
    },
    { field: 'content', kind: 'rich', selector: '[class*="content"]' },
  ],
}
