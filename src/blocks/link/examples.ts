import { inWords } from '#design/examples.ts'
import type { BlockExamples } from '../block-examples.ts'
import { longWord } from '../example-words.ts'

const examples: BlockExamples = {
  title: 'Link',
  intro: 'One way on: as a line, or as the button that is the one action of a section.',
  examples: [
    {
      name: 'Plain',
      links: { 'page:3': '/#visit' },
      block: (language) => ({
        type: 'link',
        fields: { content: inWords(language, 'So finden Sie zu uns', 'How to find us'), link: 'page:3' },
      }),
    },
    {
      name: 'As a button',
      links: { 'route:subscriptions': '/#subscriptions' },
      block: (language) => ({
        type: 'link',
        fields: {
          content: inWords(language, 'Zu den Abonnements', 'To the subscriptions'),
          link: 'route:subscriptions',
          extra_class: 'button',
        },
      }),
    },
    {
      name: 'To another window',
      block: (language) => ({
        type: 'link',
        fields: {
          content: inWords(language, 'Fahrplan der Straßenbahn', 'Tram timetable'),
          link: 'https://example.org/tram',
          open_new_window: true,
          anchor: 'example-tram',
        },
      }),
    },
    {
      name: 'A button with a very long word',
      block: (language) => ({
        type: 'link',
        fields: {
          content: longWord(language),
          link: 'https://example.org/',
          extra_class: 'button',
          open_new_window: true,
        },
      }),
    },
  ],
}

export default examples
