/**
 * What staff have typed into forms of the back office and not saved, kept in this browser for their account. Only the
 * account whose documents this browser shows can keep and find something; signing out forgets what it has kept.
 */
import { isRecord } from '#json/is-record.ts'
import { keepContent, readContent, takeLeftContents, windowsAt } from './window-content.ts'

type Values = Record<string, unknown>
/** The form of a record, or the one for a new record of a kind. */
export type EntryPlace = { account: number; kind: string; id: number | null }
export type KeptEntries = {
  /** When something was typed last. */
  at: number
  /** The title of the record, as it was typed. */
  title: string
  /** What was seen of the changed fields. */
  seen: Values
  changes: Values
}
export type LeftEntries = KeptEntries & { window: string; release: () => void }

/** After this time, entries to which nobody has come back are forgotten. */
export const maxDays = 30
/** The most that is kept for an account; the oldest go first. */
export const maxKept = 50
const dayMs = 24 * 60 * 60_000
const prefix = 'office-entries'
/** The account whose documents this browser shows; empty after signing out. */
const accountKey = 'office-account'

/**
 * Says that this browser shows documents of an account from now on, and forgets what is too old or too much, of every
 * account.
 */
export function beginAccount(account: number, now: number): void {
  try {
    if (localStorage.getItem(accountKey) !== String(account))
      localStorage.setItem(accountKey, String(account))
  } catch {
    return // Without storage nothing is kept.
  }
  const counts = new Map<string, number>()
  for (const { at, owner, place, window } of everything().toSorted((a, b) => b.at - a.at)) {
    const count = (counts.get(owner) ?? 0) + 1
    counts.set(owner, count)
    if (count > maxKept || now - at > maxDays * dayMs) keepContent(place, window, null)
  }
}

/** Calls back when another window of this browser has signed out, or shows documents of another account. */
export function watchAccount(account: number, onOther: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === accountKey && newValue !== String(account)) onOther()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/**
 * Stores a window's entries, or removes them with null. Returns false when the browser denies storage, or is full. Nothing
 * is stored once this browser belongs to another account, or to none.
 */
export function keepEntries(place: EntryPlace, window: string, entries: KeptEntries | null): boolean {
  if (entries === null) return keepContent(nameOf(place), window, null)
  try {
    if (localStorage.getItem(accountKey) !== String(place.account)) return true
  } catch {
    return false
  }
  return keepContent(nameOf(place), window, entries)
}

/** The entries of a form whose windows are closed, the newest first. Each is locked until it is released. */
export async function takeLeftEntries(place: EntryPlace, now: number): Promise<LeftEntries[]> {
  const left = await takeLeftContents(nameOf(place))
  const found = left.flatMap(({ window, content, release }) => {
    const entries = entriesIn(content)
    if (entries && now - entries.at <= maxDays * dayMs) return [{ ...entries, window, release }]
    keepContent(nameOf(place), window, null) // unreadable, or too old
    release()
    return []
  })
  return found.toSorted((a, b) => b.at - a.at)
}

/** All that is kept for an account, also by open windows, the newest first. */
export function listEntries(account: number): (EntryPlace & { at: number; title: string })[] {
  return everything()
    .filter(({ owner }) => owner === String(account))
    .map(({ kind, id, at, title }) => ({ account, kind, id, at, title }))
    .toSorted((a, b) => b.at - a.at)
}

/** Forgets all that is kept for an account; nothing is kept for it until it signs in again. */
export function forgetEntries(account: number): void {
  for (const { owner, place, window } of everything())
    if (owner === String(account)) keepContent(place, window, null)
  try {
    localStorage.setItem(accountKey, '')
  } catch {
    // Without storage there is nothing to forget.
  }
}

function everything() {
  return windowsAt(prefix).flatMap((name) => {
    const [owner = '', kind = '', id = '', window = ''] = name.split(':')
    const place = `${prefix}:${owner}:${kind}:${id}`
    const entries = entriesIn(readContent(place, window))
    const number = id === 'new' ? null : Number(id)
    return [{ owner, kind, id: number, place, window, at: entries?.at ?? 0, title: entries?.title ?? '' }]
  })
}

function entriesIn(content: unknown): KeptEntries | null {
  if (!isRecord(content)) return null
  const { at, title, seen, changes } = content
  if (typeof at !== 'number' || typeof title !== 'string' || !isRecord(seen) || !isRecord(changes))
    return null
  return { at, title, seen, changes }
}

function nameOf({ account, kind, id }: EntryPlace): string {
  return `${prefix}:${account}:${kind}:${id ?? 'new'}`
}
