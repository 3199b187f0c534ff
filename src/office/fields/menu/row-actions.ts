import type { MenuEntry } from '#records/field.ts'
import type { Direction, Drop, Path } from './move-entry.ts'

/** What can be done with the entries of a menu. */
export type RowActions = {
  toggle: (path: Path) => void
  /** `part` is the control that keeps the focus. */
  move: (path: Path, direction: Direction, part: string) => void
  canMove: (path: Path, direction: Direction) => boolean
  drop: (from: Path, drop: Drop) => void
  canDrop: (from: Path, drop: Drop) => boolean
  change: (path: Path, next: MenuEntry) => void
  remove: (path: Path) => void
}
