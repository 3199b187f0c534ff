import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { projectDir } from '#project/project-dir.ts'
import { showFeed } from './handlers/feed.ts'
import { showSession, showSessionFrame, showSessionScript } from './handlers/itix.ts'
import { logIn, logOut, showLogin, showLogout } from './handlers/login.ts'
import {
  chooseSubscription,
  chooseTickets,
  showHome,
  showSubscription,
  showTickets,
} from './handlers/offers.ts'
import { placeOrder, removeFromOrder, showOrder } from './handlers/order.ts'
import { renderMessage } from './pages/layout.ts'
import { Refusal, viewOf, type Shop, type ShopContext } from './request.ts'

type Routes = Hono<{ Variables: { shop: Shop } }>

const maxBodyLength = 16 * 1024
const style = readFileSync(path.join(projectDir, 'shop/style.css'), 'utf8')

/** The ticket shop as a web application, without a server around it. */
export function createShopApp(given: Shop): Routes {
  const shop = { ...given, catalogue: given.stock.catalogueOf(given.catalogue) }
  const app: Routes = new Hono<{ Variables: { shop: Shop } }>({ strict: false })
  app.use(async (c, next) => {
    c.set('shop', shop)
    setHeaders(c)
    await next()
  })
  app.use(bodyLimit({ maxSize: maxBodyLength, onError: (c) => c.text('The form is too large.', 413) }))

  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/feed/events.json', showFeed)
  app.get('/itix/session', showSession)
  app.get('/itix/answer.js', showSessionScript)
  for (const prefix of ['', '/:locale{(?:de|en)}']) {
    app.get(prefix || '/', showHome)
    app.get(`${prefix}/itix`, showSessionFrame)
    app.get(`${prefix}/login`, showLogin).post(logIn)
    app.get(`${prefix}/logout`, showLogout).post(logOut)
    app.get(`${prefix}/buyingflow/tickets/:id`, showTickets).post(chooseTickets)
    app.get(`${prefix}/buyingflow/subscription/:id`, showSubscription).post(chooseSubscription)
    app.get(`${prefix}/buyingflow/order`, showOrder).post(placeOrder)
    app.post(`${prefix}/buyingflow/order/remove`, removeFromOrder)
  }

  app.notFound((c) => answerRefusal(c, new Refusal(404, 'notFoundTitle', 'notFound')))
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerRefusal(c, error)
    console.error(error)
    const view = viewOf(c)
    return c.html(renderMessage(view, view.messages.failedTitle, view.messages.failed), 500)
  })
  return app
}

function answerRefusal(c: ShopContext, { status, title, text }: Refusal) {
  const view = viewOf(c)
  return c.html(renderMessage(view, view.messages[title], view.messages[text]), status)
}

/** Browsers apply form-action also to the redirect after a form: the log-in redirects to a website. */
function setHeaders(c: ShopContext) {
  const formTargets = ["'self'", ...c.var.shop.siteOrigins].join(' ')
  c.header(
    'content-security-policy',
    [
      `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action ${formTargets}`,
      "base-uri 'none'; frame-ancestors 'none'",
    ].join('; '),
  )
  c.header('x-frame-options', 'DENY')
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'strict-origin-when-cross-origin')
  c.header('cache-control', 'no-store')
}
