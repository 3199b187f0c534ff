import {
  checkReleaseCall,
  dropReleaseItemCall,
  invertReleaseCall,
  listOpenReleasesCall,
  listReleaseItemsCall,
  listReleaseLinksCall,
  revokeReleaseLinkCall,
  shareReleaseCall,
  type OpenRelease,
  type ReleaseItem,
} from '#contracts/office-releases.ts'
import { presentFaultsOfEach } from '#domain/guard/index.server.ts'
import { createReleaseLink, listPreviewLinks, revokePreviewLink } from '#domain/content/index.server.ts'
import {
  checkBeforehand,
  invertRelease,
  presentItems,
  type PresentedItem,
} from '#domain/publishing/index.server.ts'
import {
  dropItem,
  listOpenReleases,
  type OpenRelease as FoundRelease,
} from '#domain/releases/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Api } from './environment.ts'
import { presentFault } from './office-guard.ts'

/** The calls for what releases contain. */
export function officeReleaseHandlers(api: Api): void {
  linkHandlers(api)

  api.openapi(listOpenReleasesCall, async (context) =>
    context.json((await listOpenReleases(context.get('scope'))).map(presentRelease), 200),
  )

  api.openapi(listReleaseItemsCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const items = await presentItems(context.get('scope'), recordStores, id, lang)
    return context.json(items.map(present), 200)
  })

  api.openapi(dropReleaseItemCall, async (context) => {
    const { id, item } = context.req.valid('param')
    await dropItem(context.get('scope'), id, item)
    return context.body(null, 204)
  })

  api.openapi(checkReleaseCall, async (context) => {
    const scope = context.get('scope')
    const { id, lang } = context.req.valid('param')
    const problems = await checkBeforehand(scope, recordStores, id)
    const findings = await presentFaultsOfEach(
      scope,
      problems.map((one) => one.findings),
      lang,
    )
    return context.json(
      problems.map(({ itemId, problem }, index) => ({
        item_id: itemId,
        problem,
        findings: (findings[index] ?? []).map(presentFault),
      })),
      200,
    )
  })

  api.openapi(invertReleaseCall, async (context) => {
    const { name } = context.req.valid('json')
    const id = await invertRelease(context.get('scope'), context.req.valid('param').id, name)
    return context.json({ id }, 201)
  })
}

/** The calls for the preview links of releases. */
function linkHandlers(api: Api): void {
  api.openapi(listReleaseLinksCall, async (context) => {
    const { id: releaseId } = context.req.valid('param')
    const links = await listPreviewLinks(context.get('scope'), { releaseId })
    return context.json(
      links.map(({ id, sharedBy, expiresAt }) => ({
        id,
        shared_by: sharedBy,
        expires_at: expiresAt.toISOString(),
      })),
      200,
    )
  })

  api.openapi(shareReleaseCall, async (context) => {
    const { id, lang: language } = context.req.valid('param')
    const { days } = context.req.valid('json')
    const { path, expiresAt } = await createReleaseLink(context.get('scope'), id, {
      hours: days * 24,
      language,
    })
    return context.json({ url: context.get('publicOrigin') + path, expires_at: expiresAt.toISOString() }, 201)
  })

  api.openapi(revokeReleaseLinkCall, async (context) => {
    const { id: releaseId, link } = context.req.valid('param')
    await revokePreviewLink(context.get('scope'), link, { releaseId })
    return context.body(null, 204)
  })
}

/** A release as calls answer it. */
export function presentRelease({ id, name, publishAt, state }: FoundRelease): OpenRelease {
  return { id, name, state, publish_at: publishAt?.toISOString() ?? null }
}

function present({ item, rivals, isOutdated, findings, ...shown }: PresentedItem): ReleaseItem {
  const { id, what, kind, subjectId, language, changes, seen, problem, createdAt } = item
  return {
    ...shown,
    id,
    what,
    kind,
    subject_id: subjectId,
    language,
    changes,
    seen,
    rivals: rivals.map(({ releaseId, publishAt, ...rival }) => ({
      ...rival,
      id: releaseId,
      publish_at: publishAt?.toISOString() ?? null,
    })),
    is_outdated: isOutdated,
    problem,
    findings: findings.map(presentFault),
    at: createdAt.toISOString(),
  }
}
