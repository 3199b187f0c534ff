import type { Language } from '#i18n/languages.ts'
import type { ShareFormat, ShareKind } from './share-card.ts'

/**
 * An address that leads to the share image of a record as it is now: with another hash than that of its content, the server
 * redirects to the right one.
 */
export function latestSharePath(
  { kind, id }: { kind: ShareKind; id: number },
  language: Language,
  format: ShareFormat,
): string {
  return `/share/${kind}/${language}/${id}-${'0'.repeat(16)}${format === 'tall' ? '-tall' : ''}.jpg`
}
