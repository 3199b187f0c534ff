import { z } from 'zod'
import { storedBlock } from '../workspace/clipboard.ts'
import type { SetAside } from '../state/index.ts'
import type { QueuePlace } from './queue-storage.ts'

const kept = z.array(z.object({ block: storedBlock, at: z.number(), by: z.string().optional() }))
/** Above this number, the oldest are dropped. */
const most = 50

const keyOf = ({ slug, language }: QueuePlace) => `editor-set-aside:${slug}:${language}`

/** What was set aside on this page in this browser, the newest last. */
export function readSetAside(place: QueuePlace): SetAside[] {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]'))
  } catch {
    return []
  }
}

export function keepSetAside(place: QueuePlace, list: readonly SetAside[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(keyOf(place))
    else localStorage.setItem(keyOf(place), JSON.stringify(list.slice(-most)))
  } catch {
    // Without storage it is kept only until the window is closed.
  }
}
