import type { Language } from '#i18n/languages.ts'
import { sessionWords } from '#i18n/lazy/session.ts'
import type { ShopAnswer } from './read-answer.ts'
import styles from './session-marks.module.css'
import type { ShopSession } from './shop-session.ts'

/** What the head of the page says of a session: how much is in the cart, and the name instead of the log-in. */
export function markSession(
  { name, count }: ShopAnswer,
  { shopOrigin, language }: { shopOrigin: string; language: Language },
): ShopSession {
  const words = sessionWords[language]
  return {
    name,
    cart: count > 0 && (
      <span className={styles.cart}>
        <b className={styles.count} aria-hidden="true">
          {count}
        </b>
        <span className="visually-hidden"> {words.items(count)}</span>
      </span>
    ),
    account:
      name === null
        ? {}
        : {
            href: `${shopOrigin}/${language}`,
            title: name,
            children: (
              <>
                <span className="visually-hidden">{words.account} </span>
                <bdi className={styles.name}>{name}</bdi>
              </>
            ),
          },
  }
}
