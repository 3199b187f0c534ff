import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import type { ContainerExample, ContainerExamples, StoredExample } from './block-examples.ts'
import { longWord, someLines } from './example-words.ts'

const links = { 'page:3': '/#house' }

export default {
  title: 'Container',
  intro:
    'The six arrangements of columns. On a phone they stand one below the other, in the order of reading.',
  examples: [
    layout('100', (language) => [[headline(language, 'Eine Spalte', 'One column'), teaser(language)]]),
    layout('67-33', (language) => [
      [headline(language, 'Zwei Drittel', 'Two thirds'), picture('big')],
      [list(language, 2)],
    ]),
    layout('33-67', (language) => [
      [quote(language)],
      [headline(language, 'Zwei Drittel', 'Two thirds'), list(language, 4)],
    ]),
    layout('50-50', (language) => [
      [headline(language, 'Links', 'Left'), picture('horizontal')],
      [headline(language, 'Rechts', 'Right'), picture('vertical')],
    ]),
    layout('33-33-33', (language) => [[list(language, 1)], [teaser(language)], [pictures(3)]]),
    layout('25-50-25', (language) => [
      [headline(language, longWord('de'), longWord('en')), picture('small')],
      [pictures(4), quote(language)],
      [list(language, 2)],
    ]),
    {
      name: 'Headlines of all levels',
      containers: (language) => [
        {
          layout: '100',
          columns: [
            [2, 3, 4, 5, 6].map((level) => ({
              type: 'headline',
              fields: {
                headline_level: level,
                content: inWords(language, `Überschrift der Ebene ${level}`, `Headline of level ${level}`),
                subline: level < 5 ? someLines(language) : '',
              },
            })),
          ],
        },
      ],
    },
    {
      name: 'Half of the columns empty',
      containers: (language) => [
        { layout: '33-67', columns: [[], [headline(language, 'Allein rechts', 'Alone on the right')]] },
      ],
    },
    {
      name: 'What staff see where something is missing',
      isStaff: true,
      containers: (language) => [
        {
          layout: '50-50',
          columns: [
            [
              { type: 'image', fields: { image: 'media:404' } },
              {
                type: 'link',
                fields: { content: inWords(language, 'Zur Garderobe', 'To the cloakroom'), link: 'page:404' },
              },
              { type: 'event-item', fields: { event: 'event:404' } },
            ],
            [
              { type: 'marquee', fields: {} },
              { type: 'headline', version: 99, fields: {} },
              { type: 'faq', fields: {}, children: [{ type: 'headline', fields: { content: 'x' } }] },
              { type: 'teaser-list', fields: {} },
            ],
          ],
        },
      ],
    },
  ],
} satisfies ContainerExamples

function layout(name: string, columns: (language: Language) => StoredExample[][]): ContainerExample {
  return { name, links, containers: (language) => [{ layout: name, columns: columns(language) }] }
}

function headline(language: Language, de: string, en: string): StoredExample {
  return { type: 'headline', fields: { content: inWords(language, de, en), subline: someLines(language) } }
}

function picture(alias: string): StoredExample {
  return {
    type: 'image',
    fields: { alias, image: `figure:example-column-${alias}`, copyright: 'Hausarchiv' },
  }
}

function pictures(count: number): StoredExample {
  return {
    type: 'image-list',
    fields: { extra_class: 'slider' },
    children: Array.from({ length: count }, (_, index) => ({
      type: 'image-item',
      fields: { image: `figure:example-strip-${index}`, copyright: 'Hausarchiv' },
    })),
  }
}

function quote(language: Language): StoredExample {
  return {
    type: 'quote',
    fields: {
      content: inWords(language, 'Die Stille gehört zum Stück.', 'The silence is part of the piece.'),
    },
  }
}

function teaser(language: Language): StoredExample {
  return {
    type: 'full-teaser',
    fields: {
      image: 'figure:example-full-column',
      headline: inWords(language, 'Mitglied werden', 'Become a member'),
      text: someLines(language),
      link: 'page:3',
      extra_class: 'image-left',
    },
  }
}

function list(language: Language, count: number): StoredExample {
  return {
    type: 'teaser-list',
    fields: {},
    children: Array.from({ length: count }, (_, index) => ({
      type: 'teaser-item',
      fields: {
        image: `figure:example-in-column-${index}`,
        preline: inWords(language, 'Haus und Menschen', 'House and people'),
        headline: index === 1 ? longWord(language) : inWords(language, 'Die Säle', 'The halls'),
        link: 'page:3',
      },
    })),
  }
}
