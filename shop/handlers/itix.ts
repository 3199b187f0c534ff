import { html } from 'hono/html'
import { languageOf, Refusal, sessionOf, type ShopContext } from '../request.ts'

/**
 * The page for the website's hidden frame. It answers the message `GetSession` only to the configured websites;
 * browsers refuse to show it in the frame of any other.
 */
export function showSessionFrame(c: ShopContext) {
  const ancestors = c.var.shop.siteOrigins.join(' ') || "'none'"
  c.header(
    'content-security-policy',
    [
      "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:",
      `base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
    ].join('; '),
  )
  c.res.headers.delete('x-frame-options')
  return c.html(
    html`<!doctype html>
      <html lang="${languageOf(c)}">
        <head>
          <meta charset="utf-8" />
          <title>itix</title>
          <link rel="icon" href="data:," />
          <script src="/itix/answer.js"></script>
        </head>
        <body></body>
      </html>`,
  )
}

export function showSessionScript(c: ShopContext) {
  const script = `const origins = ${JSON.stringify(c.var.shop.siteOrigins)}
addEventListener('message', async ({ origin, source, data }) => {
  if (!source || data !== 'GetSession' || !origins.includes(origin)) return
  const response = await fetch('/itix/session').catch(() => null) // the network may be lost
  if (response?.ok) source.postMessage(await response.json(), origin)
})
`
  return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' })
}

/** The session as the website receives it: a name, and one item for each ticket in the cart. */
export function showSession(c: ShopContext) {
  const fetchSite = c.req.header('sec-fetch-site')
  if (fetchSite !== undefined && fetchSite !== 'same-origin')
    throw new Refusal(403, 'forbiddenTitle', 'notFound')
  const session = sessionOf(c)
  return c.json({
    user: session?.userName ? { name: session.userName } : null,
    order: {
      items: (session?.cart ?? []).flatMap(({ key, title, category: { price }, count }) =>
        Array.from({ length: count }, () => ({ id: key, title, price })),
      ),
    },
  })
}
