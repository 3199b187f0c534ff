import { html } from 'hono/html'
import { formatPrice } from '../languages.ts'
import type { CartItem, Session } from '../sessions.ts'
import { nameOfCategory, renderConcerts } from './concerts.ts'
import { renderFormToken, renderPage, type Markup, type View } from './layout.ts'

/** The cart, with what it costs and the button to order it. */
export function renderOrder(view: View, session: Session): Markup {
  const { messages, language } = view
  if (session.cart.length === 0) return renderPage(view, messages.cart, html`<p>${messages.cartEmpty}</p>`)
  const totals = totalsOf(session.cart)
  return renderPage(
    view,
    messages.cart,
    html`<table>
        <thead>
          <tr>
            <th scope="col">${messages.chosen}</th>
            <th scope="col" class="amount">${messages.number}</th>
            <th scope="col" class="amount">${messages.price}</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${session.cart.map((item) => renderItem(view, session, item))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colspan="2">${messages.total}</th>
            <td class="amount">${totals.map((total) => formatPrice(total, language)).join(' + ')}</td>
            <td></td>
          </tr>
        </tfoot>
      </table>
      ${renderOrderButton(view, session)}`,
  )
}

/** What the cart costs in each currency. */
function totalsOf(cart: readonly CartItem[]): { price: number; currency: string }[] {
  const sums = new Map<string, number>()
  for (const { category, count } of cart)
    sums.set(category.currency, (sums.get(category.currency) ?? 0) + category.price * count)
  return [...sums].map(([currency, price]) => ({ currency, price }))
}

function renderItem({ messages, language }: View, session: Session, item: CartItem): Markup {
  return html`<tr>
    <th scope="row">
      ${item.title[language]}, ${nameOfCategory(item.category, messages, language)}
      ${renderConcerts(item.concerts, language)}
    </th>
    <td class="amount">${item.count}</td>
    <td class="amount">
      ${formatPrice({ ...item.category, price: item.category.price * item.count }, language)}
    </td>
    <td class="amount">
      <form method="post" action="/${language}/buyingflow/order/remove">
        ${renderFormToken(session)}
        <input type="hidden" name="key" value="${item.key}" />
        <button class="quiet" aria-label="${messages.removeItem(item.title[language])}">
          ${messages.remove}
        </button>
      </form>
    </td>
  </tr>`
}

function renderOrderButton({ messages, language }: View, session: Session): Markup {
  if (session.userName === null) {
    const returnUrl = encodeURIComponent(`/${language}/buyingflow/order/`)
    return html`<a class="button" href="/${language}/login?returnUrl=${returnUrl}"
      >${messages.loginToOrder}</a
    >`
  }
  return html`<form method="post" action="/${language}/buyingflow/order/">
    ${renderFormToken(session)}
    <button>${messages.order}</button>
  </form>`
}
