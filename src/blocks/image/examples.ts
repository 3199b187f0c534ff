import { inWords } from '#design/examples.ts'
import type { BlockExample, BlockExamples } from '../block-examples.ts'
import { someLines } from '../example-words.ts'

const aliases = ['big', 'medium', 'small', 'vertical', 'horizontal'] as const
const names: Record<(typeof aliases)[number], string> = {
  big: 'Big: as wide as its column',
  medium: 'Medium',
  small: 'Small',
  vertical: 'Vertical: 400 × 500',
  horizontal: 'Horizontal: 1240 × 700',
}

const examples: BlockExamples = {
  title: 'Image',
  intro: 'One picture, which opens over the whole screen unless it links to something.',
  examples: [
    ...aliases.map((alias): BlockExample => ({
      name: names[alias],
      block: (language) => ({
        type: 'image',
        fields: {
          alias,
          image: `figure:example-${alias}`,
          description: inWords(
            language,
            'Sand auf einer Platte, gestrichen auf d',
            'Sand on a plate, bowed on D',
          ),
          copyright: inWords(language, 'Hausarchiv', 'House archive'),
        },
      }),
    })),
    {
      name: 'A poster, with its text',
      block: (language) => ({
        type: 'image',
        fields: {
          alias: 'small',
          image: 'figure:example-poster',
          image_alt: inWords(language, 'Plakat der Orgelnacht', 'Poster of the organ night'),
          has_text: true,
          text: inWords(
            language,
            'Orgelnacht\nSamstag, 21 Uhr\nEintritt frei',
            'Organ night\nSaturday, 9 pm\nFree admission',
          ),
        },
      }),
    },
    {
      name: 'With a link, without a caption',
      links: { 'page:7': '/#halls' },
      block: (language) => ({
        type: 'image',
        fields: {
          alias: 'small',
          image: 'figure:example-linked',
          image_alt: inWords(language, 'Zu den Sälen', 'To the halls'),
          link: 'page:7',
        },
      }),
    },
    {
      name: 'A photograph with a long caption',
      links: { 'media:4': '/favicon.svg' },
      block: (language) => ({
        type: 'image',
        fields: {
          alias: 'small',
          image: 'media:4',
          image_alt: inWords(language, 'Das Zeichen des Hauses', 'The sign of the house'),
          description: someLines(language),
          copyright: '© Konzerthaus am Beispielplatz',
        },
      }),
    },
  ],
}

export default examples
