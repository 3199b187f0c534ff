import type { BlockForm } from '../form.ts'
import { hasOwnCaption } from '../picture.ts'
import {
  anchorField,
  copyrightField,
  firstWords,
  linkField,
  pictureField,
  pictureOnly,
} from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Bild', en: 'Picture' },
  description: {
    de: 'Ein Bild mit Unterschrift; ein Klick zeigt es groß.',
    en: 'One picture with a caption; a click enlarges it.',
  },
  keywords: {
    de: ['Foto', 'Fotografie', 'Abbildung', 'Klangfigur', 'Grafik'],
    en: ['image', 'photo', 'photograph', 'figure', 'illustration'],
  },
  group: 'pictures',
  isOffered: true,
  rank: 50,
  drawing: (
    <>
      <path d="M16 10h64v38H16z" />
      <path d="M16 42l18-16 14 12 12-9 20 16" />
      <circle cx="64" cy="21" r="4" />
      <path d="M16 56h34" />
    </>
  ),
  create: () => ({ fields: {} }),
  ofFile: { image: ({ reference }) => ({ image: reference }) },
  pictures: {
    read: ({ fields }) => [fields],
    write: (parts) => parts.map((part) => ({ fields: pictureOnly(part) })),
  },
  summary: firstWords('description', 'image_alt'),
  fields: [
    {
      kind: 'choice',
      field: 'alias',
      label: { de: 'Größe', en: 'Size' },
      options: [
        { value: 'big', name: { de: 'Groß', en: 'Large' } },
        { value: 'medium', name: { de: 'Mittel', en: 'Medium' } },
        { value: 'small', name: { de: 'Klein', en: 'Small' } },
        { value: 'vertical', name: { de: 'Hochkant', en: 'Upright' } },
        { value: 'horizontal', name: { de: 'Quer', en: 'Wide' } },
      ],
    },
    pictureField('prussian', {
      caption: 'description',
      credit: 'copyright',
      linkedBy: 'link',
    }),
    {
      kind: 'lines',
      field: 'description',
      rows: 2,
      isOneLine: true,
      label: { de: 'Bildunterschrift', en: 'Caption' },
    },
    {
      kind: 'flag',
      field: 'has_text',
      demands: 'text',
      label: {
        de: 'Das Bild enthält Text, etwa ein Plakat',
        en: 'The picture contains text, such as a poster',
      },
    },
    {
      kind: 'lines',
      field: 'text',
      rows: 4,
      label: { de: 'Der Text im Bild', en: 'The text in the picture' },
      hint: {
        de: 'Steht zum Aufklappen unter dem Bild, für alle, die ihn dort nicht lesen können.',
        en: 'Unfolds below the picture, for everyone who can’t read it there.',
      },
      isWanted: ({ has_text }) => has_text === true,
    },
    copyrightField('copyright'),
    {
      ...linkField,
      hint: {
        de: 'Ohne Ziel öffnet ein Klick das Bild groß.',
        en: 'Without a target, a click enlarges the picture.',
      },
    },
    anchorField('description'),
  ],
  inPlace: [{ field: 'description', kind: 'line', selector: 'figcaption > span', isShown: hasOwnCaption }],
}
