import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import type { BlockExample, BlockExamples, StoredExample } from '../block-examples.ts'
import { longWord, someLines } from '../example-words.ts'

const links = { 'page:3': '/#house' }

/** The list in one of its variants, with the given number of teasers. */
function list(name: string, extra_class: string, count: number): BlockExample {
  return {
    name,
    links,
    block: (language) => ({
      type: 'teaser-list',
      fields: { extra_class },
      children: teasers(language, count),
    }),
  }
}

export default {
  title: 'Teaser list',
  intro: 'Ways on to other pages: in lines, in one line to slide, or as a close grid.',
  examples: [
    list('Standard', 'standard', 3),
    list('Slide', 'slide', 8),
    list('Grid', 'grid', 12),
    list('Standard with one', 'standard', 1),
    list('Standard with twelve', 'standard', 12),
    list('Slide with two', 'slide', 2),
    list('Grid with one', 'grid', 1),
  ],
} satisfies BlockExamples

/** The second has the longest word, the fourth no picture and no link. */
function teasers(language: Language, count: number): StoredExample[] {
  const names = [
    inWords(language, 'Die Säle', 'The halls'),
    longWord(language),
    inWords(language, 'Das Orchester', 'The orchestra'),
    inWords(language, 'Ohne Bild', 'Without a picture'),
    inWords(language, 'Der Kammerchor', 'The chamber choir'),
    inWords(language, 'Vermittlung', 'Education'),
  ]
  return Array.from({ length: count }, (_, index) => ({
    type: 'teaser-item',
    fields: {
      image: index % 6 === 3 ? '' : `figure:example-teaser-${index + 1}`,
      preline: index % 2 === 0 ? inWords(language, 'Haus und Menschen', 'House and people') : '',
      headline: names[index % names.length],
      text: index % 3 === 0 ? someLines(language) : '',
      link: index % 6 === 3 ? '' : 'page:3',
      link_text: index % 4 === 0 ? inWords(language, 'Mehr erfahren', 'Find out more') : '',
    },
  }))
}
