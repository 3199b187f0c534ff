import { useLocation } from 'react-router'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { languages, locales, type Localized } from '#i18n/languages.ts'
import { fixedPageHref, href } from '#routing/paths.ts'
import styles from './meta-links.module.css'

/** Links of service: accessibility, the cart and the account at the ticket shop, the languages. */
export function MetaLinks(props: { shopOrigin: string; paths: Localized<string | null> | null }) {
  const { shopOrigin, paths } = props
  const { header } = useMessages()
  const language = useLanguage()
  return (
    <ul className={styles.links}>
      <li>
        <a href={fixedPageHref('accessibility', language)}>{header.accessibility}</a>
      </li>
      <li>
        <a href={`${shopOrigin}/${language}/buyingflow/order/`}>{header.cart}</a>
      </li>
      <li>
        <a href={`${shopOrigin}/${language}/login`}>{header.login}</a>
      </li>
      <LanguageSwitch paths={paths} />
    </ul>
  )
}

/** Lists all languages; each leads to this very page in it, or home where the page does not exist there. */
function LanguageSwitch({ paths }: { paths: Localized<string | null> | null }) {
  const current = useLanguage()
  const messages = useMessages()
  const { search } = useLocation()
  return (
    <li>
      <ul className={styles.languages} aria-label={messages.header.language}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={paths?.[language] ? paths[language] + search : href('home', language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
            >
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className="visually-hidden">{locales[language].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
