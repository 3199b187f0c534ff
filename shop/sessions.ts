import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Category, CustomerGroup } from './catalogue.ts'
import type { Localized } from './languages.ts'

export type CartItem = {
  /** Identical for the same offer and category. */
  key: string
  title: Localized
  /** The chosen concerts of a subscription. */
  concerts?: Localized[]
  category: Category
  count: number
}

export type Session = {
  id: string
  /** Has to be sent with every form. */
  formToken: string
  userName: string | null
  group: CustomerGroup | null
  cart: CartItem[]
}

export const mostTickets = 8

const longestIdleMilliseconds = 12 * 60 * 60 * 1000
const maxSessions = 10_000

/**
 * The shop's sessions, in memory: they end with the program. The least recently used are removed when there are too
 * many.
 */
export class Sessions {
  private readonly entries = new Map<string, { session: Session; usedAt: number }>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  create(): Session {
    const [oldest] = this.entries.keys()
    if (oldest !== undefined && this.entries.size >= maxSessions) this.entries.delete(oldest)
    const session = { id: randomToken(), formToken: randomToken(), userName: null, group: null, cart: [] }
    this.entries.set(session.id, { session, usedAt: this.now() })
    return session
  }

  find(id: string): Session | undefined {
    const entry = this.entries.get(id)
    if (!entry) return undefined
    this.entries.delete(id)
    if (this.now() - entry.usedAt > longestIdleMilliseconds) return undefined
    this.entries.set(id, { ...entry, usedAt: this.now() })
    return entry.session
  }

  /** Renews the secrets, so that an id known before the log-in is useless after it. */
  renew(session: Session, changes: Partial<Pick<Session, 'userName' | 'group' | 'cart'>>): Session {
    this.entries.delete(session.id)
    const renewed = this.create()
    const { userName, group, cart } = session
    return Object.assign(renewed, { userName, group, cart }, changes)
  }
}

/** Adds tickets, up to the limit per person and kind. */
export function addToCart(session: Session, added: CartItem): void {
  const present = session.cart.find(({ key }) => key === added.key)
  if (present) present.count = Math.min(mostTickets, present.count + added.count)
  else session.cart.push(added)
}

export function isSameToken(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function randomToken(): string {
  return randomBytes(24).toString('base64url')
}
