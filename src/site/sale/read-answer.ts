import { isRecord } from '#json/is-record.ts'

/** What an answer of the shop's hidden frame says: who is logged in, and how much is in the cart. */
export type ShopAnswer = { name: string | null; count: number }

const longestName = 80
const mostItems = 999

/**
 * Reads a message that claims to be a session: an object with a `user`, who has a name or is null, and perhaps an order
 * with items. Null for everything else: whoever may send messages need not mean well.
 */
export function readAnswer(message: unknown): ShopAnswer | null {
  if (!isRecord(message) || !('user' in message)) return null
  const { user, order } = message
  const items = isRecord(order) ? order['items'] : []
  const count = Array.isArray(items) ? Math.min(items.length, mostItems) : 0
  if (user === null) return { name: null, count }
  if (!isRecord(user) || typeof user['name'] !== 'string') return null
  return { name: cleanName(user['name']), count }
}

/** A name as one line of letters: no control characters, none that turn the writing around, and not endless. */
function cleanName(name: string): string | null {
  const clean = name
    .slice(0, longestName * 4)
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  if (clean === '') return null
  const letters = Array.from(clean)
  return letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : clean
}
