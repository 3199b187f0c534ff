import { isRecord } from '#json/is-record.ts'

/** The answer of the shop's hidden frame: the logged-in user and the number of items in the cart. */
export type ShopResponse = { name: string | null; count: number }

const maxNameLength = 80
const maxItems = 999

/**
 * Parses an untrusted message: an object with a `user`, who has a name or is null, and optionally an order with items.
 * Null for everything else.
 */
export function readAnswer(message: unknown): ShopResponse | null {
  if (!isRecord(message) || !('user' in message)) return null
  const { user, order } = message
  const items = isRecord(order) ? order['items'] : []
  const count = Array.isArray(items) ? Math.min(items.length, maxItems) : 0
  if (user === null) return { name: null, count }
  if (!isRecord(user) || typeof user['name'] !== 'string') return null
  return { name: cleanName(user['name']), count }
}

/** Sanitizes a name to a single line of limited length, without control characters and bidirectional overrides. */
function cleanName(name: string): string | null {
  const clean = name
    .slice(0, maxNameLength * 4)
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  if (clean === '') return null
  const letters = Array.from(clean)
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength - 1).join('')}…` : clean
}
