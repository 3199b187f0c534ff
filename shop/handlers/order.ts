import { renderMessage } from '../pages/layout.ts'
import { renderOrder } from '../pages/order-page.ts'
import type { Session } from '../sessions.ts'
import { languageOf, openSession, readForm, viewOf, type ShopContext } from '../request.ts'

/** How many tickets of which concerts are in the cart; those of subscriptions are not counted. */
function ticketsIn({ cart }: Session): Map<string, number> {
  const tickets = new Map<string, number>()
  for (const { key, count } of cart) {
    const [kind, id] = key.split('/')
    if (kind === 'tickets' && id !== undefined) tickets.set(id, (tickets.get(id) ?? 0) + count)
  }
  return tickets
}

export function showOrder(c: ShopContext) {
  const session = openSession(c)
  return c.html(renderOrder(viewOf(c, session), session))
}

export async function removeFromOrder(c: ShopContext) {
  const { session, fields } = await readForm(c)
  session.cart = session.cart.filter(({ key }) => key !== fields.key)
  return c.redirect(`/${languageOf(c)}/buyingflow/order/`, 303)
}

/** Orders what is in the cart: it is emptied, and the tickets are gone. */
export async function placeOrder(c: ShopContext) {
  const { session } = await readForm(c)
  const path = `/${languageOf(c)}/buyingflow/order/`
  if (session.userName === null)
    return c.redirect(`/${languageOf(c)}/login?returnUrl=${encodeURIComponent(path)}`, 303)
  if (session.cart.length === 0) return c.redirect(path, 303)
  const view = viewOf(c, session)
  const { catalogue, stock, report, now } = c.var.shop
  const changes = stock.take(ticketsIn(session), await catalogue.events(), now())
  if (changes === null)
    return c.html(renderMessage(view, view.messages.notEnoughTitle, view.messages.notEnough), 409)
  session.cart = []
  report(changes)
  return c.html(renderMessage(view, view.messages.orderedTitle, view.messages.ordered))
}
