import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { sectionOwners } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import type { Scope } from '#domain/scope.ts'
import type { SectionKey } from './find-section.server.ts'
import { plannedSections } from './planned-sections.ts'
import { readContent, type ReadContent } from './read-content.ts'

/** A version that waits in a release, which may have no minute yet. */
type PlannedVersion = { at: Date | null; content: ReadContent }
/** What of a section is public, what its draft says, and what waits to become public. */
export type SectionVersions = SectionKey & {
  public: ReadContent | null
  /** Null when nothing is written, or all of it is public. */
  draft: ReadContent | null
  planned: PlannedVersion[]
}

/** Contents are large; so many are in memory at a time. */
const batch = 100

const rowsOf = z.array(
  z.object({
    id: z.number(),
    ownerKind: z.enum(sectionOwners),
    ownerId: z.number(),
    language: z.enum(languages),
    public: z.unknown(),
    draft: z.unknown(),
    planned: z.array(z.object({ at: z.string().nullable(), content: z.unknown() })),
  }),
)

/**
 * All sections with their versions, some at a time; those in the trash are left out. With `among`, only those whose text
 * in any version matches the regular expression, without regard to case, or whose owner is one of the given.
 */
export async function* readSectionVersions(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  among: { pattern: string; owners: readonly Pick<SectionKey, 'ownerKind' | 'ownerId'>[] } | null,
): AsyncGenerator<SectionVersions[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  let last = 0
  for (;;) {
    const { rows } = await db.execute(sql`
      SELECT s.id, s.owner_kind AS "ownerKind", s.owner_id AS "ownerId", s.language, v.content AS public,
        CASE WHEN d.section_id IS NOT NULL THEN d.content WHEN r.id IS DISTINCT FROM p.revision_id THEN r.content END AS draft,
        planned.versions AS planned
      FROM sections s
      LEFT JOIN section_drafts d ON d.section_id = s.id
      LEFT JOIN LATERAL (
        SELECT id, content FROM revisions WHERE section_id = s.id ORDER BY id DESC LIMIT 1
      ) r ON true
      LEFT JOIN LATERAL (
        SELECT revision_id, unpublish_at FROM publications
        WHERE section_id = s.id AND publish_at <= ${at} AND (cancelled_at IS NULL OR cancelled_at > ${at})
        ORDER BY publish_at DESC, id DESC LIMIT 1
      ) p ON p.unpublish_at IS NULL OR p.unpublish_at > ${at}
      LEFT JOIN revisions v ON v.id = p.revision_id
      CROSS JOIN LATERAL (
        SELECT coalesce(jsonb_agg(jsonb_build_object('at', plan.at, 'content', w.content)
          ORDER BY plan.item_id), '[]') AS versions
        FROM ${plannedSections} AS plan JOIN revisions w ON w.id = plan.revision_id
        WHERE plan.owner_kind = s.owner_kind AND plan.owner_id = s.owner_id AND plan.language = s.language
      ) planned
      LEFT JOIN pages g ON s.owner_kind = 'page' AND g.id = s.owner_id
      LEFT JOIN shared_blocks b ON s.owner_kind = 'shared' AND b.id = s.owner_id
      WHERE s.id > ${last} AND g.deleted_at IS NULL AND b.deleted_at IS NULL
        AND coalesce(v.content, d.content, r.content) IS NOT NULL AND ${namesOneOf(among)}
      ORDER BY s.id LIMIT ${batch}`)
    const found = rowsOf.parse(rows)
    last = found.at(-1)?.id ?? last
    yield found.map((row) => ({
      ownerKind: row.ownerKind,
      ownerId: row.ownerId,
      language: row.language,
      public: contentOf(row.public),
      draft: contentOf(row.draft),
      planned: row.planned.map((plan) => ({
        at: plan.at === null ? null : new Date(plan.at),
        content: readContent(plan.content),
      })),
    }))
    if (found.length < batch) return
  }
}

function contentOf(stored: unknown): ReadContent | null {
  return stored === null || stored === undefined ? null : readContent(stored)
}

function namesOneOf(
  among: { pattern: string; owners: readonly Pick<SectionKey, 'ownerKind' | 'ownerId'>[] } | null,
): SQL {
  if (among === null) return sql`true`
  const owners = JSON.stringify(among.owners)
  const isOfOwner = sql`EXISTS (SELECT FROM jsonb_to_recordset(${owners}::jsonb) AS one ("ownerKind" text, "ownerId" int)
    WHERE one."ownerKind" = s.owner_kind AND one."ownerId" = s.owner_id)`
  return among.pattern === ''
    ? isOfOwner
    : sql`(concat_ws(' ', v.content::text, d.content::text, r.content::text, planned.versions::text) ~* ${among.pattern} OR ${isOfOwner})`
}
