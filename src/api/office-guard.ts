import {
  acceptFindingCall,
  checkSubjectCall,
  listFindingsCall,
  listGuardRulesCall,
  reopenFindingCall,
  switchGuardRuleCall,
  type Fault,
  type Finding,
} from '#contracts/office-guard.ts'
import {
  acceptFinding,
  checkSubject,
  listFindings,
  listRules,
  switchRule,
  type Finding as FoundFinding,
  type PresentedFault,
} from '#domain/guard/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { listResponse } from './paging.ts'

/** The calls for what the rules of the guard find. */
export function officeGuardHandlers(api: Api): void {
  handle(api, listFindingsCall, async ({ scope, params: { lang }, query, context }) => {
    const { page_size: pageSize, kind, id, ...question } = query
    const subject = kind !== undefined && id !== undefined ? { kind, id } : undefined
    const listed = await listFindings(scope, { ...question, subject, pageSize }, lang)
    return listResponse(context, { ...listed, items: listed.items.map(presentFinding) })
  })

  handle(api, checkSubjectCall, async ({ scope, params, json: subject }) => {
    await checkSubject(scope, subject)
    const { items } = await listFindings(scope, { state: 'open', subject }, params.lang)
    return items.map(presentFinding)
  })

  handle(api, acceptFindingCall, ({ scope, params, json: { reason } }) =>
    acceptFinding(scope, params.id, reason),
  )

  handle(api, reopenFindingCall, ({ scope, params }) => acceptFinding(scope, params.id, null))

  handle(api, listGuardRulesCall, async ({ scope, params: { lang } }) => {
    const listed = await listRules(scope)
    return listed.map(({ rule, isOn, open, accepted }) => {
      const { code, area, severity, names, about, examples } = rule
      return {
        code,
        area,
        severity,
        name: names[lang],
        about: about[lang],
        example: { found: examples.found[lang], not_found: examples.notFound[lang] },
        is_on: isOn,
        is_for_releases: rule.isForReleases === true,
        open,
        accepted,
      }
    })
  })

  handle(api, switchGuardRuleCall, ({ scope, params, json: { is_on: isOn } }) =>
    switchRule(scope, params.code, isOn),
  )
}

/** A fault as calls answer it. */
export function presentFault({
  rule,
  severity,
  kind,
  id,
  language,
  place,
  title,
  text,
  detail,
  address,
}: PresentedFault): Fault {
  return { rule, severity, kind, subject_id: id, language, place, title, text, detail, address }
}

export function presentFinding({ findingId, foundAt, accepted, ...found }: FoundFinding): Finding {
  return {
    ...presentFault(found),
    id: findingId,
    found_at: foundAt.toISOString(),
    accepted: accepted && { ...accepted, at: accepted.at.toISOString() },
  }
}
