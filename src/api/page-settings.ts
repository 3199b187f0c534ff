import {
  changeSettingsCall,
  createPageCall,
  eventSourcesCall,
  imagesCall,
  linkTargetsCall,
  readSettingsCall,
} from '#contracts/page-settings.ts'
import {
  deletePageCall,
  keepTemplateCall,
  movePageCall,
  ownTemplatesCall,
  pageTrashCall,
  pageTreeCall,
  pageUsesCall,
  removeTemplateCall,
  restorePageCall,
} from '#contracts/page-tree.ts'
import {
  listEventSources,
  searchLinkTargets,
  changePageSettings,
  createPageFromTemplate,
  deletePage,
  keepOwnTemplate,
  listOwnTemplates,
  listPageTree,
  listPageUses,
  listTrash,
  movePage,
  readPageSettings,
  removeOwnTemplate,
  restorePage,
  SettingsConflictError,
} from '#domain/content/index.server.ts'
import { listImages } from '#domain/media/index.server.ts'
import type { Api } from './environment.ts'
import { explain } from './refusal.ts'

export function pageSettingsHandlers(api: Api): void {
  api.openapi(readSettingsCall, async (context) => {
    const { id } = context.req.valid('param')
    return context.json(await readPageSettings(context.get('scope'), id), 200)
  })

  api.openapi(changeSettingsCall, async (context) => {
    const { id } = context.req.valid('param')
    const changes = context.req.valid('json')
    try {
      return context.json(await changePageSettings(context.get('scope'), id, changes), 200)
    } catch (error) {
      if (!(error instanceof SettingsConflictError)) throw error
      const detail = explain(context.req.path, (words) => words.conflict)
      return context.json({ detail, current: error.current }, 409)
    }
  })

  api.openapi(createPageCall, async (context) => {
    const {
      parent_id: parentId,
      own_template: ownTemplate,
      copy_of: copyOf,
      ...page
    } = context.req.valid('json')
    const asked = { parentId, ownTemplate, copyOf, ...page }
    const created = await createPageFromTemplate(context.get('scope'), asked)
    return context.json(created, 200)
  })

  api.openapi(movePageCall, async (context) => {
    const { id } = context.req.valid('param')
    const { parent_id: parentId, after } = context.req.valid('json')
    return context.json(await movePage(context.get('scope'), id, { parentId, after }), 200)
  })

  api.openapi(deletePageCall, async (context) => {
    await deletePage(context.get('scope'), context.req.valid('param').id)
    return context.body(null, 204)
  })

  api.openapi(pageUsesCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    return context.json(await listPageUses(context.get('scope'), id, lang), 200)
  })

  api.openapi(pageTreeCall, async (context) =>
    context.json(await listPageTree(context.get('scope'), context.req.valid('param').lang), 200),
  )

  api.openapi(pageTrashCall, async (context) =>
    context.json(await listTrash(context.get('scope'), context.req.valid('param').lang), 200),
  )

  api.openapi(restorePageCall, async (context) =>
    context.json(await restorePage(context.get('scope'), context.req.valid('param').id), 200),
  )

  api.openapi(ownTemplatesCall, async (context) =>
    context.json(await listOwnTemplates(context.get('scope')), 200),
  )

  api.openapi(keepTemplateCall, async (context) => {
    const { id } = context.req.valid('param')
    const { name } = context.req.valid('json')
    return context.json(await keepOwnTemplate(context.get('scope'), id, name), 200)
  })

  api.openapi(removeTemplateCall, async (context) =>
    context.json(await removeOwnTemplate(context.get('scope'), context.req.valid('param').id), 200),
  )

  api.openapi(linkTargetsCall, async (context) => {
    const { lang } = context.req.valid('param')
    return context.json(await searchLinkTargets(context.get('scope'), lang, context.req.valid('query')), 200)
  })

  api.openapi(eventSourcesCall, async (context) => {
    const { lang } = context.req.valid('param')
    return context.json(await listEventSources(context.get('scope'), lang), 200)
  })

  api.openapi(imagesCall, async (context) => {
    const { lang } = context.req.valid('param')
    return context.json(await listImages(context.get('scope'), lang, context.req.valid('query')), 200)
  })
}
