import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import type { BlockExamples, StoredExample } from '../block-examples.ts'
import { longWord, someLines } from '../example-words.ts'
import { cellsOf } from '../table-cells.ts'

export default {
  title: 'Table',
  intro: 'Rows and columns with headings. A wide one scrolls on its own.',
  examples: [
    {
      name: 'Prices, with headings in both directions',
      block: (language) => ({
        type: 'table',
        fields: {
          caption: inWords(language, 'Preise im Großen Saal', 'Prices in the Great Hall'),
          columns: 4,
          header_row: true,
          header_column: true,
          anchor: 'example-prices',
        },
        children: [
          row(language === 'de' ? ['Gruppe', 'I', 'II', 'III'] : ['Group', 'I', 'II', 'III']),
          row([inWords(language, 'Voll', 'Full'), '64 €', '48 €', '32 €']),
          row([inWords(language, 'Ermäßigt', 'Reduced'), '32 €', '24 €', '16 €']),
        ],
      }),
    },
    {
      name: 'Two columns without headings, long texts',
      block: (language) => ({
        type: 'table',
        fields: { columns: 2, header_row: false },
        children: [row([longWord(language), someLines(language)]), row(['10–18', ''])],
      }),
    },
    {
      name: 'Many columns',
      block: (language) => ({
        type: 'table',
        fields: { columns: 12, caption: inWords(language, 'Zwölf Monate', 'Twelve months') },
        children: [months(language), row(Array.from({ length: 12 }, (_, index) => `${index * 7 + 3}`))],
      }),
    },
  ],
} satisfies BlockExamples

function row(texts: string[]): StoredExample {
  return { type: 'table-row', fields: cellsOf(texts) }
}

function months(language: Language): StoredExample {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return row(Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2025, month, 1))))
}
