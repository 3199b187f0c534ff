import { randomUUID } from 'node:crypto'
import { findContainer } from '#operations/index.ts'
import {
  createBlockCall,
  deleteBlockCall,
  deleteContainerCall,
  reorderCall,
  updateBlockCall,
} from '#contracts/page-blocks.ts'
import { DomainError } from '#domain/errors.ts'
import { changeDraft, insertBlock, moveBlocks, removeBlock, setFields } from './change-draft.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { presentDraft, sectionKeyOf } from './present-draft.ts'

export function pageBlockHandlers(api: Api): void {
  handle(api, createBlockCall, async ({ scope, params, json: { slug, type, fields, ...place }, context }) => {
    const key = sectionKeyOf({ ...params, slug })
    const draft = await insertBlock(scope, key, { id: randomUUID(), type, fields, place })
    return presentDraft(context, key, draft)
  })

  handle(api, updateBlockCall, async ({ scope, params: { id, lang }, json: { slug, fields }, context }) => {
    const key = sectionKeyOf({ lang, slug })
    const draft = await setFields(scope, key, { id, fields })
    return presentDraft(context, key, draft)
  })

  handle(api, deleteBlockCall, async ({ scope, params: { id, lang }, query, context }) => {
    const key = sectionKeyOf({ lang, ...query })
    const draft = await removeBlock(scope, key, { id })
    return presentDraft(context, key, draft)
  })

  handle(api, reorderCall, async ({ scope, params, json: { slug, blocks }, context }) => {
    const key = sectionKeyOf({ ...params, slug })
    const draft = await moveBlocks(scope, key, { blocks })
    return presentDraft(context, key, draft)
  })

  handle(api, deleteContainerCall, async ({ scope, params: { id, lang }, query, context }) => {
    const key = sectionKeyOf({ lang, ...query })
    const draft = await changeDraft(scope, key, (content) => {
      if (!findContainer(content, id)) throw new DomainError('not_found')
      return [{ kind: 'remove-container', id }]
    })
    return presentDraft(context, key, draft)
  })
}
