import type { Language } from '#i18n/languages.ts'
import { sessionWords } from '#i18n/lazy/session.ts'
import type { ShopAnswer } from './read-answer.ts'
import styles from './show-session.module.css'

/** What the links said before anybody was logged in. */
const logins = new WeakMap<HTMLAnchorElement, { href: string; text: string }>()

/** Shows in the page's head how much is in the cart, and who is logged in at the shop in place of the log-in. */
export function showSession(
  { name, count }: ShopAnswer,
  { shopOrigin, language }: { shopOrigin: string; language: Language },
): void {
  const words = sessionWords[language]
  for (const place of document.querySelectorAll('[data-shop-cart]'))
    place.replaceChildren(
      ...(count > 0
        ? [
            element(
              'span',
              { className: styles['cart'] },
              element('b', { className: styles['count'], ariaHidden: 'true' }, String(count)),
              element('span', { className: 'visually-hidden' }, ` ${words.items(count)}`),
            ),
          ]
        : []),
    )
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-shop-account]')) {
    const login = logins.get(link) ?? { href: link.href, text: link.textContent }
    logins.set(link, login)
    if (name === null) {
      link.href = login.href
      link.textContent = login.text
      link.removeAttribute('title')
    } else {
      link.href = `${shopOrigin}/${language}`
      link.title = name
      link.replaceChildren(
        element('span', { className: 'visually-hidden' }, `${words.account} `),
        element('bdi', { className: styles['name'] }, name),
      )
    }
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: { className: string | undefined; ariaHidden?: string },
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.className = properties.className ?? ''
  if (properties.ariaHidden) made.ariaHidden = properties.ariaHidden
  made.append(...children)
  return made
}
