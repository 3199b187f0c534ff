import type { BlockForm } from '../form.ts'
import { anchorField, firstWords, richParagraphs, richTextOf } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Text', en: 'Text' },
  description: {
    de: 'Fließtext mit Fett, Kursiv, Links und Listen.',
    en: 'Running text with bold, italics, links and lists.',
  },
  keywords: {
    de: ['Absatz', 'Fließtext', 'Liste', 'Aufzählung'],
    en: ['paragraph', 'copy', 'list', 'bullets'],
  },
  group: 'text',
  isOffered: true,
  rank: 20,
  drawing: <path d="M12 14h72M12 22h72M12 30h60M12 42h72M12 50h44" />,
  create: () => ({ fields: {} }),
  words: {
    read: ({ fields }) => richParagraphs(fields['content']),
    write: (parts) => [{ fields: { content: richTextOf(parts) } }],
  },
  summary: firstWords('content'),
  fields: [
    { kind: 'rich', field: 'content', label: { de: 'Text', en: 'Text' } },
    {
      kind: 'flag',
      field: 'add_additional_space',
      label: { de: 'Mehr Abstand darunter', en: 'More space below' },
    },
    anchorField(),
  ],
  inPlace: [{ field: 'content', kind: 'rich', selector: ':scope' }],
}
