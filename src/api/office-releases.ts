import {
  checkReleaseCall,
  dropReleaseItemCall,
  dropReleaseItemsCall,
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
  dropItems,
  listOpenReleases,
  type OpenRelease as FoundRelease,
} from '#domain/releases/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { presentFault } from './office-guard.ts'

/** The calls for what releases contain. */
export function officeReleaseHandlers(api: Api): void {
  linkHandlers(api)

  handle(api, listOpenReleasesCall, async ({ scope }) => (await listOpenReleases(scope)).map(presentRelease))

  handle(api, listReleaseItemsCall, async ({ scope, params: { id, lang } }) => {
    const items = await presentItems(scope, recordStores, id, lang)
    return items.map(present)
  })

  handle(api, dropReleaseItemCall, ({ scope, params: { id, item } }) => dropItems(scope, id, [item]))

  handle(api, dropReleaseItemsCall, ({ scope, params: { id }, json: { items } }) =>
    dropItems(scope, id, items),
  )

  handle(api, checkReleaseCall, async ({ scope, params: { id, lang } }) => {
    const problems = await checkBeforehand(scope, recordStores, id)
    const findings = await presentFaultsOfEach(
      scope,
      problems.map((one) => one.findings),
      lang,
    )
    return problems.map(({ itemId, problem }, index) => ({
      item_id: itemId,
      problem,
      findings: (findings[index] ?? []).map(presentFault),
    }))
  })

  handle(api, invertReleaseCall, async ({ scope, params, json: { name } }) => {
    const id = await invertRelease(scope, params.id, name)
    return { id }
  })
}

/** The calls for the preview links of releases. */
function linkHandlers(api: Api): void {
  handle(api, listReleaseLinksCall, async ({ scope, params: { id: releaseId } }) => {
    const links = await listPreviewLinks(scope, { releaseId })
    return links.map(({ id, sharedBy, expiresAt }) => ({
      id,
      shared_by: sharedBy,
      expires_at: expiresAt.toISOString(),
    }))
  })

  handle(api, shareReleaseCall, async ({ scope, params, json: { days }, context }) => {
    const { id, lang: language } = params
    const { path, expiresAt } = await createReleaseLink(scope, id, {
      hours: days * 24,
      language,
    })
    return { url: context.get('publicOrigin') + path, expires_at: expiresAt.toISOString() }
  })

  handle(api, revokeReleaseLinkCall, ({ scope, params: { id: releaseId, link } }) =>
    revokePreviewLink(scope, link, { releaseId }),
  )
}

/** A release as calls answer it. */
export function presentRelease<State>({
  id,
  name,
  publishAt,
  state,
}: Omit<FoundRelease, 'state'> & { state: State }): Omit<OpenRelease, 'state'> & { state: State } {
  return { id, name, state, publish_at: publishAt?.toISOString() ?? null }
}

function present({ item, evening, rivals, isOutdated, findings, ...shown }: PresentedItem): ReleaseItem {
  const { id, what, kind, subjectId, language, changes, seen, problem, createdAt } = item
  return {
    ...shown,
    id,
    what,
    kind,
    subject_id: subjectId,
    evening,
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
