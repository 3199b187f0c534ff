import { offlineCaches } from '#routing/offline-caches.ts'

/** The maximum number of saved concerts; the oldest is removed first. */
const most = 20

/** Saves a concert's page for offline reading; returns false when the browser does not support it or is offline. */
export async function keepOffline(path: string): Promise<boolean> {
  try {
    const cache = await caches.open(offlineCaches.saved)
    await cache.delete(path) // keeps the newest entry last
    await cache.add(path)
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, -most).map((request) => cache.delete(request)))
    return true
  } catch {
    return false
  }
}
