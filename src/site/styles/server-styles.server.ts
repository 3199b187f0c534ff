import type { EntryContext } from 'react-router'
import { filesOf, type ServerStyles } from './page-styles.tsx'

/** The styles of one rendering; null in development, where Vite brings them. */
export function stylesOf(
  context: EntryContext,
  readStyle: (file: string) => string | null,
): ServerStyles | null {
  if (!import.meta.env.PROD) return null
  return { filesOf: (routeIds) => filesOf(context.manifest, routeIds), textOf: readStyle }
}
