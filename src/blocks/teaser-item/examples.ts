import { inWords } from '#design/examples.ts'
import type { BlockExamples } from '../block-examples.ts'
import { longWord, someLines } from '../example-words.ts'

export default {
  title: 'Teaser item',
  intro: 'One way on in a teaser list.',
  examples: [
    {
      name: 'With everything',
      links: { 'page:3': '/#organ' },
      block: (language) => ({
        type: 'teaser-item',
        fields: {
          image: 'figure:example-organ',
          preline: inWords(language, '5.200 Pfeifen', '5,200 pipes'),
          headline: inWords(language, 'Die Orgel', 'The organ'),
          subline: inWords(language, 'Führung samstags um 15 Uhr', 'Tours on Saturdays at 3 pm'),
          text: someLines(language),
          link: 'page:3',
          link_text: inWords(language, 'Zur Orgel', 'To the organ'),
        },
      }),
    },
    {
      name: 'Without a picture, a very long word',
      block: (language) => ({
        type: 'teaser-item',
        fields: { headline: longWord(language), text: someLines(language) },
      }),
    },
    {
      name: 'Link text alone',
      links: { 'page:3': '/#organ' },
      block: (language) => ({
        type: 'teaser-item',
        fields: {
          image: 'figure:example-bare',
          link: 'page:3',
          link_text: inWords(language, 'Zur Orgel', 'To the organ'),
        },
      }),
    },
  ],
} satisfies BlockExamples
