/** Whether the visitor wants less motion, now and, by its events, later. */
export function lessMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}
