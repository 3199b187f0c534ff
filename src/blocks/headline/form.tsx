import type { BlockForm } from '../form.ts'
import { anchorField, firstWords, languageField, plainParagraphs, prelineField } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Überschrift', en: 'Headline' },
  description: { de: 'Eröffnet einen Abschnitt.', en: 'Opens a section.' },
  keywords: {
    de: ['Titel', 'Zwischenüberschrift', 'Abschnitt', 'Dachzeile'],
    en: ['heading', 'title', 'section', 'subtitle'],
  },
  group: 'text',
  isOffered: true,
  rank: 10,
  drawing: (
    <>
      <path d="M12 20h26" />
      <path d="M12 32h72" strokeWidth="7" />
      <path d="M12 46h44" />
    </>
  ),
  create: () => ({ fields: { headline_level: 2, content: '' } }),
  words: {
    read: ({ fields }) => plainParagraphs(fields['content']),
    write: (parts) => [{ fields: { headline_level: 2, content: parts.join(' ') } }],
  },
  summary: firstWords('content', 'preline', 'subline'),
  fields: [
    {
      kind: 'level',
      field: 'headline_level',
      from: 2,
      to: 6,
      label: { de: 'Ebene', en: 'Level' },
      hint: {
        de: 'Wie im Inhaltsverzeichnis eines Buches, ohne Sprünge. Die 1 hat die Seite selbst.',
        en: 'As in the contents of a book, without gaps. The page itself has level 1.',
      },
    },
    {
      kind: 'choice',
      field: 'extra_class',
      label: { de: 'Ausrichtung', en: 'Alignment' },
      options: [
        { value: 'left', name: { de: 'Links', en: 'Left' }, also: [''] },
        { value: 'centered', name: { de: 'Mitte', en: 'Centred' } },
      ],
    },
    prelineField,
    { kind: 'line', field: 'content', label: { de: 'Überschrift', en: 'Headline' } },
    {
      kind: 'line',
      field: 'subline',
      label: { de: 'Unterzeile', en: 'Subline' },
      hint: { de: 'Ein Satz darunter.', en: 'A sentence below.' },
    },
    languageField,
    anchorField('content'),
    {
      kind: 'line',
      field: 'anchor_text',
      label: { de: 'Name in der Seitennavigation', en: 'Name in the page’s navigation' },
      hint: {
        de: 'Kürzer als die Überschrift, wenn sie dort zu lang wäre.',
        en: 'Shorter than the headline where that would be too long.',
      },
      isRare: true,
      isWanted: ({ anchor }) => anchor !== undefined && anchor !== '',
    },
  ],
  inPlace: [
    { field: 'preline', kind: 'line', selector: '[class*="preline"]' },
    { field: 'content', kind: 'line', selector: ':is(h2, h3, h4, h5, h6)', begins: 'text' },
    { field: 'subline', kind: 'line', selector: '[class*="subline"]' },
  ],
}
