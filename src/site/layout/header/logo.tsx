/** The house's logo: the simplest Chladni figure. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 40 40"
      width="30"
      height="30"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <rect x=".8" y=".8" width="38.4" height="38.4" />
      <path d="M1 14c9 0 13-4 13-13M26 1c0 9 4 13 13 13M39 26c-9 0-13 4-13 13M14 39c0-9-4-13-13-13" />
      <path d="M1 1l38 38M39 1L1 39" />
    </svg>
  )
}
