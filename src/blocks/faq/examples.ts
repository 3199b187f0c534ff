import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import type { BlockExamples, StoredExample } from '../block-examples.ts'
import { longWord, paragraphs, someLines } from '../example-words.ts'

export default {
  title: 'FAQ',
  intro: 'Questions that unfold. A link to an answer opens it.',
  examples: [
    {
      name: 'Questions',
      block: (language) => ({
        type: 'faq',
        fields: { anchor: 'example-questions' },
        children: [
          question(inWords(language, 'Was ziehe ich an?', 'What do I wear?'), language, 'example-dress'),
          question(longWord(language), language),
          question(
            inWords(
              language,
              'Komme ich noch hinein, wenn die Straßenbahn steht und das Konzert schon angefangen hat?',
              'Will I be let in when the tram is stuck and the concert has begun?',
            ),
            language,
          ),
        ],
      }),
    },
    {
      name: 'One',
      block: (language) => ({
        type: 'faq',
        fields: {},
        children: [question(inWords(language, 'Wann klatsche ich?', 'When do I clap?'), language)],
      }),
    },
  ],
} satisfies BlockExamples

function question(content: string, language: Language, anchor = ''): StoredExample {
  return { type: 'faq-item', fields: { content, text: paragraphs(someLines(language)), anchor } }
}
