import { isRecord } from '#json/is-record.ts'

/**
 * Keeps unsaved changes in the browser. After the window was closed, the network lost or the computer switched off,
 * the next window on this page continues with them, under the name of the window that made them. An open window holds
 * a lock with its name.
 */
const prefix = 'editor-queue:'

export type QueueKey = { slug: string; language: string }
/** A queue left behind by a closed window, with the lock on that window's name. */
export type LeftQueue = { client: string; queue: unknown; savedAt: number; release: () => void }

/** Stores a window's queue, or removes it with null. Returns false when the browser denies storage. */
export function keepQueue(place: QueueKey, client: string, queue: unknown): boolean {
  try {
    if (queue === null) localStorage.removeItem(keyOf(place, client))
    else localStorage.setItem(keyOf(place, client), JSON.stringify(queue))
    return true
  } catch {
    return false
  }
}

/** The queues of this page whose windows are closed, the newest first. Each is locked until it is released. */
export async function takeLeftQueues(place: QueueKey): Promise<LeftQueue[]> {
  const held = await Promise.all(
    clientsOf(place).map(async (client): Promise<LeftQueue[]> => {
      const release = await holdWindow(client)
      if (!release) return []
      const queue = readQueue(keyOf(place, client))
      return [{ client, queue, savedAt: savedAtOf(queue), release }]
    }),
  )
  return held.flat().toSorted((a, b) => b.savedAt - a.savedAt)
}

/** Locks a window's name until the returned function is called; null when another window holds the lock. */
export async function holdWindow(client: string): Promise<(() => void) | null> {
  if (!navigator.locks) return () => {}
  return new Promise((resolve) => {
    void navigator.locks
      .request(`editor-window:${client}`, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null)
          return undefined
        }
        return new Promise<void>((release) => resolve(() => release()))
      })
      .catch(() => resolve(() => {}))
  })
}

function clientsOf(place: QueueKey): string[] {
  const start = keyOf(place, '')
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(start) ? [key.slice(start.length)] : [],
    )
  } catch {
    return []
  }
}

function readQueue(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function savedAtOf(queue: unknown): number {
  return isRecord(queue) && typeof queue['savedAt'] === 'number' ? queue['savedAt'] : 0
}

function keyOf({ slug, language }: QueueKey, client: string): string {
  return `${prefix}${slug}:${language}:${client}`
}
