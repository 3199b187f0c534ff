import { sectionSlugPattern } from '#contracts/page-editor.ts'
import {
  findContainerCall,
  findPageCall,
  navigationCall,
  redirectCall,
  redirectListCall,
  userCall,
} from '#contracts/pages.ts'
import { findBegunSection } from '#domain/drafts/index.server.ts'
import { readNavigation } from '#domain/navigation/index.server.ts'
import { findPage } from '#domain/pages/index.server.ts'
import { findRedirect, listRedirects } from '#domain/redirects/index.server.ts'
import { listAdminMenus } from '#domain/users/index.server.ts'
import type { Api } from './environment.ts'
import { refuseInput } from './field-errors.ts'
import { sectionKeyOf } from './present-draft.ts'

const notFound = { detail: 'Not found.' }
/** Stands for the home page where a path must not be empty. */
const homePath = 'home'

export function pageHandlers(api: Api): void {
  // OpenAPI path parameters cannot contain slashes: the call is only described there, and routed here.
  api.openAPIRegistry.registerPath(findPageCall)
  api.get('/:lang/pageeditor-api/page/:path{.+}', async (context) => {
    const params = findPageCall.request.params.safeParse(context.req.param())
    const query = findPageCall.request.query.safeParse(context.req.query())
    if (!params.success) return refuseInput(params.error, context)
    if (!query.success) return refuseInput(query.error, context)
    const { lang, path } = params.data
    const tidy = tidyPath(path)
    const page = await findPage(context.get('scope'), lang, tidy === homePath ? '' : tidy)
    return page ? context.json(page, 200) : context.json({ detail: '404 Not Found' }, 404)
  })

  api.openapi(findContainerCall, async (context) => {
    const { lang, slug } = context.req.valid('param')
    const { version_id: versionId } = context.req.valid('query')
    if (!sectionSlugPattern.test(slug)) return context.json(notFound, 404)
    const section = await findBegunSection(context.get('scope'), sectionKeyOf({ lang, slug }), versionId)
    return section ? context.json(section, 200) : context.json(notFound, 404)
  })

  api.openapi(navigationCall, async (context) => {
    const { lang } = context.req.valid('param')
    return context.json(await readNavigation(context.get('scope'), lang), 200)
  })

  api.openapi(redirectListCall, async (context) => {
    const redirects = await listRedirects(context.get('scope'), context.req.valid('param').lang)
    return context.json(
      redirects.map(({ oldPath, newPath }) => ({ old_path: oldPath, new_path: newPath })),
      200,
    )
  })

  api.openAPIRegistry.registerPath(redirectCall)
  api.get('/:lang/pageeditor-api/redirect/:path{.+}', async (context) => {
    const params = redirectCall.request.params.safeParse(context.req.param())
    if (!params.success) return refuseInput(params.error, context)
    const { lang, path } = params.data
    const newPath = await findRedirect(context.get('scope'), `/${lang}/${tidyPath(path)}`)
    return newPath === null ? context.json(notFound, 404) : context.json({ new_path: newPath }, 200)
  })

  api.openapi(userCall, (context) => {
    const { viewer } = context.get('scope')
    if (viewer.kind !== 'staff')
      return context.json({ detail: 'Authentication credentials were not provided.' }, 401)
    const { lang } = context.req.valid('param')
    return context.json(
      {
        id: viewer.userId,
        email: viewer.email,
        username: viewer.name,
        role: viewer.role,
        language: context.get('session')?.language ?? lang,
        admin_menus: listAdminMenus(viewer, lang),
      },
      200,
    )
  })
}

function tidyPath(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
