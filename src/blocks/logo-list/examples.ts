import { inWords } from '#design/examples.ts'
import type { BlockExamples, StoredExample } from '../block-examples.ts'
import { longWord } from '../example-words.ts'

const links = { 'media:1': '/favicon.svg' }
const sponsors = [
  'Sparkasse am Ufer',
  'Stiftung Nachhall',
  'Stadtwerke Beispielstadt',
  'Hafenbahn',
  'Kulturfonds der Länder',
  'Verein der Freunde',
]

export default {
  title: 'Logo list',
  intro: 'Those who support the house: a logo, or the name set in type.',
  examples: [
    {
      name: 'Logos and names',
      links,
      block: (language) => ({
        type: 'logo-list',
        fields: {},
        children: [
          {
            type: 'logo-item',
            fields: { image: 'media:1', sponsor: 'Konzerthaus am Beispielplatz', link: '/' },
          },
          ...sponsors.slice(0, 3).map(logo),
          {
            type: 'logo-item',
            fields: {
              sponsor: longWord(language),
              text: inWords(language, 'Hauptförderung', 'Main sponsor'),
            },
          },
        ],
      }),
    },
    {
      name: 'Twelve, small',
      links,
      block: () => ({
        type: 'logo-list',
        fields: { extra_class: 'small' },
        children: [...sponsors, ...sponsors].map(logo),
      }),
    },
    {
      name: 'One',
      links,
      block: () => ({ type: 'logo-list', fields: {}, children: [logo('Stiftung Nachhall')] }),
    },
  ],
} satisfies BlockExamples

function logo(sponsor: string): StoredExample {
  return { type: 'logo-item', fields: { sponsor, link: 'https://example.org/' } }
}
