import { renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import '#i18n/messages.ts' // the server speaks every language
import { carriedFontsScript } from '#design/fonts/carried-fonts.server.ts'
import { loadParts } from '#design/late-part/late-part.tsx'
import { themeScript } from '#design/theme/theme.ts'
import { firstViewScript } from '#design/first-view/first-view-script.ts'
import { hallContext } from './hall-context.ts'
import {
  contentSecurityPolicy,
  createScriptMark,
  hashMarkedScripts,
  hashOf,
} from './content-security-policy.server.ts'
import { starter, startScriptsLate } from './late-scripts.server.ts'
import { withStaffTools } from './staff-tools.server.ts'
import { CarriedFontsContext } from './styles/carried-fonts.tsx'
import { ServerStylesContext } from './styles/page-styles.tsx'
import { stylesOf } from './styles/server-styles.server.ts'

/** Of the scripts that are the same on every page. */
const fixedHashes = [starter, themeScript, firstViewScript, carriedFontsScript].map(hashOf)

/**
 * Renders a page in one piece. The loaders' data is drained first, so that there is nothing to stream: measured
 * fastest, and a page that is whole can be cached, hashed and compressed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provided: Readonly<RouterContextProvider>,
): Promise<Response> {
  await Promise.all([drainHandoff(context), loadParts('all')])
  const mark = createScriptMark()
  const hall = provided.get(hallContext)
  const rendered = renderToString(
    <CarriedFontsContext value={carriedFontsScript}>
      <ServerStylesContext value={stylesOf(context, hall)}>
        <ServerRouter context={context} url={request.url} nonce={mark} />
      </ServerStylesContext>
    </CarriedFontsContext>,
  )
  const { html, hashes } = hashMarkedScripts(rendered, mark)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (import.meta.env.PROD)
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(hall.shopOrigin, [...hashes, ...fixedHashes], {
        isStaff: hall.session !== null,
      }),
    )
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  const whole = startScriptsLate(html.startsWith('<!DOCTYPE') ? html : `<!DOCTYPE html>${html}`)
  return new Response(withStaffTools(whole, hall, new URL(request.url)), {
    status,
    headers,
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return // the visitor's mistake, told to the visitor
  context.get(hallContext).reportError(error)
}

/**
 * React Router streams its data to the page through a reader and caches what was read by its number. Reading all of
 * it before rendering leaves a page without suspended parts. It relies on the shape of that cache: the test of this
 * file fails when an upgrade changes it.
 */
async function drainHandoff(context: EntryContext): Promise<void> {
  const stream = context.serverHandoffStream
  if (!stream) return
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  const cache: NonNullable<EntryContext['renderMeta']>['streamCache'] = {}
  for (let index = 0; ; index++) {
    const { done, value } = await reader.read()
    const result = { done, value: value ? decoder.decode(value, { stream: true }) : '' }
    cache[index] = Object.assign(Promise.resolve(), { result })
    if (done) break
  }
  context.renderMeta = { ...context.renderMeta, streamCache: cache }
  // The stream has been read: the renderer asks for a reader again and finds its answers in the cache.
  context.serverHandoffStream = new ReadableStream()
}
