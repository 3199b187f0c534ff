import type { BlockForm } from '../form.ts'
import { anchorField } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  description: {
    de: 'Fragen, die sich aufklappen lassen.',
    en: 'Questions that unfold.',
  },
  keywords: {
    de: ['FAQ', 'Akkordeon', 'Aufklappen', 'Hilfe', 'häufige Fragen'],
    en: ['FAQ', 'accordion', 'unfold', 'help', 'frequently asked'],
  },
  group: 'lists',
  isOffered: true,
  rank: 90,
  drawing: (
    <>
      <path d="M12 10h72M12 24h72M12 46h72M12 60h72" />
      <path d="M16 17h40M16 31h34M16 38h52M16 53h44" />
      <path d="M76 17h6M79 14v6M76 31h6M76 53h6M79 50v6" />
    </>
  ),
  create: () => ({
    fields: {},
    children: [1, 2].map(() => ({ type: 'faq-item', fields: {} })),
  }),
  summary: () => '',
  fields: [anchorField()],
  inPlace: [],
}
