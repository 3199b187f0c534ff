import { and, eq, type SQL } from 'drizzle-orm'
import { sections } from '#db/schema/index.ts'
import type { SectionKey } from '../pages/find-section.server.ts'

/** The SQL condition that a row of `sections` is the one with this key. */
export function isSectionOf({ ownerKind, ownerId, language }: SectionKey): SQL | undefined {
  return and(
    eq(sections.ownerKind, ownerKind),
    eq(sections.ownerId, ownerId),
    eq(sections.language, language),
  )
}
