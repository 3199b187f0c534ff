import { inWords, type PartExamples } from '../examples.ts'
import { ShareLink } from './share-link.tsx'

export default {
  title: 'Share link',
  intro: 'Passes the page of an event or a story on: by the menu of the system, or else by e-mail.',
  examples: [
    {
      name: 'An event',
      render: (language) => (
        <ShareLink
          title={inWords(language, 'Mahler: Fünfte, 28. November 2026', 'Mahler: Fifth, 28 November 2026')}
          address="https://example.org/de/programm-und-karten/mahler-fuenfte/12"
        />
      ),
    },
  ],
} satisfies PartExamples
