import { inWords, type PartExamples } from '../examples.ts'
import { Icon } from '../icon/icon.tsx'
import styles from '../examples.module.css'
import { Button, ButtonLink } from './button.tsx'

export default {
  title: 'Button',
  intro:
    'A link or a button with one look. Black is the one action of a screen; everything else is outlined. The width follows the number of characters.',
  examples: [
    {
      name: 'Primary',
      render: (language) => (
        <ButtonLink href="#button-primary">{inWords(language, 'Karten', 'Tickets')}</ButtonLink>
      ),
    },
    {
      name: 'Secondary',
      render: (language) => (
        <Button variant="secondary" type="button">
          {inWords(language, 'Warteliste', 'Waiting list')}
        </Button>
      ),
    },
    {
      name: 'Text sizes',
      render: (language) => (
        <div className={styles.row}>
          <Button type="button">{inWords(language, 'Karten', 'Tickets')}</Button>
          <Button type="button">{inWords(language, 'Weitere Termine', 'More dates ahead')}</Button>
          <Button type="button">
            {inWords(language, 'Karten für die Orgelnacht kaufen', 'Buy tickets for the organ night')}
          </Button>
          <Button type="button" variant="secondary">
            {inWords(
              language,
              'Donaudampfschifffahrtsgesellschaftskonzert',
              'All concerts of the coming season',
            )}
          </Button>
        </div>
      ),
    },
    {
      name: 'Small',
      render: (language) => (
        <div className={styles.row}>
          <Button size="small" type="button">
            {inWords(language, 'Karten', 'Tickets')}
          </Button>
          <Button size="small" variant="secondary" type="button">
            {inWords(language, 'Alle Filter zurücksetzen', 'Reset all the filters')}
          </Button>
        </div>
      ),
    },
    {
      name: 'With an icon',
      render: (language) => (
        <div className={styles.row}>
          <Button variant="secondary" type="button" icon={<Icon name="bookmark" />}>
            {inWords(language, 'Merken', 'Save the date')}
          </Button>
          <Button type="button" icon={<Icon name="arrow-right" />} isIconLast>
            {inWords(language, 'Weiter zur Kasse', 'Go to checkout')}
          </Button>
        </div>
      ),
    },
    {
      name: 'Icon alone',
      render: (language) => (
        <div className={styles.row}>
          <Button variant="icon" type="button" icon={<Icon name="search" size={22} />}>
            {inWords(language, 'Suche', 'Search')}
          </Button>
          <ButtonLink variant="icon" href="#button-icon-alone" icon={<Icon name="calendar" size={22} />}>
            {inWords(language, 'Kalender', 'Calendar')}
          </ButtonLink>
        </div>
      ),
    },
    {
      name: 'Pill',
      render: (language) => (
        <div className={styles.row}>
          <Button variant="pill" type="button" icon={<Icon name="chevron-down" size={14} />} isIconLast>
            Genre
          </Button>
          <Button variant="pill" type="button" aria-pressed="true">
            {inWords(language, 'nur buchbare', 'bookable only')}
          </Button>
        </div>
      ),
    },
    {
      name: 'Busy',
      render: (language) => (
        <Button type="button" isBusy busyText={inWords(language, 'Wird gesendet …', 'Sending …')}>
          {inWords(language, 'Absenden', 'Send')}
        </Button>
      ),
    },
    {
      name: 'Disabled',
      render: (language) => (
        <div className={styles.row}>
          <Button type="submit" disabled>
            {inWords(language, 'Absenden', 'Send')}
          </Button>
          <Button type="reset" variant="secondary" disabled>
            {inWords(language, 'Zurücksetzen', 'Reset')}
          </Button>
        </div>
      ),
    },
    {
      name: 'On a dark plate',
      ground: 'vermilion',
      render: (language) => (
        <div className={styles.row}>
          <ButtonLink href="#button-on-a-dark-plate" variant="primary-invert">
            {inWords(language, 'Zum Konzert', 'See the concert')}
          </ButtonLink>
          <ButtonLink href="#button-on-a-dark-plate" variant="secondary-dark">
            {inWords(language, 'Ganzes Programm', 'Whole programme')}
          </ButtonLink>
        </div>
      ),
    },
    {
      name: 'On a light plate',
      ground: 'yolk',
      render: (language) => (
        <ButtonLink href="#button-on-a-light-plate" variant="primary-dark">
          {inWords(language, 'Zum Konzert', 'See the concert')}
        </ButtonLink>
      ),
    },
  ],
} satisfies PartExamples
