import type { BlockForm } from '../form.ts'
import { anchorField, firstWords } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Frage', en: 'Question' },
  description: { de: 'Eine Frage mit ihrer Antwort.', en: 'A question with its answer.' },
  keywords: { de: ['Antwort'], en: ['answer'] },
  group: 'lists',
  isOffered: false,
  drawing: <path d="M12 20h72M12 46h72M16 28h40M16 38h56M76 28h6" />,
  create: () => ({ fields: {} }),
  summary: firstWords('content', 'text'),
  fields: [
    { kind: 'line', field: 'content', label: { de: 'Frage', en: 'Question' } },
    { kind: 'rich', field: 'text', label: { de: 'Antwort', en: 'Answer' } },
    {
      ...anchorField('content'),
      hint: {
        de: 'Ein Link hierher klappt die Antwort auf.',
        en: 'A link to here unfolds the answer.',
      },
    },
  ],
  inPlace: [
    { field: 'content', kind: 'line', selector: 'summary > span:first-child' },
    { field: 'text', kind: 'rich', selector: 'details > div' },
  ],
}
