import type { BlockExamples } from '../block-examples.ts'
import { cellsOf, maxColumns } from '../table-cells.ts'
import { longWord } from '../example-words.ts'

export default {
  title: 'Table row',
  intro: 'One row of a table; each cell is a plain text.',
  examples: [
    {
      name: 'As many cells as possible',
      block: () => ({
        type: 'table-row',
        fields: cellsOf(Array.from({ length: maxColumns }, (_, index) => `${index + 1}`)),
      }),
    },
    {
      name: 'A long word, and two lines',
      block: (language) => ({ type: 'table-row', fields: cellsOf([longWord(language), '10–18\n20–22']) }),
    },
  ],
} satisfies BlockExamples
