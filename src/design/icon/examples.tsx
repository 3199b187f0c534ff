import { inWords, type PartExamples } from '../examples.ts'
import styles from '../examples.module.css'
import { Icon } from './icon.tsx'
import { iconPaths } from './paths.ts'

export default {
  title: 'Icon',
  intro:
    'Hairlines on a square of 24 units, as in the logo. A word is better wherever there is room for one.',
  examples: [
    {
      name: 'All',
      render: () => (
        <ul className={styles.icons} lang="en">
          {Object.keys(iconPaths).map((name) => (
            <li key={name}>
              <Icon name={name} size={28} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: 'In a line of text',
      render: (language) => (
        <p>
          <Icon name="headphone" /> {inWords(language, 'Hören, 12 Minuten', 'Listen, 12 minutes')}
        </p>
      ),
    },
    {
      name: 'With a meaning',
      render: (language) => (
        <Icon name="accessibility" size={32} label={inWords(language, 'Barrierefrei', 'Accessible')} />
      ),
    },
    { name: 'Unknown name', render: () => <Icon name="theremin" /> },
  ],
} satisfies PartExamples
