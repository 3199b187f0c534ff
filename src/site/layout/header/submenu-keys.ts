/**
 * Which item of an open submenu a key leads to, counted from 0; null for keys that mean nothing there (specification,
 * section 4, "Desktop submenu"). The items go round.
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
