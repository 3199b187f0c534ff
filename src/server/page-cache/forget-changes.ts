import { tagsOf, type Change } from '#domain/changes/index.server.ts'
import type { PageCache } from './open-page-cache.ts'

/** Has the cache forget all answers that show something of what has changed. */
export function forgetChanges(cache: Pick<PageCache, 'drop' | 'clear'>, changes: Change[]): void {
  const tags = changes.map(tagsOf)
  if (tags.includes(null)) cache.clear()
  else cache.drop(tags.flatMap((some) => some ?? []))
}
