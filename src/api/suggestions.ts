import { addSuggestionCall, settleSuggestionCall } from '#contracts/suggestions.ts'
import { addSuggestion, readDiscussion, settleSuggestion } from '#domain/content/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { sectionKeyOf } from './present-draft.ts'

/** The calls about suggested wordings. Both answer the discussion as it is afterwards. */
export function suggestionHandlers(api: Api): void {
  handle(api, addSuggestionCall, async ({ scope, params, json, context }) => {
    const key = sectionKeyOf(params)
    const { block, field, before, after, reason, mentions } = json
    const suggestion = { field, before, after }
    const place = { publicOrigin: context.get('publicOrigin') }
    await addSuggestion(scope, key, { block, suggestion, body: reason, mentions }, place)
    return readDiscussion(scope, key)
  })

  handle(api, settleSuggestionCall, async ({ scope, params: { id }, json, context }) => {
    const place = { publicOrigin: context.get('publicOrigin') }
    const key = await settleSuggestion(scope, id, json, place)
    return readDiscussion(scope, key)
  })
}
