import { inWords, type PartExamples } from '../examples.ts'
import { TextLink } from '../link/text-link.tsx'
import { Chips } from './chips.tsx'

export default {
  title: 'Chips',
  intro: 'Filters as links: each leads to a list with an address of its own.',
  examples: [
    {
      name: 'Set filters',
      render: (language) => (
        <Chips
          label={inWords(language, 'Gesetzte Filter', 'Filters')}
          chips={[
            { kind: 'set', name: inWords(language, 'nur buchbare', 'bookable only'), href: '#chips-1' },
            { kind: 'set', name: inWords(language, 'Großer Saal', 'Great Hall'), href: '#chips-2' },
            {
              kind: 'set',
              name: inWords(language, 'Zeitgenössische Kammermusik', 'Contemporary chamber music'),
              href: '#chips-3',
            },
          ]}
        >
          <TextLink href="#chips-set-filters">{inWords(language, 'Alle zurücksetzen', 'Reset all')}</TextLink>
        </Chips>
      ),
    },
    {
      name: 'Choices',
      render: (language) => (
        <Chips
          label={inWords(language, 'Rubriken', 'Categories')}
          chips={[
            { kind: 'choice', name: inWords(language, 'Alle', 'All'), href: '#chips-4', isOn: false },
            { kind: 'choice', name: inWords(language, 'Lesen', 'Read'), href: '#chips-5', isOn: true },
            { kind: 'choice', name: inWords(language, 'Hören', 'Listen'), href: '#chips-6', isOn: false },
            { kind: 'choice', name: inWords(language, 'Sehen', 'Watch'), href: '#chips-7', isOn: false },
          ]}
        />
      ),
    },
  ],
} satisfies PartExamples
