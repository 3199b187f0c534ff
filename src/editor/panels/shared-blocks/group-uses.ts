import type { SharedBlockUse } from '#contracts/shared-blocks.ts'

/** The uses by page, event, story, subscription or template, which counts once for both languages. */
export function groupUses(uses: readonly SharedBlockUse[]): SharedBlockUse[][] {
  return [...Map.groupBy(uses, ({ kind, id }) => `${kind} ${id}`).values()]
}
