import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import type { BlockExample, BlockExamples } from '../block-examples.ts'
import { longWord } from '../example-words.ts'

const links = { 'page:5': '/#membership' }

export default {
  title: 'Full teaser',
  intro: 'One way on, as wide as its column. The text has at most 256 characters.',
  examples: [
    teaser('Picture above', 'default'),
    teaser('Picture on the right', 'image-right'),
    teaser('Picture on the left', 'image-left'),
    {
      name: 'Without a picture',
      links,
      block: (language) => ({
        type: 'full-teaser',
        fields: { ...words(language), extra_class: 'image-left' },
      }),
    },
    {
      name: 'A very long word, nothing else',
      block: (language) => ({
        type: 'full-teaser',
        fields: { image: 'figure:example-word', headline: longWord(language), extra_class: 'image-right' },
      }),
    },
    {
      name: 'Exactly 256 characters',
      links,
      block: (language) => ({
        type: 'full-teaser',
        fields: {
          ...words(language),
          image: 'figure:example-256',
          text: `${words(language).text} `.repeat(8).slice(0, 255).trim().padEnd(256, '.'),
        },
      }),
    },
  ],
} satisfies BlockExamples

function teaser(name: string, extra_class: string): BlockExample {
  return {
    name,
    links,
    block: (language) => ({
      type: 'full-teaser',
      fields: { ...words(language), image: `figure:example-full-${extra_class}`, extra_class },
    }),
  }
}

function words(language: Language) {
  return {
    preline: inWords(language, 'Freundeskreis', 'Friends'),
    headline: inWords(language, 'Mitglied werden', 'Become a member'),
    text: inWords(
      language,
      'Ab 60 Euro im Jahr: früher kaufen, zur Generalprobe kommen und Menschen treffen, die auch zu früh da sind.',
      'From 60 euros a year: buy earlier, come to dress rehearsals and meet people who also arrive too soon.',
    ),
    link: 'page:5',
    link_text: inWords(language, 'Zur Mitgliedschaft', 'Membership'),
  }
}
