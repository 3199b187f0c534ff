/**
 * The index of the submenu item that a key moves to; null for other keys (specification, section 4, "Desktop submenu").
 * The items wrap around.
 */
export function itemForKey(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
