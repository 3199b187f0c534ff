import { inWords } from '#design/examples.ts'
import type { BlockExamples } from '../block-examples.ts'
import { longWord } from '../example-words.ts'

export default {
  title: 'Headline',
  intro: 'Opens a section. With an anchor it stands in the page’s own navigation. All levels: see Container.',
  examples: [
    {
      name: 'Level 2, with preline and subline',
      block: (language) => ({
        type: 'headline',
        fields: {
          headline_level: 2,
          preline: inWords(language, 'Zum ersten Mal hier', 'Your first visit'),
          content: inWords(language, 'Was Sie erwartet', 'What to expect'),
          subline: inWords(
            language,
            'Niemand sieht, wann Sie zum letzten Mal in einem Konzert waren.',
            'Nobody can tell when you last went to a concert.',
          ),
          anchor: 'example-first-visit',
        },
      }),
    },
    {
      name: 'Level 2, centred',
      block: (language) => ({
        type: 'headline',
        fields: {
          extra_class: 'centered',
          preline: inWords(language, 'Seit 1913', 'Since 1913'),
          content: inWords(language, 'Ein Haus, das zuhört', 'A house that listens'),
          subline: inWords(language, 'Vier Säle, ein Nachhall.', 'Four halls, one reverberation.'),
        },
      }),
    },
    {
      name: 'Level 3, one very long word',
      block: (language) => ({
        type: 'headline',
        fields: { headline_level: 3, content: longWord(language) },
      }),
    },
    {
      name: 'Level 4',
      block: (language) => ({
        type: 'headline',
        fields: {
          headline_level: 4,
          content: inWords(language, 'Garderobe und Einlass', 'Cloakroom and doors'),
        },
      }),
    },
  ],
} satisfies BlockExamples
