import { inWords } from '#design/examples.ts'
import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Logo item',
  intro: 'One supporter of a logo list.',
  examples: [
    {
      name: 'Logo with link, text and copyright',
      links: { 'media:1': '/favicon.svg', 'page:9': '/#supporters' },
      block: (language) => ({
        type: 'logo-item',
        fields: {
          image: 'media:1',
          image_alt: 'Konzerthaus am Beispielplatz',
          image_copyright: 'Konzerthaus am Beispielplatz',
          link: 'page:9',
          sponsor: 'Konzerthaus am Beispielplatz',
          text: inWords(language, 'Hauptförderung', 'Main sponsor'),
        },
      }),
    },
    { name: 'Name alone', block: () => ({ type: 'logo-item', fields: { sponsor: 'Stiftung Nachhall' } }) },
  ],
} satisfies BlockExamples
