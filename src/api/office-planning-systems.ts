import { keepSystemSecretCall, listSystemsCall, readSystemCall } from '#contracts/office-planning-systems.ts'
import { beginSystemImport, keepSystemSecret, listSystems } from '#domain/imports/index.server.ts'
import { describeReason } from '#i18n/lazy/import-problems.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { answerImport } from './office-imports.ts'

/** The calls for planning systems; jobs read them. */
export function officePlanningSystemHandlers(api: Api): void {
  handle(api, listSystemsCall, async ({ scope, params: { lang } }) => {
    const systems = await listSystems(scope)
    return systems.map(({ readAt, nextAt, failingSince, problem, ...system }) => ({
      ...system,
      read_at: readAt?.toISOString() ?? null,
      next_at: nextAt?.toISOString() ?? null,
      failing_since: failingSince?.toISOString() ?? null,
      problem: problem === null ? null : describeReason(problem, {}, lang),
    }))
  })

  handle(api, readSystemCall, async ({ scope, params: { id, lang } }) =>
    answerImport(scope, await beginSystemImport(scope, id), lang),
  )

  handle(api, keepSystemSecretCall, ({ scope, params: { id }, json: { secret }, context }) =>
    keepSystemSecret(scope, id, secret, context.get('accounts').secrets),
  )
}
