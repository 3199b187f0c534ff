import type { BlockForm } from '../form.ts'
import {
  anchorField,
  firstWords,
  linkField,
  linkTextField,
  newFigure,
  pictureField,
  prelineField,
} from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Großer Teaser', en: 'Full teaser' },
  description: {
    de: 'Bild, kurzer Text und Link über die ganze Breite.',
    en: 'A picture, a short text and a link, full width.',
  },
  keywords: {
    de: ['Anreißer', 'Aufmacher', 'Bühne', 'Banner', 'Bild mit Text'],
    en: ['banner', 'promotion', 'feature', 'picture with text', 'hero'],
  },
  group: 'pictures',
  isOffered: true,
  rank: 70,
  drawing: (
    <>
      <path d="M8 12h46v40H8z" />
      <path d="M8 44l14-12 12 10 8-6 12 10" />
      <path d="M60 26h28" strokeWidth="4" />
      <path d="M60 34h28M60 40h20" />
      <path d="M60 46h16v6H60z" />
    </>
  ),
  create: () => ({ fields: { image: newFigure(), extra_class: 'image-left' } }),
  summary: firstWords('headline', 'preline', 'text', 'link_text'),
  fields: [
    {
      kind: 'choice',
      field: 'extra_class',
      label: { de: 'Darstellung', en: 'Appearance' },
      options: [
        { value: 'default', name: { de: 'Bild oben', en: 'Picture above' } },
        { value: 'image-left', name: { de: 'Bild links', en: 'On the left' } },
        { value: 'image-right', name: { de: 'Bild rechts', en: 'On the right' } },
      ],
    },
    pictureField('plum'),
    prelineField,
    { kind: 'line', field: 'headline', label: { de: 'Überschrift', en: 'Headline' } },
    {
      kind: 'lines',
      field: 'text',
      rows: 4,
      limit: 256,
      label: { de: 'Beschreibung', en: 'Description' },
    },
    linkField,
    linkTextField,
    anchorField('headline'),
  ],
  inPlace: [
    { field: 'preline', kind: 'line', selector: '[class*="preline"]' },
    { field: 'headline', kind: 'line', selector: 'h2' },
    { field: 'text', kind: 'lines', selector: '[class*="text"]' },
    {
      field: 'link_text',
      kind: 'line',
      selector: 'p > a',
      isShown: ({ link_text }) => typeof link_text === 'string' && link_text !== '',
    },
  ],
}
