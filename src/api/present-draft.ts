import type { Context } from 'hono'
import type { Draft } from '#contracts/page-editor.ts'
import {
  findTemplate,
  statusOf,
  sectionSlug,
  withHead,
  type DraftRow,
  type SectionKey,
} from '#domain/content/index.server.ts'
import { hasRight } from '#domain/policy.ts'
import type { Language } from '#i18n/languages.ts'
import type { ApiEnv } from './environment.ts'

/**
 * The section that a call names, such as `page-3`, in the language of its path. The contract has validated the format.
 */
export function sectionKeyOf({ lang, slug }: { lang: Language; slug: string }): SectionKey {
  const [kind, id] = slug.split('-')
  const ownerKind = kinds.find((one) => one === kind) ?? 'page'
  return { ownerKind, ownerId: Number(id), language: lang }
}

const kinds = ['page', 'event', 'article', 'subscription', 'shared'] as const

/** A draft as the calls return it, with everything that the canvas needs to render it. */
export async function presentDraft(
  context: Context<ApiEnv>,
  key: SectionKey,
  draft: DraftRow,
): Promise<Draft> {
  const scope = context.get('scope')
  const { sequence } = draft
  const content = await withHead(scope, key, draft.content)
  return {
    slug: sectionSlug(key),
    language: key.language,
    sequence,
    content,
    shown: await context.get('showContent')(scope, content, key.language),
    status: await statusOf(scope, key, draft),
    may_publish: hasRight(scope.viewer, 'publish'),
    template: key.ownerKind === 'page' ? await findTemplate(scope, draft.sectionId) : null,
  }
}
