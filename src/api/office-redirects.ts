import {
  ignoreMissedPathCall,
  importRedirectsCall,
  missedPathsCall,
  undoImportCall,
} from '#contracts/office-redirects.ts'
import {
  ignoreMissedPath,
  importRedirects,
  listMissedPaths,
  undoImport,
} from '#domain/redirects/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { explain } from './refusal.ts'

export function officeRedirectHandlers(api: Api): void {
  handle(api, missedPathsCall, async ({ scope }) => {
    const listed = await listMissedPaths(scope)
    return listed.map(({ path, count, lastSeenAt }) => ({ path, count, last_seen_at: lastSeenAt }))
  })

  handle(api, ignoreMissedPathCall, ({ scope, json: { path, is_ignored: isIgnored } }) =>
    ignoreMissedPath(scope, path, isIgnored),
  )

  handle(api, importRedirectsCall, async ({ scope, json: { text, is_trial: isTrial }, context }) => {
    const outcome = await importRedirects(scope, text, { isTrial })
    const { added, changed, unchanged, rejectedCount, rejected, batch } = outcome
    return {
      added,
      changed,
      unchanged,
      rejected_count: rejectedCount,
      rejected: rejected.map(({ line, oldPath, newPath, error }) => ({
        line,
        old_path: oldPath,
        new_path: newPath,
        reason: explain(context.req.path, ({ errors }) => errors[error]),
      })),
      batch,
    }
  })

  handle(api, undoImportCall, async ({ scope, params }) => {
    const undone = await undoImport(scope, params.id)
    return { undone }
  })
}
