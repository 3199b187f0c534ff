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
import { handle } from './handle.ts'
import { sectionKeyOf } from './present-draft.ts'

export function sharedBlockHandlers(api: Api): void {
  handle(api, sharedBlocksCall, ({ scope, params: { lang } }) => listSharedBlocks(scope, lang))

  handle(api, createSharedBlockCall, ({ scope, params: { lang }, json: { name, content, origin: slug } }) => {
    requireBounded(content)
    const origin = slug === null ? null : sectionKeyOf({ lang, slug })
    return createSharedBlock(scope, lang, { name, content, origin })
  })

  handle(api, renameSharedBlockCall, ({ scope, params: { lang: language, id }, json: { name } }) =>
    renameSharedBlock(scope, { id, language, name }),
  )

  handle(api, deleteSharedBlockCall, ({ scope, params: { lang: language, id } }) =>
    deleteSharedBlock(scope, { id, language }),
  )

  handle(api, restoreSharedBlockCall, ({ scope, params: { lang: language, id } }) =>
    restoreSharedBlock(scope, { id, language }),
  )

  handle(api, sharedBlockUsesCall, ({ scope, params: { id } }) => listSharedBlockUses(scope, id))
}
