import { z } from 'zod'
import { storedBlock } from '../blocks/stored-block.ts'
import type { SetAside } from '../state/index.ts'
import type { QueueKey } from './queue-storage.ts'

const kept = z.array(
  z.object({
    block: storedBlock,
    at: z.number(),
    by: z.string().optional(),
    reason: z.string().optional(),
  }),
)
/** The oldest are dropped above this number. */
const most = 50

const keyOf = ({ slug, language }: QueueKey) => `editor-set-aside:${slug}:${language}`

/** What was set aside on this page in this browser, the newest last. */
export function readSetAside(place: QueueKey): SetAside[] {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]'))
  } catch {
    return []
  }
}

/** Returns false when the browser denies storage: the list is there until the window is closed. */
export function keepSetAside(place: QueueKey, list: readonly SetAside[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(keyOf(place))
    else localStorage.setItem(keyOf(place), JSON.stringify(list.slice(-most)))
    return true
  } catch {
    return false
  }
}
