import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { languages, locales, type Language } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import { loginHref } from '../../sale/shop-addresses.ts'
import type { FrameProps } from '../frame-props.ts'
import styles from './meta-links.module.css'

/** Meta links: accessibility, the cart and the account at the ticket shop if there is one, the languages. */
export function MetaLinks(
  props: Pick<FrameProps, 'fixedPages' | 'shopOrigin' | 'publicOrigin' | 'paths' | 'address'>,
) {
  const { fixedPages, shopOrigin, publicOrigin, paths, address } = props
  const { header } = useMessages()
  const language = useLanguage()
  // Not the current address itself: that of a link in a mail is private.
  const pathIn = (chosen: Language) => (paths[chosen] ? paths[chosen] + address.search : href('home', chosen))
  return (
    <ul className={styles.links}>
      {fixedPages.accessibility && (
        <li>
          <a href={fixedPages.accessibility}>{header.accessibility}</a>
        </li>
      )}
      {shopOrigin !== '' && <ShopLinks shopOrigin={shopOrigin} returnUrl={publicOrigin + pathIn(language)} />}
      <LanguageSwitch pathIn={pathIn} />
    </ul>
  )
}

/** The cart and the visitor's account at the ticket shop, which leads back to the page. */
function ShopLinks({ shopOrigin, returnUrl }: { shopOrigin: string; returnUrl: string }) {
  const { header } = useMessages()
  const language = useLanguage()
  return (
    <>
      <li>
        <a href={`${shopOrigin}/${language}/buyingflow/order/`}>
          {header.cart}
          <span className={styles.cart} data-shop-cart="" />
        </a>
      </li>
      <li>
        <a className={styles.account} href={loginHref(shopOrigin, language, returnUrl)} data-shop-account="">
          {header.login}
        </a>
      </li>
    </>
  )
}

/** Lists all languages; each links to the same page in that language, or to its home page if that does not exist. */
function LanguageSwitch({ pathIn }: { pathIn: (language: Language) => string }) {
  const current = useLanguage()
  const messages = useMessages()
  return (
    <li>
      <ul className={styles.languages} aria-label={messages.header.language}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language)}
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
