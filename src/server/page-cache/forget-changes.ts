import { tagsOf, type Change } from '#domain/changes/index.server.ts'
import type { PageCache } from './open-page-cache.ts'

/** Invalidates all cached answers that show something that has changed. */
export function forgetChanges(cache: Pick<PageCache, 'drop' | 'clear'>, changes: Change[]): void {
  const tags = changes.map(tagsOf)
  if (tags.includes(null)) cache.clear()
  else cache.drop(tags.flatMap((some) => some ?? []))
}
