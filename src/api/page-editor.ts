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
import { presentDraft, sectionKeyOf } from './present-draft.ts'
import { explain, refuse } from './refusal.ts'

export function pageEditorHandlers(api: Api): void {
  draftHandlers(api)
  publicationHandlers(api)
  versionHandlers(api)
  translationHandlers(api)
}

function draftHandlers(api: Api): void {
  api.openapi(findDraftCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    const draft = await findDraft(context.get('scope'), key)
    return draft
      ? context.json(await presentDraft(context, key, draft), 200)
      : refuse(context, 404, (words) => words.not_found)
  })

  api.openapi(createContainerCall, async (context) => {
    const { slug, layout } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const scope = context.get('scope')
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
    return context.json(await presentDraft(context, key, await beginDraft(scope, key)), 200)
  })

  api.openapi(sendChangesCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    const { conflicts, ...sent } = await sendChanges(context.get('scope'), key, context.req.valid('json'))
    if (conflicts.length === 0) return context.json(sent, 200)
    const detail = explain(context.req.path, (words) => words.conflict)
    return context.json({ ...sent, detail, conflicts }, 409)
  })

  api.openapi(presenceCall, async (context) => {
    const { is_leaving: isLeaving, ...own } = context.req.valid('json')
    const key = sectionKeyOf(context.req.valid('param'))
    return context.json(await reportPresence(context.get('scope'), key, { ...own, isLeaving }), 200)
  })

  api.openapi(showBlocksCall, async (context) => {
    requireRight(context.get('scope').viewer, 'write_drafts')
    const { content } = context.req.valid('json')
    requireBounded(content)
    return context.json(await show(context, content, context.req.valid('param').lang), 200)
  })
}

function publicationHandlers(api: Api): void {
  api.openapi(publishCall, async (context) => {
    const { sequence, publish_at, release_id: releaseId, unpublish_at, summary } = context.req.valid('json')
    const params = context.req.valid('param')
    try {
      const status = await publishDraft(context.get('scope'), sectionKeyOf(params), {
        sequence,
        releaseId,
        publishAt: publish_at === null ? null : new Date(publish_at),
        unpublishAt: unpublish_at === null ? null : new Date(unpublish_at),
        summary,
      })
      return context.json(status, 200)
    } catch (error) {
      if (!(error instanceof UnpublishableError)) throw error
      return context.json(context.get('describeErrors')(error.errors, params.lang), 400)
    }
  })

  api.openapi(unpublishCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    const status = await unpublishSection(context.get('scope'), key, context.req.valid('query'))
    return context.json(status, 200)
  })

  api.openapi(previewLinkCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    const link = await createPreviewLink(context.get('scope'), key, context.req.valid('json'))
    const url = context.get('publicOrigin') + link.path
    return context.json({ url, expires_at: link.expiresAt.toISOString() }, 200)
  })
}

function versionHandlers(api: Api): void {
  api.openapi(versionsCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    return context.json(await listVersions(context.get('scope'), key), 200)
  })

  api.openapi(keepVersionCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    return context.json(await keepVersion(context.get('scope'), key, context.req.valid('json')), 200)
  })

  api.openapi(stateCall, async (context) => {
    const params = context.req.valid('param')
    const { version_id: revisionId, sequence } = context.req.valid('query')
    const key = sectionKeyOf(params)
    const found = await contentAt(context.get('scope'), key, { revisionId, sequence })
    // Changes are made to a content with a head; a version without one leaves the draft's head as it is.
    const content =
      revisionId === undefined ? await withHead(context.get('scope'), key, found.content) : found.content
    const state = { ...found, content }
    return context.json({ ...state, shown: await show(context, state.content, params.lang) }, 200)
  })

  api.openapi(historyCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    return context.json(await listHistory(context.get('scope'), key), 200)
  })
}

function translationHandlers(api: Api): void {
  api.openapi(counterpartCall, async (context) => {
    const { block, ...params } = context.req.valid('param')
    const found = await findCounterpart(context.get('scope'), sectionKeyOf(params), block)
    return context.json({ fields: found.fields, fields_then: found.fieldsThen }, 200)
  })

  api.openapi(confirmTranslationCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    const { blocks } = context.req.valid('json')
    return context.json(await confirmTranslation(context.get('scope'), key, blocks), 200)
  })
}

type Shown = Parameters<ApiEnv['Variables']['showContent']>

function show(context: Context<ApiEnv>, content: Shown[1], language: Shown[2]) {
  return context.get('showContent')(context.get('scope'), content, language)
}
