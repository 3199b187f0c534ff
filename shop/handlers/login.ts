import { customerGroups } from '../catalogue.ts'
import { renderLogin, renderLogout } from '../pages/login-page.ts'
import {
  keepSession,
  openSession,
  readForm,
  returnUrlFrom,
  sessionOf,
  viewOf,
  type ShopContext,
} from '../request.ts'

/** The log-in form; a visitor who is already logged in is redirected at once. */
export function showLogin(c: ShopContext) {
  const returnUrl = returnUrlFrom(c, c.req.query('returnUrl'))
  if (sessionOf(c)?.userName) return c.redirect(returnUrl)
  const session = openSession(c)
  return c.html(renderLogin(viewOf(c, session), { session, returnUrl }))
}

export async function logIn(c: ShopContext) {
  const { session, fields } = await readForm(c)
  const returnUrl = returnUrlFrom(c, fields.returnUrl)
  const name = (fields.name ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()
  if (name === '' || name.length > 80) {
    const view = viewOf(c, session)
    return c.html(renderLogin(view, { session, returnUrl, error: view.messages.nameMissing }), 400)
  }
  const group = customerGroups.find((known) => known === fields.group) ?? null
  keepSession(c, c.var.shop.sessions.renew(session, { userName: name, group }))
  return c.redirect(returnUrl, 303)
}

/** Asks for confirmation of the log-out, so that a link alone cannot do it. */
export function showLogout(c: ShopContext) {
  const returnUrl = returnUrlFrom(c, c.req.query('returnUrl'))
  const session = sessionOf(c)
  if (!session?.userName) return c.redirect(returnUrl)
  return c.html(renderLogout(viewOf(c, session), { session, returnUrl }))
}

export async function logOut(c: ShopContext) {
  const { session, fields } = await readForm(c)
  const returnUrl = returnUrlFrom(c, fields.returnUrl)
  keepSession(c, c.var.shop.sessions.renew(session, { userName: null, group: null, cart: [] }))
  return c.redirect(returnUrl, 303)
}
