import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ApiEnv } from '#api/environment.ts'
import { refuse } from '#api/index.ts'
import { bringsFiles } from './take-uploads.ts'

/** Visitors never send more than a long form. */
const largestForm = limitTo(64 * 1024)
/** Enough for a whole page, as the page editor sends it. */
const largestPage = limitTo(2 * 1024 * 1024)

/**
 * Rejects too large bodies (413) before they are parsed. Those of the page editor are checked once the session is
 * known, and those with files while they are read.
 */
export const limitBodies: MiddlewareHandler<ApiEnv> = (context, next) =>
  isEditorCall(context.req.path) || bringsFiles(context.req.raw) ? next() : largestForm(context, next)

/** The limits for page editor calls: staff may send larger bodies than visitors. */
export const limitEditorBodies: MiddlewareHandler<ApiEnv> = (context, next) => {
  if (!isEditorCall(context.req.path)) return next()
  return context.get('session') ? largestPage(context, next) : largestForm(context, next)
}

function isEditorCall(path: string): boolean {
  return /^\/[a-z]{2}\/pageeditor-api\//.test(path)
}

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (context) => refuse(context, 413, (words) => words.tooLarge) })
}
