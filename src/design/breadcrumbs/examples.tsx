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
    {
      name: 'Back to the list as it was left',
      render: (language) => (
        <Breadcrumbs
          backHref="#breadcrumbs-back-to-the-list-as-it-was-left"
          crumbs={[
            { name: inWords(language, 'Startseite', 'Home'), href: '#home' },
            { name: inWords(language, 'Archivsuche', 'Archive'), href: '#archive' },
            { name: inWords(language, 'Matinee', 'Matinée'), href: null },
          ]}
        />
      ),
    },
  ],
} satisfies PartExamples
