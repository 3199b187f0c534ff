const paths = {
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l3-3M4 8l3 3',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-3-3M16 8l-3 3',
  phone: 'M6 2h8v16H6zM9 15.5h2',
  tablet: 'M3 3h14v14H3zM9 14.5h2',
  desktop: 'M2 3h16v10H2zM7 17h6',
  drag: 'M7 4v.01M7 10v.01M7 16v.01M13 4v.01M13 10v.01M13 16v.01',
  up: 'M5 12l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  left: 'M12 5l-5 5 5 5',
  right: 'M8 5l5 5-5 5',
  duplicate: 'M7 7h10v10H7zM3 13V3h10',
  remove: 'M4 6h12M8 6V4h4v2M6 6l1 11h6l1-11',
  close: 'M5 5l10 10M15 5L5 15',
  plus: 'M10 4v12M4 10h12',
  warning: 'M10 3l8 14H2zM10 8v4M10 14.5v.01',
  panel: 'M3 4h14v12H3zM12 4v12',
  more: 'M4 10v.01M10 10v.01M16 10v.01',
  outer: 'M10 15V5M5 9l5-5 5 5',
  copy: 'M7 7h10v10H7zM3 13V3h10v1',
  cut: 'M5 15a2 2 0 1 0 .01 0M15 15a2 2 0 1 0 .01 0M6 13.500L14 3M14 13.500L6 3',
  paste: 'M6 4h8v13H6zM8 2.500h4v3H8z',
  list: 'M3 5h2M3 10h2M3 15h2M8 5h9M8 10h9M8 15h9',
  check: 'M4 10l4 4 8-9',
  menu: 'M3 5h14M3 10h14M3 15h14',
  link: 'M8 12l4-4M9 6l2-2a3.500 3.500 0 0 1 5 5l-2 2M11 14l-2 2a3.500 3.500 0 0 1-5-5l2-2',
  bulletList: 'M4 5v.01M4 10v.01M4 15v.01M8 5h9M8 10h9M8 15h9',
  orderedList: 'M3.500 3.500h1v3M3 9h2l-2 2.500h2M3 14h2v3H3M9 5h8M9 10h8M9 15h8',
  alignLeft: 'M3 4h14M3 8h9M3 12h14M3 16h9',
  alignCenter: 'M3 4h14M6 8h8M3 12h14M6 16h8',
  alignRight: 'M3 4h14M8 8h9M3 12h14M8 16h9',
  comment: 'M3 4h14v10H9l-4 3v-3H3z',
  languages:
    'M2 4h9M6.500 2v2M9.500 4c-1 4-4 6.500-7 7.500M4 7c1 2 3 3.500 5.500 4.500M9 18l4-9 4 9M10.500 15h5',
  eye: 'M2 10s3-5.500 8-5.500S18 10 18 10s-3 5.500-8 5.500S2 10 2 10zM10 7.500a2.500 2.500 0 1 0 .01 0',
} as const

export type SignName = keyof typeof paths

/** These consist of dots, which the width of the lines would make too faint. */
const dotted: ReadonlySet<SignName> = new Set(['drag', 'more'])

/** A decorative icon on a button that has a name of its own. */
export function Sign({ name, size = 18 }: { name: SignName; size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={dotted.has(name) ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
