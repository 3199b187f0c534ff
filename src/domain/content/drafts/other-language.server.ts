import { findBlock } from '#operations/index.ts'
import type { SectionStatus } from '#contracts/page-editor.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { storeDraft } from '../pages/draft-rows.server.ts'
import { withHead } from '../pages/record-heads.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { replayTo } from './content-at.server.ts'
import { requireDraft } from './draft.server.ts'
import { loadOtherSide, loadOwnSide, type OtherSide } from './load-side.server.ts'
import { statusOf } from './section-status.server.ts'
import { sequenceAt } from './stored-changes.server.ts'
import { confirmBlocks, writtenAt } from './translation.ts'

type Fields = Record<string, unknown>
export type Counterpart = { fields: Fields | null; fieldsThen: Fields | null }

/**
 * A block in the other language: its current state, and its state when this language's block was last brought up to
 * date. Null when it does not exist, or did not exist then.
 */
export async function findCounterpart(scope: Scope, key: SectionKey, block: string): Promise<Counterpart> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const here = await loadOwnSide(inside, await requireDraft(inside, key))
    const there = await loadOtherSide(inside, key)
    if (!there) return { fields: null, fieldsThen: null }
    const then = await contentThen(inside, there, new Date(writtenAt(here, block)))
    const other = { ...key, language: otherLanguage(key.language) }
    return {
      fields: fieldsOf(await withHead(inside, other, there.content), block),
      fieldsThen: fieldsOf(then, block),
    }
  })
}

/** Marks blocks as up to date with the other language although only that one was changed. */
export async function confirmTranslation(
  scope: Scope,
  key: SectionKey,
  blocks: string[],
): Promise<SectionStatus> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    const there = await loadOtherSide(inside, key)
    if (!there) return statusOf(inside, key, draft)
    const touched = confirmBlocks(await loadOwnSide(inside, draft), there, blocks)
    await storeDraft({ ...inside, now: draft.updatedAt }, { ...draft, touched })
    return statusOf(inside, key, { ...draft, touched })
  })
}

/** The other language's content at a given time; before its first change, its base revision. */
async function contentThen(inside: Scope, there: OtherSide, time: Date): Promise<ContentDocument> {
  if (!there.draft) return there.content
  return replayTo(inside, there.draft, await sequenceAt(inside, there.sectionId, time))
}

function fieldsOf(content: ContentDocument, id: string): Fields | null {
  return findBlock(content, id)?.block.fields ?? null
}
