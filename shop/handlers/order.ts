import { renderMessage } from '../pages/layout.ts'
import { renderOrder } from '../pages/order-page.ts'
import { languageOf, openSession, readForm, viewOf, type ShopContext } from '../request.ts'

export function showOrder(c: ShopContext) {
  const session = openSession(c)
  return c.html(renderOrder(viewOf(c, session), session))
}

export async function removeFromOrder(c: ShopContext) {
  const { session, fields } = await readForm(c)
  session.cart = session.cart.filter(({ key }) => key !== fields.key)
  return c.redirect(`/${languageOf(c)}/buyingflow/order/`, 303)
}

/** Orders what is in the cart; in this demo shop it is only emptied. */
export async function placeOrder(c: ShopContext) {
  const { session } = await readForm(c)
  const path = `/${languageOf(c)}/buyingflow/order/`
  if (session.userName === null)
    return c.redirect(`/${languageOf(c)}/login?returnUrl=${encodeURIComponent(path)}`, 303)
  if (session.cart.length === 0) return c.redirect(path, 303)
  session.cart = []
  const view = viewOf(c, session)
  return c.html(renderMessage(view, view.messages.orderedTitle, view.messages.ordered))
}
