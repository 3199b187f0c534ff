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
import { handle } from './handle.ts'
import { refuse } from './refusal.ts'

export function pageSettingsHandlers(api: Api): void {
  handle(api, readSettingsCall, ({ scope, params: { id } }) => readPageSettings(scope, id))

  handle(api, changeSettingsCall, async ({ scope, params: { id }, json: changes, context }) => {
    try {
      return await changePageSettings(scope, id, changes)
    } catch (error) {
      if (!(error instanceof SettingsConflictError)) throw error
      return refuse(context, 409, (words) => words.conflict, { current: error.current })
    }
  })

  handle(api, createPageCall, ({ scope, json }) => {
    const { parent_id: parentId, own_template: ownTemplate, copy_of: copyOf, ...page } = json
    const asked = { parentId, ownTemplate, copyOf, ...page }
    return createPageFromTemplate(scope, asked)
  })

  handle(api, movePageCall, ({ scope, params: { id }, json: { parent_id: parentId, after } }) =>
    movePage(scope, id, { parentId, after }),
  )

  handle(api, deletePageCall, ({ scope, params }) => deletePage(scope, params.id))

  handle(api, pageUsesCall, ({ scope, params: { id, lang } }) => listPageUses(scope, id, lang))

  handle(api, pageTreeCall, ({ scope, params }) => listPageTree(scope, params.lang))

  handle(api, pageTrashCall, ({ scope, params }) => listTrash(scope, params.lang))

  handle(api, restorePageCall, ({ scope, params }) => restorePage(scope, params.id))

  handle(api, ownTemplatesCall, ({ scope }) => listOwnTemplates(scope))

  handle(api, keepTemplateCall, ({ scope, params: { id }, json: { name } }) =>
    keepOwnTemplate(scope, id, name),
  )

  handle(api, removeTemplateCall, ({ scope, params }) => removeOwnTemplate(scope, params.id))

  handle(api, linkTargetsCall, ({ scope, params: { lang }, query }) => searchLinkTargets(scope, lang, query))

  handle(api, eventSourcesCall, ({ scope, params: { lang } }) => listEventSources(scope, lang))

  handle(api, imagesCall, ({ scope, params: { lang }, query }) => listImages(scope, lang, query))
}
