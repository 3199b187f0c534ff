import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Catalogue } from './catalogue.ts'
import { isLanguage, type Language } from './languages.ts'
import { wordsIn, type View } from './pages/layout.ts'
import { readReturnUrl } from './return-url.ts'
import { isSameToken, type Session, type Sessions } from './sessions.ts'
import type { Change, Stock } from './stock.ts'
import type { Texts } from './texts.ts'

export type Shop = {
  catalogue: Catalogue
  sessions: Sessions
  stock: Stock
  /** Tells the website what an order has changed. */
  report: (changes: readonly Change[]) => void
  /** The websites that may request the session and to which visitors may be led back. */
  siteOrigins: readonly string[]
  now: () => number
  /** The time zone of the hall, as an IANA name. */
  timeZone: () => string
}

export type ShopContext = Context<{ Variables: { shop: Shop } }>

/** An error that is answered with a page explaining it. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 404
  readonly title: RefusalText
  readonly text: RefusalText

  constructor(status: 400 | 403 | 404, title: RefusalText, text: RefusalText) {
    super(text)
    this.status = status
    this.title = title
    this.text = text
  }
}

type RefusalText = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts]

const cookieName = 'shopsession'

/** The language of the address; German without one. */
export function languageOf(c: ShopContext): Language {
  const [, first] = c.req.path.split('/')
  return isLanguage(first) ? first : 'de'
}

export function viewOf(c: ShopContext, session = sessionOf(c)): View {
  const language = languageOf(c)
  const { pathname, search } = new URL(c.req.url)
  const path = pathname.replace(/^\/(de|en)(?=\/|$)/, '')
  return {
    language,
    messages: wordsIn(language),
    session,
    timeZone: c.var.shop.timeZone(),
    alternative: `/${language === 'de' ? 'en' : 'de'}${path}${search}`,
  }
}

export function sessionOf(c: ShopContext): Session | undefined {
  return c.var.shop.sessions.find(getCookie(c, cookieName) ?? '')
}

/** The visitor's session, which is created when there is none, because every form needs one. */
export function openSession(c: ShopContext): Session {
  return sessionOf(c) ?? keepSession(c, c.var.shop.sessions.create())
}

/**
 * Sets the session cookie. SameSite=Lax is enough for the website's hidden frame, because browsers treat the shop and
 * the website as one site (the same host, or hosts of one domain); ports do not matter.
 */
export function keepSession(c: ShopContext, session: Session): Session {
  const secure = new URL(c.req.url).protocol === 'https:'
  setCookie(c, cookieName, session.id, { httpOnly: true, sameSite: 'Lax', path: '/', secure })
  return session
}

/** The text fields of a form, after checking that this shop made it for this visitor. */
export async function readForm(
  c: ShopContext,
): Promise<{ session: Session; fields: Record<string, string> }> {
  let body
  try {
    body = await c.req.parseBody()
  } catch {
    throw new Refusal(400, 'badRequestTitle', 'badForm')
  }
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') fields[name] = value
  const session = sessionOf(c)
  if (!session || !isSameToken(session.formToken, fields.formToken ?? '')) {
    throw new Refusal(403, 'forbiddenTitle', 'staleForm')
  }
  return { session, fields }
}

/** The address to return to after a form; the shop's start page when none is given. */
export function returnUrlFrom(c: ShopContext, asked: string | undefined): string {
  if (!asked) return `/${languageOf(c)}`
  const address = readReturnUrl(asked, c.var.shop.siteOrigins, new URL(c.req.url).origin)
  if (address === null) throw new Refusal(400, 'badRequestTitle', 'badReturnUrl')
  return address
}
