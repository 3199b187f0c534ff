/**
 * The icons, each as one path in a viewBox of 24 units, drawn with the logo's hairline: straight lines and quarter
 * circles, square caps, no fill.
 */
export const iconPaths = {
  accessibility:
    'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM12 8a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM6.5 10 12 11l5.5-1M12 11v4l-3 5M12 15l3 5',
  'arrow-left': 'M22 12H3M10 5l-7 7 7 7',
  'arrow-right': 'M2 12h19M14 5l7 7-7 7',
  'arrow-up': 'M12 22V3M5 10l7-7 7 7',
  book: 'M12 6v15C9.5 19.5 6 19 2 19V4c4 0 7.5.5 10 2 2.5-1.5 6-2 10-2v15c-4 0-7.5.5-10 2',
  bookmark: 'M6 3h12v18l-6-5-6 5Z',
  calendar: 'M3 5h18v16H3ZM3 10h18M8 2v5M16 2v5',
  cart: 'M4 8h16l-1 13H5ZM8 11V6a4 4 0 0 1 8 0v5',
  check: 'm3 13 6 6L21 5',
  'chevron-down': 'm4 8 8 8 8-8',
  'chevron-left': 'm16 4-8 8 8 8',
  'chevron-right': 'm8 4 8 8-8 8',
  close: 'm4 4 16 16M20 4 4 20',
  external: 'M8 5h11v11M19 5 5 19',
  facebook: 'M17 3h-2a4 4 0 0 0-4 4v14M7 11h9',
  headphone: 'M3 16v-3a9 9 0 0 1 18 0v3M3 14h4v7H3ZM17 14h4v7h-4Z',
  info: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM12 10v7M12 6.5v1.5',
  instagram: 'M3 3h18v18H3ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 6v1.5',
  minus: 'M3 12h18',
  play: 'm6 3 15 9-15 9Z',
  plus: 'M3 12h18M12 3v18',
  search: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15 15l7 7',
  spotify:
    'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM6.5 9c4-1.2 8-.8 11 1M7 12.5c3.3-.9 6.5-.5 9 1M7.5 15.8c2.7-.7 5.200-.4 7.5.8',
  user: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM3 22c0-4 4-6 9-6s9 2 9 6',
  warning: 'M12 3 22 21H2ZM12 10v5M12 17v1.5',
  youtube: 'M2 5h20v14H2ZM10 9l5 3-5 3Z',
} as const

export type IconName = keyof typeof iconPaths
