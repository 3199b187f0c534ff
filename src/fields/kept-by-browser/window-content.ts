/**
 * What windows have not saved yet, in the browser's storage. After a window was closed, the network lost or the computer
 * switched off, a later window finds what it has left behind at the same place. Each content has the name of its window,
 * so that windows never overwrite each other; an open window holds a lock with its name.
 */

/** What a closed window has left behind, with the lock on its name. */
export type LeftContent = { window: string; content: unknown; release: () => void }

/** A name for a window that no other one has. */
export function newWindowName(): string {
  // Browsers have `randomUUID` for pages over HTTPS only.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Stores a window's content, or removes it with null. Returns false when the browser denies storage, or is full. */
export function keepContent(place: string, window: string, content: unknown): boolean {
  try {
    if (content === null) localStorage.removeItem(keyOf(place, window))
    else localStorage.setItem(keyOf(place, window), JSON.stringify(content))
    return true
  } catch {
    return false
  }
}

/** The contents at a place whose windows are closed. Each is locked until it is released. */
export async function takeLeftContents(place: string): Promise<LeftContent[]> {
  const held = await Promise.all(
    windowsAt(place).map(async (window): Promise<LeftContent[]> => {
      const release = await holdWindow(window)
      return release ? [{ window, content: readContent(place, window), release }] : []
    }),
  )
  return held.flat()
}

/** Locks a window's name until the returned function is called; null when another window holds the lock. */
export async function holdWindow(window: string): Promise<(() => void) | null> {
  if (!navigator.locks) return () => {}
  return new Promise((resolve) => {
    void navigator.locks
      .request(`window:${window}`, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null)
          return undefined
        }
        return new Promise<void>((release) => resolve(() => release()))
      })
      .catch(() => resolve(() => {}))
  })
}

/** The names of all windows, open or closed, that keep something at a place, or at one whose name begins with it. */
export function windowsAt(place: string): string[] {
  const start = keyOf(place, '')
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(start) ? [key.slice(start.length)] : [],
    )
  } catch {
    return []
  }
}

/** What a window keeps at a place; null if it can't be read. */
export function readContent(place: string, window: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place, window)) ?? 'null')
  } catch {
    return null
  }
}

function keyOf(place: string, window: string): string {
  return `${place}:${window}`
}
