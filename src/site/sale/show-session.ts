import type { Language } from '#i18n/languages.ts'
import { sessionMessages } from '#i18n/lazy/session.ts'
import type { ShopResponse } from './read-answer.ts'

/** The original state of the links that show the logged-in user. */
const logins = new WeakMap<HTMLAnchorElement, { href: string; text: string }>()

/** Shows in the header the number of items in the cart, and the logged-in user in place of the login link. */
export function showSession(
  { name, count }: ShopResponse,
  { shopOrigin, language }: { shopOrigin: string; language: Language },
): void {
  const messages = sessionMessages[language]
  for (const place of document.querySelectorAll('[data-shop-cart]'))
    place.replaceChildren(
      ...(count > 0
        ? [
            Object.assign(element('b', String(count)), { ariaHidden: 'true' }),
            hidden(` ${messages.items(count)}`),
          ]
        : []),
    )
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-shop-account]')) {
    const login = logins.get(link)
    if (name === null) {
      if (!login) continue
      logins.delete(link)
      link.href = login.href
      link.textContent = login.text
      link.removeAttribute('title')
    } else {
      if (!login) logins.set(link, { href: link.href, text: link.textContent })
      link.href = `${shopOrigin}/${language}`
      link.title = name
      link.replaceChildren(hidden(`${messages.account} `), element('bdi', name))
    }
  }
}

function hidden(text: string): HTMLElement {
  return Object.assign(element('span', text), { className: 'visually-hidden' })
}

function element(tag: 'b' | 'bdi' | 'span', text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text })
}
