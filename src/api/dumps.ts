import type { Context } from 'hono'
import { changesCall, dumpFileCall, dumpsCall } from '#contracts/dumps.ts'
import { currentPosition, findDumpFile, listChanges, readDump } from '#domain/dumps/index.server.ts'
import type { Api, ApiEnv } from './environment.ts'
import { handle } from './handle.ts'
import { matchesEtag } from './matches-etag.ts'
import { readRange } from './read-range.ts'
import { refuse } from './refusal.ts'

/** The files' addresses end in `.gz`, which OpenAPI path parameters cannot express (see `feedHandlers`). */
export function dumpHandlers(api: Api): void {
  handle(api, dumpsCall, async ({ scope, context }) => {
    const { manifest, nextAt } = await readDump(scope)
    const origin = context.get('publicOrigin')
    context.header('Cache-Control', 'public, max-age=60')
    return {
      manifest: manifest && {
        ...manifest,
        files: manifest.files.map((file) => ({ ...file, url: `${origin}/api/dumps/${file.name}` })),
      },
      next_at: nextAt?.toISOString() ?? null,
    }
  })

  handle(api, changesCall, async ({ scope, query: { since }, context }) => {
    context.header('Cache-Control', 'no-cache')
    if (since === undefined) return { changes: [], next: await currentPosition(scope), has_more: false }
    const found = await listChanges(scope, since)
    if (!found) return refuse(context, 410, (words) => words.changes)
    const { changes, position: next, hasMore } = found
    context.header('ETag', `"${next}"`)
    if (changes.length === 0 && matchesEtag(context.req.header('if-none-match'), `"${next}"`))
      return context.body(null, 304)
    return { changes, next, has_more: hasMore }
  })

  api.openAPIRegistry.registerPath(dumpFileCall)
  api.get('/api/dumps/:file{[a-z]+\\.[0-9a-f]{16}\\.(?:jsonl|jsonld|csv)\\.gz}', (context) =>
    sendFile(context, context.req.param('file')),
  )
}

async function sendFile(context: Context<ApiEnv>, name: string): Promise<Response> {
  const found = await findDumpFile(context.get('scope'), name)
  const store = context.get('dumps')
  const size = found && (await store.sizeOf(found.id))
  if (!found || size === null) return refuse(context, 404, (words) => words.dump)
  const headers = {
    'Content-Type': 'application/gzip',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'public, max-age=31536000, immutable, no-transform',
    'Accept-Ranges': 'bytes',
    ETag: `"${found.file.sha256}"`,
  }
  if (matchesEtag(context.req.header('if-none-match'), headers.ETag)) return context.body(null, 304, headers)
  const condition = context.req.header('if-range')
  const isSame = condition === undefined || condition === headers.ETag
  const range = isSame ? readRange(context.req.header('range'), size) : null
  if (range === 'unsatisfiable')
    return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
  const content = await store.read(found.id, range ?? undefined)
  if (!content) return refuse(context, 404, (words) => words.dump)
  if (!range) return context.body(content, 200, { ...headers, 'Content-Length': String(size) })
  return context.body(content, 206, {
    ...headers,
    'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    'Content-Length': String(range.end - range.start + 1),
  })
}
