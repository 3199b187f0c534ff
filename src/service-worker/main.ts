/// <reference lib="webworker" />
/**
 * The service worker: visited pages and saved concerts can be read offline; for all other pages it shows a bilingual
 * offline message. Pages are network-first, so that an old page is never combined with new files; files with a content
 * hash in their address are cached.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { offlineCaches } from '#routing/offline-caches.ts'
import { isPrivateQuery } from '#routing/private-query.ts'
import { isVisitorPage } from '#routing/visitor-pages.ts'
import { offlinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope

const days = (count: number) => count * 24 * 60 * 60

const pages = new NetworkFirst({
  cacheName: offlineCaches.pages,
  plugins: [
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: days(30), purgeOnQuotaError: true }),
    { cacheWillUpdate: async ({ response }) => (isForEverybody(response) ? response : null) },
  ],
})

registerRoute(({ request, url }) => request.mode === 'navigate' && mayBeKept(url), pages)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|figures)\//.test(url.pathname),
  new CacheFirst({
    cacheName: offlineCaches.files,
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: days(60), purgeOnQuotaError: true })],
  }),
)

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error()
  const saved = await (await caches.open(offlineCaches.saved)).match(url.pathname)
  return saved ?? offlinePage(url.pathname)
})

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(takeControl(event)))

/** Also caches pages that were open before the service worker was installed, such as the first page of a visit. */
async function takeControl(event: ExtendableEvent): Promise<void> {
  await self.clients.claim()
  for (const { url } of await self.clients.matchAll({ type: 'window' }))
    if (mayBeKept(new URL(url))) await pages.handle({ request: new Request(url), event }).catch(() => null)
}

function mayBeKept({ origin, pathname, search }: URL): boolean {
  return origin === self.location.origin && isVisitorPage(pathname) && !isPrivateQuery(search)
}

/**
 * Whether a response may be cached: not if it was rendered for staff, contains a secret (`no-store`), or is an error.
 */
function isForEverybody(response: Response): boolean {
  const isKept = !/no-store/.test(response.headers.get('Cache-Control') ?? '')
  return response.status === 200 && isKept && response.headers.get('X-Staff') === null
}
