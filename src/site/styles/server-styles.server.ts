import type { EntryContext } from 'react-router'
import type { HallRequest } from '../hall-context.ts'
import { filesOf, type ServerStyles } from './page-styles.tsx'

/** The styles of one rendering; null in development, where Vite brings them. */
export function stylesOf(
  context: EntryContext,
  { readStyle, findPartStyles }: Pick<HallRequest, 'readStyle' | 'findPartStyles'>,
): ServerStyles | null {
  if (!import.meta.env.PROD) return null
  return {
    filesOf: ({ routeIds, parts }) => [
      ...new Set([...filesOf(context.manifest, routeIds), ...findPartStyles(parts)]),
    ],
    textOf: readStyle,
  }
}
