/** The media query for reduced motion; its change events report later changes. */
export function lessMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}
