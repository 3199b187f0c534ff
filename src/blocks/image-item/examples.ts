import { inWords } from '#design/examples.ts'
import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Image item',
  intro: 'One picture of an image list.',
  examples: [
    {
      name: 'With caption and copyright',
      block: (language) => ({
        type: 'image-item',
        fields: {
          image: 'figure:example-item',
          image_alt: inWords(language, 'Ein Stern aus Sand', 'A star of sand'),
          description: inWords(language, 'Auf dem Ton a', 'On the note A'),
          copyright: inWords(language, 'Hausarchiv', 'House archive'),
        },
      }),
    },
    {
      name: 'Picture alone',
      block: () => ({ type: 'image-item', fields: { image: 'figure:example-alone' } }),
    },
  ],
} satisfies BlockExamples
