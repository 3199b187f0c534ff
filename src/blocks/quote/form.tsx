import type { BlockForm } from '../form.ts'
import { anchorField, firstWords, languageField, plainParagraphs } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Zitat', en: 'Quote' },
  description: {
    de: 'Ein Satz für sich, und wer ihn gesagt hat.',
    en: 'A sentence that stands for itself, and who said it.',
  },
  keywords: {
    de: ['Ausspruch', 'Stimme', 'Hervorhebung', 'Motto'],
    en: ['citation', 'voice', 'pull quote', 'motto'],
  },
  group: 'text',
  isOffered: true,
  rank: 30,
  drawing: (
    <>
      <path d="M12 12h72" />
      <path d="M16 30c0-5 3-8 7-9M16 30h6v-5M27 30c0-5 3-8 7-9M27 30h6v-5" />
      <path d="M42 25h38M42 34h30" strokeWidth="3" />
      <path d="M42 48h20" />
    </>
  ),
  create: () => ({ fields: {} }),
  words: {
    read: ({ fields }) => plainParagraphs(fields['content']),
    write: (parts) => [{ fields: { content: parts.join('\n') } }],
  },
  summary: firstWords('content', 'author'),
  fields: [
    { kind: 'lines', field: 'content', rows: 3, label: { de: 'Zitat', en: 'Quote' } },
    {
      kind: 'line',
      field: 'author',
      label: { de: 'Urheber:in', en: 'Author' },
    },
    languageField,
    anchorField('author'),
  ],
  inPlace: [
    { field: 'content', kind: 'lines', selector: 'blockquote > p' },
    { field: 'author', kind: 'line', selector: 'figcaption' },
  ],
}
