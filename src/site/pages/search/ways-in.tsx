import { Chips } from '#design/chips/chips.tsx'
import { currencies } from '#i18n/currencies.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import { href } from '#routing/paths.ts'
import { searchHref, type Asked } from './search-links.ts'
import styles from './ways-in.module.css'

/** Shown below the form without a query: example queries, and other links. */
export function WaysIn({ asked }: { asked: Asked }) {
  const { programme, archive, stories, subscriptions } = useMessages()
  const texts = useLazyMessages(searchMessages)
  const language = useLanguage()
  const { cheap, unit } = currencies[useHouseFormats().currency]
  const ways = [
    { name: programme.title, path: href('events', language) },
    { name: archive.title, path: href('archive-search', language) },
    { name: subscriptions.title, path: href('subscriptions', language) },
    { name: stories.title, path: href('stories', language) },
  ]
  return (
    <div className={styles.ways}>
      <h2>{texts.examples}</h2>
      <Chips
        label={texts.examples}
        chips={texts.exampleQuestions(`${cheap} ${unit[language]}`).map((q) => ({
          kind: 'choice',
          name: q,
          href: searchHref(language, { ...asked, q }),
          isOn: false,
        }))}
      />
      <h2>{texts.otherWays}</h2>
      <ul>
        {ways.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
