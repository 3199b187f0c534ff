import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import type { BlockExamples } from '../block-examples.ts'
import { longWord, paragraphs, someLines } from '../example-words.ts'

export default {
  title: 'Text',
  intro:
    'Running text with exactly the marks that the editor offers: bold, italic, languages, links, lists, alignment.',
  examples: [
    {
      name: 'Paragraphs',
      block: (language) => ({
        type: 'text',
        fields: { content: paragraphs(someLines(language), someLines(language)) },
      }),
    },
    {
      name: 'All marks',
      block: (language) => ({ type: 'text', fields: { content: allMarks(language), anchor: 'all-marks' } }),
      links: { 'page:3': '#text-all-marks' },
    },
    {
      name: 'A long word, with more space below',
      block: (language) => ({
        type: 'text',
        fields: { content: paragraphs(longWord(language).repeat(2)), add_additional_space: true },
      }),
    },
    {
      name: 'What the editor did not make',
      block: (language) => ({
        type: 'text',
        fields: {
          content: {
            type: 'doc',
            content: [
              {
                type: 'heading',
                attrs: { level: 1, onclick: 'alert(1)' },
                content: [text(inWords(language, 'Die Worte bleiben', 'The words stay'))],
              },
              paragraph(
                text('<script>alert(1)</script> ', { type: 'underline' }),
                text(inWords(language, 'kein Link', 'not a link'), link('javascript:alert(1)')),
              ),
            ],
          },
        },
      }),
    },
    { name: 'Empty', block: () => ({ type: 'text', fields: { content: null } }) },
  ],
} satisfies BlockExamples

function allMarks(language: Language) {
  const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] })
  return {
    type: 'doc',
    content: [
      paragraph(
        text(inWords(language, 'Um ', 'At ')),
        text(inWords(language, 'halb acht', 'half past seven'), { type: 'bold' }),
        text(inWords(language, ' beginnt die ', ' begins the ')),
        text(inWords(language, 'Einführung', 'introduction'), { type: 'italic' }),
        text(inWords(language, ' zu ', ' to ')),
        text('La traviata', { type: 'language', attrs: { language: 'it' } }),
        text(', '),
        text(inWords(language, 'im Foyer', 'in the foyer'), link('page:3')),
        { type: 'hardBreak' },
        text(inWords(language, 'oder zum Nachlesen', 'or to read later'), link('https://example.org/', true)),
      ),
      { type: 'bulletList', content: ['Bach', 'Händel'].map(item) },
      { type: 'orderedList', content: ['Allegro', 'Adagio', 'Presto'].map(item) },
      { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('* * *')] },
      {
        type: 'paragraph',
        attrs: { textAlign: 'right' },
        content: [text(inWords(language, 'Berlin, im Herbst', 'Berlin, in autumn'))],
      },
    ],
  }
}

function paragraph(...content: unknown[]) {
  return { type: 'paragraph', content }
}

function text(words: string, ...marks: unknown[]) {
  return { type: 'text', text: words, marks }
}

function link(href: string, newWindow = false) {
  return { type: 'link', attrs: { href, newWindow } }
}
