import type { Context } from 'hono'
import type { Section } from '#contracts/pages.ts'
import {
  findContainerCall,
  findHomePageCall,
  findPageCall,
  navigationCall,
  redirectCall,
  redirectListCall,
  userCall,
} from '#contracts/pages.ts'
import { sectionSlugPattern } from '#contracts/route.ts'
import { findPage, presentPage } from '#domain/content/index.server.ts'
import { readNavigation } from '#domain/navigation/index.server.ts'
import { findRedirect, listRedirects } from '#domain/redirects/index.server.ts'
import { listAdminMenus } from '#domain/users/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import type { Api, ApiEnv } from './environment.ts'
import { refuseInput } from './field-errors.ts'
import { handle } from './handle.ts'
import { sectionKeyOf } from './present-draft.ts'
import { readParameters } from './read-parameters.ts'
import { pageNotFound, refuse } from './refusal.ts'
import { findShownSection } from './show-section.ts'

/** Also used for the home page, unless a page has this slug. */
const homePath = 'home'

export function pageHandlers(api: Api): void {
  handle(api, findHomePageCall, ({ params: { lang }, query, context }) =>
    answerPage(context, { lang, path: '', versionId: query.version_id }),
  )

  // OpenAPI path parameters cannot contain slashes: the call is only described there, and routed here.
  api.openAPIRegistry.registerPath(findPageCall)
  api.get('/:lang/pageeditor-api/page/:path{.+}', async (context) => {
    const given = { params: context.req.param(), query: readParameters(new URL(context.req.url).search) }
    const params = findPageCall.request.params.safeParse(given.params)
    const query = findPageCall.request.query.safeParse(given.query)
    if (!params.success) return refuseInput(params.error, context, { data: given.params, target: 'param' })
    if (!query.success) return refuseInput(query.error, context, { data: given.query, target: 'query' })
    const { lang, path } = params.data
    return answerPage(context, { lang, path: tidyPath(path), versionId: query.data.version_id })
  })

  handle(api, findContainerCall, async ({ params: { lang, slug }, query, context }) => {
    const { version_id: versionId } = query
    if (isForStaffOnly(context, versionId)) return refuse(context, 401, (words) => words.versionForStaff)
    const section = sectionSlugPattern.test(slug)
      ? await findShownSection(context, sectionKeyOf({ lang, slug }), versionId)
      : null
    return section ?? refuse(context, 404, (words) => words.not_found)
  })

  handle(api, navigationCall, ({ scope, params: { lang } }) => readNavigation(scope, lang))

  handle(api, redirectListCall, async ({ scope, params }) => {
    const redirects = await listRedirects(scope, params.lang)
    return redirects.map(({ oldPath, newPath }) => ({ old_path: oldPath, new_path: newPath }))
  })

  api.openAPIRegistry.registerPath(redirectCall)
  api.get('/:lang/pageeditor-api/redirect/:path{.+}', async (context) => {
    const given = context.req.param()
    const params = redirectCall.request.params.safeParse(given)
    if (!params.success) return refuseInput(params.error, context, { data: given, target: 'param' })
    const { lang, path } = params.data
    const newPath = await findNewPath(context.get('scope'), lang, tidyPath(path))
    return newPath === null
      ? refuse(context, 404, (words) => words.not_found)
      : context.json({ new_path: newPath }, 200)
  })

  handle(api, userCall, ({ scope: { viewer }, params: { lang }, context }) => {
    if (viewer.kind !== 'staff') return refuse(context, 401, (words) => words.not_signed_in)
    return {
      id: viewer.userId,
      email: viewer.email,
      username: viewer.name,
      role: viewer.role,
      language: context.get('session')?.language ?? lang,
      admin_menus: listAdminMenus(viewer, lang),
    }
  })
}

/** A page with its sections; staff may request a version of its section. */
async function answerPage(
  context: Context<ApiEnv>,
  { lang, path, versionId }: { lang: Language; path: string; versionId: number | undefined },
) {
  const scope = context.get('scope')
  if (isForStaffOnly(context, versionId)) return refuse(context, 401, (words) => words.versionForStaff)
  const own = await findPage(scope, lang, path)
  const page = own ?? (path === homePath ? await findPage(scope, lang, '') : null)
  if (!page) return context.json(pageNotFound, 404)
  const sections: Section[] = []
  for (const slug of page.modules) {
    const section = await findShownSection(context, sectionKeyOf({ lang, slug }), versionId)
    if (section) sections.push(section)
    else if (versionId !== undefined) return refuse(context, 404, (words) => words.version)
  }
  return context.json(await presentPage(scope, page, { language: lang, sections }), 200)
}

/** Where a path leads that is given below the language or, as addresses have it, with a language of its own. */
async function findNewPath(scope: Scope, language: Language, path: string): Promise<string | null> {
  const below = await findRedirect(scope, `/${language}/${path}`)
  return below === null && isLanguage(path.split('/')[0]) ? findRedirect(scope, `/${path}`) : below
}

function isForStaffOnly(context: Context<ApiEnv>, versionId: number | undefined): boolean {
  return versionId !== undefined && context.get('scope').viewer.kind === 'visitor'
}

function tidyPath(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
