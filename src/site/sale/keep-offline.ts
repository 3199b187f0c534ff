import { offlineCaches } from '#routing/offline-caches.ts'

/** More concerts than one remembers at a time are not kept: the oldest gives way. */
const most = 20

/** Keeps a concert's page for reading it without a network; false where the browser can't, or has no network now. */
export async function keepOffline(path: string): Promise<boolean> {
  try {
    const cache = await caches.open(offlineCaches.saved)
    await cache.delete(path) // the newest stands last
    await cache.add(path)
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, -most).map((request) => cache.delete(request)))
    return true
  } catch {
    return false
  }
}
