import { sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { emptyContent } from '#operations/index.ts'
import { pageHref } from '#routing/paths.ts'
import { listPageIds } from '#routing/table.ts'
import { findDraftRow } from '../pages/draft-rows.server.ts'
import { findLatestRevision } from '../pages/section-rows.server.ts'
import { findPublication, type SectionKey } from '../pages/find-section.server.ts'
import { plannedSections } from '../pages/planned-sections.ts'
import { findSectionOwner } from '../pages/section-owner.server.ts'
import { upgradeContent } from '../pages/present-section.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { differs } from './section-status.server.ts'

/** A section with a pending task: the title of its owner, and where to work on it. */
type Task = { section: SectionKey; title: string; address: string }
/** `sequence` is the number of the last change in the draft, `at` the time of the last edit. */
export type DraftTask = Task & { sequence: number; at: string }
/** A publication, or its end, that is planned for a minute. */
export type ScheduledTask = Task & { planId: number; what: 'start' | 'end'; at: string }
/** The first of a list, and whether there are more. */
export type Tasks<T> = { items: T[]; hasMore: boolean }

export type EditorialTasks = {
  drafts: Tasks<DraftTask>
  scheduled: Tasks<ScheduledTask>
  untranslated: Tasks<Task>
}

/** How many tasks of a kind are shown, and how many rows are examined for them. */
const maxShown = 20
const maxRead = 200

/**
 * Pending work for editors: drafts that differ from what is published, the last written first; scheduled beginnings and
 * ends of publications, the next one first; pages without content in a language, `except` those that the caller shows
 * elsewhere.
 */
export async function listEditorialTasks(
  scope: Scope,
  { except = [] }: { except?: readonly number[] } = {},
): Promise<EditorialTasks> {
  requireRight(scope.viewer, 'write_drafts')
  return {
    drafts: await listDrafts(scope),
    scheduled: await listScheduledTasks(scope),
    untranslated: await listUntranslated(scope, except),
  }
}

type SectionRow = SectionKey & { sectionId: number }
type Instant = Date | string

/**
 * Sections whose draft or latest revision is newer than the published one are read, because their contents may still
 * be equal.
 */
async function listDrafts(scope: Scope): Promise<Tasks<DraftTask>> {
  const { now } = scope
  const { rows } = await scope.db.execute<SectionRow & { at: Instant }>(sql`
    SELECT s.id AS "sectionId", s.owner_kind AS "ownerKind", s.owner_id AS "ownerId", s.language,
      greatest(r.created_at, d.updated_at) AS at
    FROM sections s
    LEFT JOIN LATERAL (
      SELECT id, created_at FROM revisions WHERE section_id = s.id ORDER BY id DESC LIMIT 1
    ) r ON true
    LEFT JOIN section_drafts d ON d.section_id = s.id
    LEFT JOIN LATERAL (
      SELECT p.revision_id, p.unpublish_at FROM publications p
      WHERE p.section_id = s.id AND p.publish_at <= ${now}::timestamptz
        AND (p.cancelled_at IS NULL OR p.cancelled_at > ${now}::timestamptz)
      ORDER BY p.publish_at DESC, p.id DESC LIMIT 1
    ) p ON p.unpublish_at IS NULL OR p.unpublish_at > ${now}::timestamptz
    LEFT JOIN revisions v ON v.id = p.revision_id
    LEFT JOIN pages g ON s.owner_kind = 'page' AND g.id = s.owner_id
    WHERE g.deleted_at IS NULL AND coalesce(r.id, d.section_id) IS NOT NULL
      AND (v.id IS NULL OR r.id > v.id OR d.sequence > coalesce(v.sequence, 0))
    ORDER BY at DESC, s.id LIMIT ${maxRead}`)
  return firstTasks(rows, async ({ sectionId, at, ...section }) => {
    const stored = await findDraftRow(scope, sectionId)
    const latest = stored ? null : await findLatestRevision(scope, sectionId)
    const draft = stored ?? {
      content: latest ? upgradeContent(latest.content) : emptyContent(),
      sequence: 0,
      isUpgraded: true,
    }
    if (!(await differs(scope, section, draft, await findPublication(scope, sectionId)))) return null
    const task = await taskOf(scope, section)
    return task && { ...task, sequence: draft.sequence, at: isoOf(at) }
  })
}

/** What waits for a minute, the next first. */
async function listScheduledTasks(scope: Scope): Promise<Tasks<ScheduledTask>> {
  const { rows } = await scope.db.execute<SectionKey & { planId: number; isStart: boolean; at: Instant }>(sql`
    SELECT plan.item_id AS "planId", plan.revision_id IS NOT NULL AS "isStart", plan.at,
      plan.owner_kind AS "ownerKind", plan.owner_id AS "ownerId", plan.language
    FROM ${plannedSections} AS plan
    LEFT JOIN pages g ON plan.owner_kind = 'page' AND g.id = plan.owner_id
    WHERE plan.at IS NOT NULL AND g.deleted_at IS NULL
    ORDER BY plan.at, plan.item_id LIMIT ${maxRead}`)
  return firstTasks(rows, async ({ planId, isStart, at, ...section }) => {
    const task = await taskOf(scope, section)
    return task && { ...task, planId, what: isStart ? 'start' : 'end', at: isoOf(at) }
  })
}

/** Includes pages that do not exist in a language at all; their address is then that of the other one. */
async function listUntranslated({ db }: Scope, except: readonly number[]): Promise<Tasks<Task>> {
  const { rows } = await db.execute<
    SectionKey & { title: string; path: string; addressLanguage: Language }
  >(sql`
    SELECT 'page' AS "ownerKind", g.id AS "ownerId", wanted.language, l.title, l.path, l.language AS "addressLanguage"
    FROM pages g CROSS JOIN (VALUES ('de'), ('en')) AS wanted (language)
    JOIN LATERAL (
      SELECT title, path, language FROM page_locales
      WHERE page_id = g.id ORDER BY language = wanted.language DESC LIMIT 1
    ) l ON true
    LEFT JOIN sections s ON s.owner_kind = 'page' AND s.owner_id = g.id AND s.language = wanted.language
    LEFT JOIN section_drafts d ON d.section_id = s.id
    LEFT JOIN LATERAL (
      SELECT content FROM revisions WHERE section_id = s.id ORDER BY id DESC LIMIT 1
    ) r ON true
    WHERE g.deleted_at IS NULL AND g.is_clickable AND g.id <> ALL(${sql.param([...except])}::int[])
      AND (g.system_key IS NULL OR g.system_key NOT IN ${['home', ...listPageIds]})
      AND NOT jsonb_path_exists(coalesce(d.content, r.content, '{}'), '$.containers[*].columns[*][*]')
    ORDER BY l.path, g.id, wanted.language LIMIT ${maxShown + 1}`)
  return firstTasks(rows, async ({ title, path, addressLanguage, ...section }) => ({
    section,
    title,
    address: pageHref(path, addressLanguage),
  }))
}

/** The task of a section, linked to the draft on the page of its owner; null when that no longer exists. */
async function taskOf(scope: Scope, section: SectionKey): Promise<Task | null> {
  const owner = await findSectionOwner(scope, section)
  return owner && { section, title: owner.title, address: `${owner.url}?draft` }
}

async function firstTasks<Row, T>(rows: Row[], toTask: (row: Row) => Promise<T | null>): Promise<Tasks<T>> {
  const items: T[] = []
  for (const row of rows) {
    const task = await toTask(row)
    if (task === null) continue
    if (items.length === maxShown) return { items, hasMore: true }
    items.push(task)
  }
  return { items, hasMore: rows.length === maxRead }
}

function isoOf(instant: Instant): string {
  return new Date(instant).toISOString()
}
