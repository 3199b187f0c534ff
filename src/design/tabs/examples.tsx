import { inWords, type PartExamples } from '../examples.ts'
import { Tabs } from './tabs.tsx'

const german = [
  'Anfahrt',
  'Gastronomie',
  'Barrierefreiheit',
  'Führungen',
  'Garderobe und Fundbüro',
  'Hausordnung',
]
const english = [
  'Getting here',
  'Food and drink',
  'Accessibility',
  'Tours',
  'Cloakroom and lost property',
  'House rules',
]

export default {
  title: 'Tabs',
  intro: 'Links between pages side by side. Where they do not fit they scroll, the current one in view.',
  examples: [
    {
      name: 'Few',
      render: (language) => (
        <Tabs
          label={inWords(language, 'Ansichten', 'Views')}
          items={[
            { name: inWords(language, 'Liste', 'List'), href: '#tabs-few', isCurrent: true },
            { name: inWords(language, 'Kalender', 'Calendar'), href: '#tabs-calendar', isCurrent: false },
          ]}
        />
      ),
    },
    {
      name: 'More than fit',
      render: (language) => (
        <Tabs
          label={inWords(language, 'Ihr Besuch', 'Your visit')}
          items={(language === 'de' ? german : english).map((name, index) => ({
            name,
            href: `#tab-${index}`,
            isCurrent: index === 3,
          }))}
        />
      ),
    },
  ],
} satisfies PartExamples
