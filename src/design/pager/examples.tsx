import { inWords, type PartExamples } from '../examples.ts'
import { Pager } from './pager.tsx'
import { shownPart } from './shown-part.ts'

export default {
  title: 'Pager',
  examples: [
    {
      name: 'More of a list',
      render: (language) => (
        <Pager
          next={{ href: '#pager-2', name: inWords(language, 'Weitere Veranstaltungen', 'More events') }}
          shown={shownPart(1, 20, 436)}
        />
      ),
    },
    {
      name: 'In the middle',
      render: (language) => (
        <Pager
          previous={{ href: '#pager-3', name: inWords(language, 'Frühere Seite', 'Previous page') }}
          next={{ href: '#pager-5', name: inWords(language, 'Weitere Konzerte', 'More concerts') }}
          shown={shownPart(300, 20, 12_436)}
        />
      ),
    },
  ],
} satisfies PartExamples
