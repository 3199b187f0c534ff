import { useRef } from 'react'
import type { Obstacle, WrittenTogether } from '#contracts/together.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { obstaclesOf, type AskedTogether } from './calls.ts'

/** What became of a call that writes several records: all of them are written, or none. */
export type Outcome =
  | { written: WrittenTogether }
  /** `others` sends the same once more for the records in whose way nothing stands; null without any. */
  | { obstacles: readonly Obstacle[]; others: { count: number; send: () => Promise<Outcome> } | null }

/**
 * Sends calls that write several records. A call that was not answered keeps its key, so that a second try with the same
 * content completes it, or learns that it was done. Rejects with a `CallError` for other reasons than obstacles.
 */
export function useTogether() {
  const keys = useRef(new Map<string, string>())
  const attempt = async (
    content: unknown,
    /** How many records it writes. */
    total: number,
    send: (asked: AskedTogether) => Promise<WrittenTogether>,
    without: readonly number[] = [],
  ): Promise<Outcome> => {
    const asked = JSON.stringify([content, without])
    const key = keys.current.get(asked) ?? crypto.randomUUID()
    keys.current.set(asked, key)
    try {
      const written = await send({ key, ...(without.length > 0 && { without }) })
      keys.current.delete(asked)
      return { written }
    } catch (error) {
      const obstacles = error instanceof CallError ? obstaclesOf(error) : []
      if (obstacles.length === 0) throw error
      keys.current.delete(asked)
      const left = [...without, ...obstacles.map(({ id }) => id)]
      const count = total - left.length
      const others = count <= 0 ? null : { count, send: () => attempt(content, total, send, left) }
      return { obstacles, others }
    }
  }
  return attempt
}
