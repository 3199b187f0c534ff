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
import { presentDraft, sectionKeyOf } from './present-draft.ts'

export function pageBlockHandlers(api: Api): void {
  api.openapi(createBlockCall, async (context) => {
    const { slug, type, fields, ...place } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const draft = await insertBlock(context.get('scope'), key, { id: randomUUID(), type, fields, place })
    return context.json(await presentDraft(context, key, draft), 200)
  })

  api.openapi(updateBlockCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { slug, fields } = context.req.valid('json')
    const key = sectionKeyOf({ lang, slug })
    const draft = await setFields(context.get('scope'), key, { id, fields })
    return context.json(await presentDraft(context, key, draft), 200)
  })

  api.openapi(deleteBlockCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const key = sectionKeyOf({ lang, ...context.req.valid('query') })
    const draft = await removeBlock(context.get('scope'), key, { id })
    return context.json(await presentDraft(context, key, draft), 200)
  })

  api.openapi(reorderCall, async (context) => {
    const { slug, blocks } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const draft = await moveBlocks(context.get('scope'), key, { blocks })
    return context.json(await presentDraft(context, key, draft), 200)
  })

  api.openapi(deleteContainerCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const key = sectionKeyOf({ lang, ...context.req.valid('query') })
    const draft = await changeDraft(context.get('scope'), key, (content) => {
      if (!findContainer(content, id)) throw new DomainError('not_found')
      return [{ kind: 'remove-container', id }]
    })
    return context.json(await presentDraft(context, key, draft), 200)
  })
}
