import type { BlockForm } from '../form.ts'
import { hasOwnCaption } from '../picture.ts'
import { copyrightField, firstWords, pictureField } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Bild der Galerie', en: 'Gallery picture' },
  description: { de: 'Ein Bild einer Bildergalerie.', en: 'One picture of a gallery.' },
  keywords: { de: ['Foto'], en: ['photo'] },
  group: 'pictures',
  isOffered: false,
  drawing: (
    <>
      <path d="M20 12h56v36H20z" />
      <path d="M20 42l16-14 12 10 10-8 18 14" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: firstWords('description', 'image_alt'),
  fields: [
    pictureField('prussian', { caption: 'description', credit: 'copyright' }),
    {
      kind: 'lines',
      field: 'description',
      rows: 2,
      isOneLine: true,
      label: { de: 'Bildunterschrift', en: 'Caption' },
    },
    copyrightField('copyright'),
  ],
  inPlace: [{ field: 'description', kind: 'line', selector: 'figcaption > span', isShown: hasOwnCaption }],
}
