import { whenIdle } from '#design/when-idle.ts'

/**
 * Registers the service worker after the page has loaded; the site also works without it (specification, section 8).
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  whenIdle(() => navigator.serviceWorker.register('/sw.js', { scope: '/' }))
}
