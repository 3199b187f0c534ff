import { whenIdle } from '#design/when-idle.ts'

/**
 * Registers the service worker after the page has loaded; the site also works without it (specification, section 8).
 * Resolves when it handles the requests for pages, or when there will be none.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  const isReady = new Promise<void>((resolve) => {
    whenIdle(() =>
      serviceWorker
        .register('/sw.js', { scope: '/' })
        .then(() => serviceWorker.ready)
        .finally(resolve),
    )
  })
  if (!serviceWorker.controller) await isReady
}
