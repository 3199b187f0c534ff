import { addSuggestionCall, settleSuggestionCall } from '#contracts/suggestions.ts'
import { addSuggestion, readDiscussion, settleSuggestion } from '#domain/content/index.server.ts'
import type { Api } from './environment.ts'
import { sectionKeyOf } from './present-draft.ts'

/** The calls about suggested wordings. Both answer the discussion as it is afterwards. */
export function suggestionHandlers(api: Api): void {
  api.openapi(addSuggestionCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    const { block, field, before, after, reason, mentions } = context.req.valid('json')
    const scope = context.get('scope')
    const suggestion = { field, before, after }
    const place = { publicOrigin: context.get('publicOrigin') }
    await addSuggestion(scope, key, { block, suggestion, body: reason, mentions }, place)
    return context.json(await readDiscussion(scope, key), 200)
  })

  api.openapi(settleSuggestionCall, async (context) => {
    const scope = context.get('scope')
    const { id } = context.req.valid('param')
    const place = { publicOrigin: context.get('publicOrigin') }
    const key = await settleSuggestion(scope, id, context.req.valid('json'), place)
    return context.json(await readDiscussion(scope, key), 200)
  })
}
