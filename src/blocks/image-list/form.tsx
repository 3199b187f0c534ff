import type { BlockForm } from '../form.ts'
import { anchorField, pictureOnly } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Bildergalerie', en: 'Picture gallery' },
  description: {
    de: 'Mehrere Bilder, als Slider oder im Raster.',
    en: 'Several pictures, to slide through or in a grid.',
  },
  keywords: {
    de: ['Bilderstrecke', 'Slider', 'Karussell', 'Fotos', 'Bilderliste', 'Raster'],
    en: ['picture series', 'slider', 'carousel', 'photos', 'image list', 'grid'],
  },
  group: 'pictures',
  isOffered: true,
  rank: 60,
  drawing: (
    <>
      <path d="M10 14h36v30H10zM52 14h28v30H52zM86 14v30" />
      <path d="M10 38l12-10 10 8 6-5 8 7M52 38l10-8 18 10" />
      <path d="M40 54h6M50 54h6" />
    </>
  ),
  create: () => ({
    fields: {},
    children: [1, 2, 3].map(() => ({ type: 'image-item', fields: {} })),
  }),
  pictures: {
    read: ({ children = [] }) => children.map(({ fields }) => fields),
    write: (parts) => [
      {
        fields: {},
        children: parts.map((part) => ({ type: 'image-item', fields: pictureOnly(part) })),
      },
    ],
  },
  summary: () => '',
  fields: [
    {
      kind: 'choice',
      field: 'extra_class',
      label: { de: 'Darstellung', en: 'Appearance' },
      options: [
        { value: 'slider', name: { de: 'Slider', en: 'Slider' } },
        { value: 'grid', name: { de: 'Raster', en: 'Grid' } },
      ],
    },
    anchorField(),
  ],
  inPlace: [],
}
