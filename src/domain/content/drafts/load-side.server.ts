import { and, eq } from 'drizzle-orm'
import { revisions, sections } from '#db/schema/index.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { findDraftRow, type DraftRow } from '../pages/draft-rows.server.ts'
import { findLatestRevision } from '../pages/section-rows.server.ts'
import { sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { upgradeContent } from '../pages/present-section.ts'
import type { Scope } from '#domain/scope.ts'
import type { Side } from './translation.ts'

/** One side of a comparison: the draft itself, with the time of its base revision. */
export async function loadOwnSide({ db }: Pick<Scope, 'db'>, draft: DraftRow): Promise<Side> {
  const { content, touched, baseRevisionId, createdAt } = draft
  const [base] =
    baseRevisionId === null
      ? []
      : await db
          .select({ createdAt: revisions.createdAt })
          .from(revisions)
          .where(eq(revisions.id, baseRevisionId))
  return { content, touched, baseAt: (base?.createdAt ?? createdAt).toISOString() }
}

export type OtherSide = Side & { sectionId: number; draft: DraftRow | null }

/** The same section in the other language: its draft, else its latest revision; null when nothing was written. */
export async function loadOtherSide(scope: Pick<Scope, 'db'>, key: SectionKey): Promise<OtherSide | null> {
  const [section] = await scope.db
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.slug, sectionSlug(key)), eq(sections.language, otherLanguage(key.language))))
  if (!section) return null
  const draft = await findDraftRow(scope, section.id)
  if (draft) return { ...(await loadOwnSide(scope, draft)), sectionId: section.id, draft }
  const latest = await findLatestRevision(scope, section.id)
  if (!latest) return null
  return {
    content: upgradeContent(latest.content),
    touched: {},
    baseAt: latest.createdAt.toISOString(),
    sectionId: section.id,
    draft: null,
  }
}
