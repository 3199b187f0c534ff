import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import {
  confirmTranslationCall,
  counterpartCall,
  createContainerCall,
  findDraftCall,
  historyCall,
  keepVersionCall,
  presenceCall,
  previewLinkCall,
  publishCall,
  sendChangesCall,
  showBlocksCall,
  stateCall,
  unpublishCall,
  versionsCall,
} from '#contracts/page-editor.ts'
import {
  beginDraft,
  confirmTranslation,
  contentAt,
  createPreviewLink,
  findCounterpart,
  findDraft,
  keepVersion,
  listHistory,
  listVersions,
  publishDraft,
  reportPresence,
  requireBounded,
  sendChanges,
  unpublishSection,
  UnpublishableError,
  withHead,
} from '#domain/content/index.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Api, ApiEnv } from './environment.ts'
import { handle } from './handle.ts'
import { presentDraft, sectionKeyOf } from './present-draft.ts'
import { refuse } from './refusal.ts'

export function pageEditorHandlers(api: Api): void {
  draftHandlers(api)
  publicationHandlers(api)
  versionHandlers(api)
  translationHandlers(api)
}

function draftHandlers(api: Api): void {
  handle(api, findDraftCall, async ({ scope, params, context }) => {
    const key = sectionKeyOf(params)
    const draft = await findDraft(scope, key)
    return draft ? await presentDraft(context, key, draft) : refuse(context, 404, (words) => words.not_found)
  })

  handle(api, createContainerCall, async ({ scope, params, json: { slug, layout }, context }) => {
    const key = sectionKeyOf({ ...params, slug })
    const { content, sequence } = await beginDraft(scope, key)
    const id = randomUUID()
    const after = content.containers.at(-1)?.id ?? null
    await sendChanges(scope, key, {
      client: `call-${id}`,
      base: sequence,
      changes: [
        {
          id: randomUUID(),
          operations: [{ kind: 'insert-container', container: { id, layout, columns: [[]] }, after }],
        },
      ],
    })
    return presentDraft(context, key, await beginDraft(scope, key))
  })

  handle(api, sendChangesCall, async ({ scope, params, json, context }) => {
    const key = sectionKeyOf(params)
    const { conflicts, ...sent } = await sendChanges(scope, key, json)
    if (conflicts.length === 0) return sent
    return refuse(context, 409, (words) => words.conflict, { ...sent, conflicts })
  })

  handle(api, presenceCall, ({ scope, params, json: { is_leaving: isLeaving, ...own } }) =>
    reportPresence(scope, sectionKeyOf(params), { ...own, isLeaving }),
  )

  handle(api, showBlocksCall, ({ scope, params, json: { content }, context }) => {
    requireRight(scope.viewer, 'write_drafts')
    requireBounded(content)
    return show(context, content, params.lang)
  })
}

function publicationHandlers(api: Api): void {
  handle(api, publishCall, async ({ scope, params, json, context }) => {
    const { sequence, publish_at, release_id: releaseId, unpublish_at, summary } = json
    try {
      const status = await publishDraft(scope, sectionKeyOf(params), {
        sequence,
        releaseId,
        publishAt: publish_at === null ? null : new Date(publish_at),
        unpublishAt: unpublish_at === null ? null : new Date(unpublish_at),
        summary,
      })
      return status
    } catch (error) {
      if (!(error instanceof UnpublishableError)) throw error
      return context.json(context.get('describeErrors')(error.errors, params.lang), 400)
    }
  })

  handle(api, unpublishCall, ({ scope, params, query }) =>
    unpublishSection(scope, sectionKeyOf(params), query),
  )

  handle(api, previewLinkCall, async ({ scope, params, json, context }) => {
    const link = await createPreviewLink(scope, sectionKeyOf(params), json)
    const url = context.get('publicOrigin') + link.path
    return { url, expires_at: link.expiresAt.toISOString() }
  })
}

function versionHandlers(api: Api): void {
  handle(api, versionsCall, ({ scope, params }) => listVersions(scope, sectionKeyOf(params)))

  handle(api, keepVersionCall, ({ scope, params, json }) => keepVersion(scope, sectionKeyOf(params), json))

  handle(api, stateCall, async ({ scope, params, query: { version_id: revisionId, sequence }, context }) => {
    const key = sectionKeyOf(params)
    const found = await contentAt(scope, key, { revisionId, sequence })
    // Changes are made to a content with a head; a version without one leaves the draft's head as it is.
    const content = revisionId === undefined ? await withHead(scope, key, found.content) : found.content
    const state = { ...found, content }
    return { ...state, shown: await show(context, state.content, params.lang) }
  })

  handle(api, historyCall, ({ scope, params }) => listHistory(scope, sectionKeyOf(params)))
}

function translationHandlers(api: Api): void {
  handle(api, counterpartCall, async ({ scope, params: { block, ...params } }) => {
    const found = await findCounterpart(scope, sectionKeyOf(params), block)
    return { fields: found.fields, fields_then: found.fieldsThen }
  })

  handle(api, confirmTranslationCall, ({ scope, params, json: { blocks } }) =>
    confirmTranslation(scope, sectionKeyOf(params), blocks),
  )
}

type Shown = Parameters<ApiEnv['Variables']['showContent']>

function show(context: Context<ApiEnv>, content: Shown[1], language: Shown[2]) {
  return context.get('showContent')(context.get('scope'), content, language)
}
