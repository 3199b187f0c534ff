import { keepContent, takeLeftContents } from '#fields/kept-by-browser/window-content.ts'
import { isRecord } from '#json/is-record.ts'

export type QueueKey = { slug: string; language: string }
/** A queue of unsaved changes left behind by a closed window, with the lock on that window's name. */
export type LeftQueue = { client: string; queue: unknown; savedAt: number; release: () => void }

/** Stores a window's queue, or removes it with null. Returns false when the browser denies storage. */
export function keepQueue(place: QueueKey, client: string, queue: unknown): boolean {
  return keepContent(placeOf(place), client, queue)
}

/** The queues of this page whose windows are closed, the newest first. Each is locked until it is released. */
export async function takeLeftQueues(place: QueueKey): Promise<LeftQueue[]> {
  const left = await takeLeftContents(placeOf(place))
  return left
    .map(({ window, content, release }) => ({
      client: window,
      queue: content,
      savedAt: savedAtOf(content),
      release,
    }))
    .toSorted((a, b) => b.savedAt - a.savedAt)
}

function savedAtOf(queue: unknown): number {
  return isRecord(queue) && typeof queue['savedAt'] === 'number' ? queue['savedAt'] : 0
}

function placeOf({ slug, language }: QueueKey): string {
  return `editor-queue:${slug}:${language}`
}
