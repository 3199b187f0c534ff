import type { BlockForm } from '../form.ts'
import { anchorField, newFigure } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Teaser-Liste', en: 'Teaser list' },
  description: {
    de: 'Mehrere Teaser nebeneinander, jeder mit Bild.',
    en: 'Several teasers side by side, each with a picture.',
  },
  keywords: {
    de: ['Kacheln', 'Karten', 'Anreißer', 'Übersicht', 'Slider', 'Raster'],
    en: ['tiles', 'cards', 'overview', 'slider', 'grid', 'promotion'],
  },
  group: 'lists',
  isOffered: true,
  rank: 80,
  drawing: (
    <>
      <path d="M8 12h23v20H8zM37 12h23v20H37zM66 12h23v20H66z" />
      <path d="M8 40h20M37 40h20M66 40h20" strokeWidth="3" />
      <path d="M8 48h23M8 54h15M37 48h23M37 54h12M66 48h23M66 54h17" />
    </>
  ),
  create: () => ({
    fields: {},
    children: [1, 2, 3].map(() => ({ type: 'teaser-item', fields: { image: newFigure() } })),
  }),
  summary: () => '',
  fields: [
    {
      kind: 'choice',
      field: 'extra_class',
      label: { de: 'Darstellung', en: 'Appearance' },
      options: [
        { value: 'standard', name: { de: 'Nebeneinander', en: 'Side by side' } },
        { value: 'slide', name: { de: 'Slider', en: 'Slider' } },
        { value: 'grid', name: { de: 'Enges Raster', en: 'Dense grid' } },
      ],
    },
    anchorField(),
  ],
  inPlace: [],
}
