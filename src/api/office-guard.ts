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
import { listResponse } from './paging.ts'
import { refuse } from './refusal.ts'

/** The calls for what the rules of the guard find. */
export function officeGuardHandlers(api: Api): void {
  api.openapi(listFindingsCall, async (context) => {
    const { page_size: pageSize, kind, id, ...question } = context.req.valid('query')
    const { lang } = context.req.valid('param')
    const subject = kind !== undefined && id !== undefined ? { kind, id } : undefined
    const listed = await listFindings(context.get('scope'), { ...question, subject, pageSize }, lang)
    const answer = listResponse(context, { ...listed, items: listed.items.map(presentFinding) })
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(checkSubjectCall, async (context) => {
    const scope = context.get('scope')
    const subject = context.req.valid('json')
    await checkSubject(scope, subject)
    const { items } = await listFindings(scope, { state: 'open', subject }, context.req.valid('param').lang)
    return context.json(items.map(presentFinding), 200)
  })

  api.openapi(acceptFindingCall, async (context) => {
    const { reason } = context.req.valid('json')
    await acceptFinding(context.get('scope'), context.req.valid('param').id, reason)
    return context.body(null, 204)
  })

  api.openapi(reopenFindingCall, async (context) => {
    await acceptFinding(context.get('scope'), context.req.valid('param').id, null)
    return context.body(null, 204)
  })

  api.openapi(listGuardRulesCall, async (context) => {
    const { lang } = context.req.valid('param')
    const listed = await listRules(context.get('scope'))
    return context.json(
      listed.map(({ rule, isOn, open, accepted }) => {
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
      }),
      200,
    )
  })

  api.openapi(switchGuardRuleCall, async (context) => {
    const { is_on: isOn } = context.req.valid('json')
    await switchRule(context.get('scope'), context.req.valid('param').code, isOn)
    return context.body(null, 204)
  })
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
