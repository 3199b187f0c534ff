import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import type { BlockExamples, StoredExample } from '../block-examples.ts'
import { someLines } from '../example-words.ts'

export default {
  title: 'Image list',
  intro:
    'Pictures to slide through or in a grid. Each opens over the whole screen, with the others beside it.',
  examples: [
    {
      name: 'Slider',
      block: (language) => ({
        type: 'image-list',
        fields: { extra_class: 'slider', anchor: 'example-pictures' },
        children: pictures(language, 6),
      }),
    },
    {
      name: 'Slider with one picture',
      block: (language) => ({
        type: 'image-list',
        fields: { extra_class: 'slider' },
        children: pictures(language, 1),
      }),
    },
    {
      name: 'Grid of twelve',
      block: (language) => ({
        type: 'image-list',
        fields: { extra_class: 'grid' },
        children: pictures(language, 12),
      }),
    },
    {
      name: 'Grid of four',
      block: (language) => ({
        type: 'image-list',
        fields: { extra_class: 'grid' },
        children: pictures(language, 4),
      }),
    },
  ],
} satisfies BlockExamples

/** The given number of pictures; the second has a long caption, the third none. */
function pictures(language: Language, count: number): StoredExample[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'image-item',
    fields: {
      image: `figure:example-plate-${index + 1}`,
      description:
        index === 1
          ? someLines(language)
          : index === 2
            ? ''
            : inWords(
                language,
                `Platte ${index + 1}, gestrichen am Rand`,
                `Plate ${index + 1}, bowed at its edge`,
              ),
      copyright: index === 2 ? '' : inWords(language, 'Hausarchiv', 'House archive'),
    },
  }))
}
