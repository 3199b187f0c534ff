import { inWords, type PartExamples } from '../examples.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

export default {
  title: 'Breadcrumbs',
  intro: 'Below 720 px only the link back to the page above. Nothing for a single page.',
  examples: [
    {
      name: 'Of an event',
      render: (language) => (
        <Breadcrumbs
          crumbs={[
            { name: inWords(language, 'Startseite', 'Home'), href: '#home' },
            { name: inWords(language, 'Programm und Karten', 'Programme and tickets'), href: '#programme' },
            { name: 'November', href: null },
            { name: inWords(language, 'Mahler: Fünfte', 'Mahler: Fifth'), href: null },
          ]}
        />
      ),
    },
  ],
} satisfies PartExamples
