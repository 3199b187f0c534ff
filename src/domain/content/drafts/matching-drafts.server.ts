import { sql } from 'drizzle-orm'
import type { ContentDocument } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import { matches, matchesJson, type Pattern } from '#domain/matching.ts'
import { emptyContent } from '#operations/index.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { findPublication, type SectionKey } from '../pages/find-section.server.ts'
import { findHiddenBy } from '../pages/owner-visibility.server.ts'
import { upgradeContent } from '../pages/present-section.ts'
import { withHead } from '../pages/record-heads.server.ts'
import type { DraftRow } from '../pages/draft-rows.server.ts'
import { differs } from './section-status.server.ts'

/** The section of a draft or of the newest version, with its content as editors see it. */
type MatchingDraft = { key: SectionKey; content: ContentDocument; isPublic: boolean }

/** Contents are large; so many are in memory at a time. */
const batch = 25

/**
 * What is written on pages, or in shared blocks, and may match: all in which the pattern is found in the text, also across
 * marks. Heads of pages count, those of other records only where the draft has one of its own. The trash is left out. At
 * most `limit`, in the order of their numbers. Reads only: nobody's draft begins.
 */
export async function* listMatchingDrafts(
  scope: Scope,
  wanted: Pattern & { languages: readonly Language[]; of: 'pages' | 'shared'; limit: number },
): AsyncGenerator<MatchingDraft> {
  requireRight(scope.viewer, 'write_drafts')
  const found = await findMatching(scope, wanted)
  for (let from = 0; from < found.length; from += batch) {
    const part = found.slice(from, from + batch)
    const contents = await loadContents(
      scope,
      part.flatMap(({ section }) => section ?? []),
    )
    for (const { section, ...key } of part) {
      const stored = section === null ? undefined : contents.get(section)
      const own = stored === undefined ? emptyContent() : upgradeContent(stored)
      const content = key.ownerKind === 'page' ? await withHead(scope, key, own) : own
      const published = section === null ? null : await findPublication(scope, section)
      const isPublic = published !== null && (await findHiddenBy(scope, key.ownerKind, key.ownerId)) === null
      yield { key, content, isPublic }
    }
  }
}

/** Whether a draft differs from what visitors see. */
export async function hasUnpublishedChanges(
  scope: Pick<Scope, 'db' | 'now'>,
  key: SectionKey,
  draft: DraftRow,
): Promise<boolean> {
  return differs(scope, key, draft, await findPublication(scope, draft.sectionId))
}

type Found = SectionKey & { section: number | null }

async function findMatching(
  { db }: Pick<Scope, 'db'>,
  {
    languages,
    of,
    limit,
    ...pattern
  }: Pattern & { languages: readonly Language[]; of: 'pages' | 'shared'; limit: number },
): Promise<Found[]> {
  const owners =
    of === 'shared'
      ? sql`SELECT 'shared' AS kind, s.owner_id AS id, s.language, NULL AS head
          FROM sections s JOIN shared_blocks b ON b.id = s.owner_id AND b.deleted_at IS NULL
          WHERE s.owner_kind = 'shared'`
      : sql`SELECT 'page' AS kind, l.page_id AS id, l.language,
            concat_ws(' ', l.title, l.headline, l.hero_text, l.hero_link_text) AS head
          FROM page_locales l JOIN pages g ON g.id = l.page_id AND g.deleted_at IS NULL
          UNION ALL SELECT owner_kind, owner_id, language, NULL FROM sections
          WHERE owner_kind IN ('event', 'article', 'subscription')`
  const { rows } = await db.execute<Found>(sql`
    SELECT o.kind AS "ownerKind", o.id AS "ownerId", o.language, s.id AS section
    FROM (${owners}) AS o
    LEFT JOIN sections s ON s.owner_kind = o.kind AND s.owner_id = o.id AND s.language = o.language
    LEFT JOIN section_drafts d ON d.section_id = s.id
    LEFT JOIN LATERAL (
      SELECT content FROM revisions WHERE section_id = s.id AND d.section_id IS NULL ORDER BY id DESC LIMIT 1
    ) r ON true
    CROSS JOIN LATERAL (SELECT coalesce(d.content, r.content, '{}'::jsonb) AS content) c
    WHERE o.language = ANY(${sql.param([...languages])}::text[])
      AND (${matches(sql`o.head`, pattern)} OR ${matchesJson(sql`c.content`, pattern)})
    ORDER BY array_position(ARRAY['page', 'event', 'article', 'subscription', 'shared'], o.kind), o.id, o.language
    LIMIT ${limit}`)
  return rows
}

async function loadContents({ db }: Pick<Scope, 'db'>, ids: number[]): Promise<Map<number, unknown>> {
  const { rows } = await db.execute<{ id: number; content: unknown }>(sql`
    SELECT s.id, coalesce(d.content, r.content) AS content FROM sections s
    LEFT JOIN section_drafts d ON d.section_id = s.id
    LEFT JOIN LATERAL (
      SELECT content FROM revisions WHERE section_id = s.id AND d.section_id IS NULL ORDER BY id DESC LIMIT 1
    ) r ON true
    WHERE s.id = ANY(${sql.param(ids)}::int[])`)
  return new Map(rows.flatMap(({ id, content }) => (content === null ? [] : [[id, content]])))
}
