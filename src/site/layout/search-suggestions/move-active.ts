/**
 * The option that is active after an arrow key; -1 is the field itself, which comes before the first option and after
 * the last one.
 */
export function moveActive(active: number, count: number, key: 'ArrowDown' | 'ArrowUp'): number {
  const step = key === 'ArrowDown' ? 1 : -1
  const places = count + 1
  return ((active + 1 + step + places) % places) - 1
}
