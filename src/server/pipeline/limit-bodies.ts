import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ApiEnv } from '#api/environment.ts'
import { refuse } from '#api/index.ts'
import { bringsFiles } from './take-uploads.ts'

/** Visitors never send more than a long form. */
const largestForm = limitTo(64 * 1024)
/** Enough for a whole page or form, as staff send it. */
const largestPage = limitTo(2 * 1024 * 1024)

/**
 * Rejects too large bodies (413) before they are parsed. Those of staff are checked once the session is known, and those
 * with files while they are read.
 */
export const limitBodies: MiddlewareHandler<ApiEnv> = (context, next) =>
  isStaffCall(context.req.path) || bringsFiles(context.req.raw) ? next() : largestForm(context, next)

/** The limits for calls of the page editor and the back office: staff may send larger bodies than visitors. */
export const limitEditorBodies: MiddlewareHandler<ApiEnv> = (context, next) => {
  if (!isStaffCall(context.req.path)) return next()
  return context.get('session') ? largestPage(context, next) : largestForm(context, next)
}

function isStaffCall(path: string): boolean {
  return /^\/[a-z]{2}\/(pageeditor-api|api\/admin)\//.test(path)
}

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (context) => refuse(context, 413, (words) => words.tooLarge) })
}
