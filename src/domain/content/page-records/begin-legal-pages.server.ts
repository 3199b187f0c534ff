import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { pageLocales, pages } from '#db/schema/index.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import type { Language } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { findDraftRow } from '../pages/draft-rows.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { isEmptyContent, readContent } from '../pages/read-content.ts'
import { findLatestRevision, lockSection } from '../pages/section-rows.server.ts'
import { saveRevision } from '../pages/write-section.server.ts'
import { legalTexts } from './legal-texts/index.ts'
import type { LegalText } from './legal-texts/legal-text.ts'
import { partsWith } from './templates.ts'

/** A legal page in a language, and whether a template was put into its draft; if not, somebody has written there. */
type BegunPage = { language: Language; address: string; isBegun: boolean }

/**
 * Puts templates into the drafts of the legal pages that nobody has written yet, in each language. They name what to
 * complete in square brackets, and are never published by themselves; the editor warns before unchanged ones are.
 */
export async function beginLegalPages(scope: Scope): Promise<BegunPage[]> {
  requireRight(scope.viewer, 'publish')
  const begun: BegunPage[] = []
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    for (const [id, texts] of Object.entries(legalTexts)) {
      const ids = new Map<string, string>()
      const idOf = (part: string) => {
        const known = ids.get(part) ?? randomUUID()
        ids.set(part, known)
        return known
      }
      for (const { pageId, language, path } of await findPlaces(inside, id)) {
        const key = { ownerKind: 'page' as const, ownerId: pageId, language }
        const isBegun = !(await hasContent(inside, key))
        if (isBegun) {
          await saveRevision(inside, key, contentOf(texts[language], idOf))
          await recordAudit(inside, {
            action: 'begin',
            subjectKind: 'page',
            subjectId: `${pageId}/${language}`,
          })
        }
        begun.push({ language, address: pageHref(path, language), isBegun })
      }
    }
  })
  return begun
}

function findPlaces({ db }: Scope, systemKey: string) {
  return db
    .select({ pageId: pages.id, language: pageLocales.language, path: pageLocales.path })
    .from(pages)
    .innerJoin(pageLocales, eq(pageLocales.pageId, pages.id))
    .where(and(eq(pages.systemKey, systemKey), isNull(pages.deletedAt)))
    .orderBy(pageLocales.language)
}

/** Whether the draft, or else what was saved last, has blocks. */
async function hasContent(inside: Scope, key: SectionKey): Promise<boolean> {
  const sectionId = await lockSection(inside, key)
  if (sectionId === null) return false
  const latest = (await findDraftRow(inside, sectionId)) ?? (await findLatestRevision(inside, sectionId))
  return latest !== null && !isEmptyContent(readContent(latest.content))
}

/** One container with a headline and a text for each part, so that each can be completed, and checked, by itself. */
function contentOf(parts: LegalText, idOf: (part: string) => string): ContentDocument {
  const { container, headline, block } = partsWith(idOf)
  const blocks = parts.flatMap(([title, paragraphs], index) => [
    ...(title === '' ? [] : [headline(`headline-${index}`, title)]),
    block(`text-${index}`, 'text', {
      content: {
        type: 'doc',
        content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
      },
    }),
  ])
  return { version: 1, containers: [container('legal', '100', blocks)] }
}
