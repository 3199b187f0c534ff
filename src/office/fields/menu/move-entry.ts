import type { MenuEntry } from '#records/field.ts'

/** The place of an entry in its menu: `[2, 0]` is the first one below the third. */
export type Path = readonly number[]
export type Direction = 'up' | 'down' | 'in' | 'out'
export type Drop = { path: Path; position: 'before' | 'on' | 'after' }
/** A menu after a move, and the new place of the moved entry. */
export type Moved = { entries: readonly MenuEntry[]; path: Path }

type Entries = readonly MenuEntry[]

export function entryAt(entries: Entries, path: Path): MenuEntry | undefined {
  const [first = -1, ...rest] = path
  const entry = entries[first]
  return entry && rest.length > 0 ? entryAt(entry.children, rest) : entry
}

/** The menu with other entries in the place of one. */
export function replaceEntry(entries: Entries, path: Path, ...by: MenuEntry[]): MenuEntry[] {
  return changeLevel(entries, path, (level, at) => level.toSpliced(at, 1, ...by))
}

export function countEntries(entries: Entries): number {
  return entries.reduce((sum, { children }) => sum + 1 + countEntries(children), 0)
}

/** Moves an entry by one place: among its neighbours, below the preceding one, or behind the one above it. */
export function moveEntry(entries: Entries, path: Path, direction: Direction, depth: number): Moved | null {
  const above = path.slice(0, -1)
  const index = path.at(-1) ?? 0
  const sibling = (at: number) => [...above, at]
  if (direction === 'up')
    return dropEntry(entries, path, { path: sibling(index - 1), position: 'before' }, depth)
  if (direction === 'down')
    return dropEntry(entries, path, { path: sibling(index + 1), position: 'after' }, depth)
  if (direction === 'in') return dropEntry(entries, path, { path: sibling(index - 1), position: 'on' }, depth)
  return above.length === 0 ? null : dropEntry(entries, path, { path: above, position: 'after' }, depth)
}

/** Puts an entry beside another one, or on it, as the last one below; null where it has no room. */
export function dropEntry(entries: Entries, from: Path, to: Drop, depth: number): Moved | null {
  const entry = entryAt(entries, from)
  if (!entry || !entryAt(entries, to.path) || isWithin(to.path, from)) return null
  const rest = replaceEntry(entries, from)
  const target = afterRemoval(to.path, from)
  const children = entryAt(rest, target)?.children.length ?? 0
  const path =
    to.position === 'on'
      ? [...target, children]
      : [...target.slice(0, -1), (target.at(-1) ?? 0) + (to.position === 'after' ? 1 : 0)]
  if (path.length - 1 + heightOf(entry) > depth) return null
  // Only entries of the first level can be highlighted.
  const placed = path.length > 1 ? { ...entry, is_highlight: false } : entry
  return { entries: changeLevel(rest, path, (level, at) => level.toSpliced(at, 0, placed)), path }
}

function changeLevel(
  entries: Entries,
  path: Path,
  change: (level: MenuEntry[], at: number) => MenuEntry[],
): MenuEntry[] {
  const [first = 0, ...rest] = path
  if (rest.length === 0) return change([...entries], first)
  return entries.map((entry, index) =>
    index === first ? { ...entry, children: changeLevel(entry.children, rest, change) } : entry,
  )
}

/** The place of another entry after the one at `from` was taken out. */
function afterRemoval(path: Path, from: Path): Path {
  const level = from.length - 1
  const isBehind =
    path.length > level &&
    from.slice(0, level).every((step, index) => path[index] === step) &&
    (path[level] ?? 0) > (from[level] ?? 0)
  return isBehind ? path.map((step, index) => (index === level ? step - 1 : step)) : path
}

function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor.every((step, index) => path[index] === step)
}

function heightOf({ children }: MenuEntry): number {
  return 1 + Math.max(0, ...children.map(heightOf))
}
