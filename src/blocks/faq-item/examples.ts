import { inWords } from '#design/examples.ts'
import type { BlockExamples } from '../block-examples.ts'
import { paragraphs, someLines } from '../example-words.ts'

export default {
  title: 'FAQ item',
  intro: 'One question of an FAQ.',
  examples: [
    {
      name: 'With its answer',
      block: (language) => ({
        type: 'faq-item',
        fields: {
          content: inWords(language, 'Darf ich husten?', 'May I cough?'),
          text: paragraphs(someLines(language), someLines(language)),
          anchor: 'example-cough',
        },
      }),
    },
    {
      name: 'Not answered yet',
      block: (language) => ({
        type: 'faq-item',
        fields: { content: inWords(language, 'Und niesen?', 'And sneeze?') },
      }),
    },
  ],
} satisfies BlockExamples
