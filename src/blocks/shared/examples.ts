import { inWords } from '#design/examples.ts'
import type { BlockExamples } from '../block-examples.ts'
import { longWord } from '../example-words.ts'
import type { SourceData } from '../view.ts'

export default {
  title: 'Reusable block',
  intro: 'Content that is written once and shown in many places. Staff see its name while they edit a page.',
  examples: [
    {
      name: 'Opening hours',
      block: () => ({ type: 'shared', fields: { source: 'shared:1' } }),
      data: (language) =>
        sourceOf(inWords(language, 'Kassenzeiten', 'Box office hours'), [
          [inWords(language, 'Öffnungszeiten der Kasse', 'Box office hours')],
          [inWords(language, 'Montag bis Samstag, 10 bis 19 Uhr', 'Monday to Saturday, 10 am to 7 pm')],
        ]),
    },
    {
      name: 'In two columns, very long words',
      block: () => ({ type: 'shared', fields: { source: 'shared:2' } }),
      data: (language) =>
        sourceOf(longWord(language), [[longWord(language)], [longWord(language)]], { layout: '50-50' }),
    },
  ],
} satisfies BlockExamples

/** A source as it is loaded, made of headlines: in one column, or one in each. */
function sourceOf(name: string, columns: string[][], { layout = '100' } = {}): SourceData {
  const blocks = columns.map((words, column) =>
    words.map((content, index) => ({
      id: `${column}-${index}`,
      type: 'headline',
      fields: { content, headline_level: 3 },
      children: [],
    })),
  )
  const container = { id: 'source', layout, columns: layout === '100' ? [blocks.flat()] : blocks }
  return { id: 1, name, content: { containers: [container], data: {} } }
}
