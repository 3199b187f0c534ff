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
import { explain } from './refusal.ts'

export function officeRedirectHandlers(api: Api): void {
  api.openapi(missedPathsCall, async (context) => {
    const listed = await listMissedPaths(context.get('scope'))
    return context.json(
      listed.map(({ path, count, lastSeenAt }) => ({ path, count, last_seen_at: lastSeenAt })),
      200,
    )
  })

  api.openapi(ignoreMissedPathCall, async (context) => {
    const { path, is_ignored: isIgnored } = context.req.valid('json')
    await ignoreMissedPath(context.get('scope'), path, isIgnored)
    return context.body(null, 204)
  })

  api.openapi(importRedirectsCall, async (context) => {
    const { text, is_trial: isTrial } = context.req.valid('json')
    const outcome = await importRedirects(context.get('scope'), text, { isTrial })
    const { added, changed, unchanged, rejectedCount, rejected, batch } = outcome
    return context.json(
      {
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
      },
      200,
    )
  })

  api.openapi(undoImportCall, async (context) => {
    const undone = await undoImport(context.get('scope'), context.req.valid('param').id)
    return context.json({ undone }, 200)
  })
}
