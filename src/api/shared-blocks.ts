import {
  createSharedBlockCall,
  deleteSharedBlockCall,
  renameSharedBlockCall,
  restoreSharedBlockCall,
  sharedBlocksCall,
  sharedBlockUsesCall,
} from '#contracts/shared-blocks.ts'
import {
  requireBounded,
  createSharedBlock,
  deleteSharedBlock,
  listSharedBlocks,
  listSharedBlockUses,
  renameSharedBlock,
  restoreSharedBlock,
} from '#domain/content/index.server.ts'
import type { Api } from './environment.ts'
import { sectionKeyOf } from './present-draft.ts'

export function sharedBlockHandlers(api: Api): void {
  api.openapi(sharedBlocksCall, async (context) => {
    const { lang } = context.req.valid('param')
    return context.json(await listSharedBlocks(context.get('scope'), lang), 200)
  })

  api.openapi(createSharedBlockCall, async (context) => {
    const { lang } = context.req.valid('param')
    const { name, content, origin: slug } = context.req.valid('json')
    requireBounded(content)
    const origin = slug === null ? null : sectionKeyOf({ lang, slug })
    return context.json(await createSharedBlock(context.get('scope'), lang, { name, content, origin }), 200)
  })

  api.openapi(renameSharedBlockCall, async (context) => {
    const { lang: language, id } = context.req.valid('param')
    const { name } = context.req.valid('json')
    return context.json(await renameSharedBlock(context.get('scope'), { id, language, name }), 200)
  })

  api.openapi(deleteSharedBlockCall, async (context) => {
    const { lang: language, id } = context.req.valid('param')
    return context.json(await deleteSharedBlock(context.get('scope'), { id, language }), 200)
  })

  api.openapi(restoreSharedBlockCall, async (context) => {
    const { lang: language, id } = context.req.valid('param')
    return context.json(await restoreSharedBlock(context.get('scope'), { id, language }), 200)
  })

  api.openapi(sharedBlockUsesCall, async (context) => {
    const { id } = context.req.valid('param')
    return context.json(await listSharedBlockUses(context.get('scope'), id), 200)
  })
}
