import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ApiEnv } from '#api/environment.ts'

/** Nothing that visitors send is larger than a long form. */
const largestForm = limitTo(64 * 1024)
/** A whole page, as the page editor sends it. */
const largestPage = limitTo(2 * 1024 * 1024)

/** Refuses bodies that are too large (413), before anybody reads them. The page editor's are looked at once it is known who asks. */
export const limitBodies: MiddlewareHandler<ApiEnv> = (context, next) =>
  isEditorCall(context.req.path) ? next() : largestForm(context, next)

/** The same for calls of the page editor: staff may send more than strangers. */
export const limitEditorBodies: MiddlewareHandler<ApiEnv> = (context, next) => {
  if (!isEditorCall(context.req.path)) return next()
  return context.get('session') ? largestPage(context, next) : largestForm(context, next)
}

function isEditorCall(path: string): boolean {
  return /^\/[a-z]{2}\/pageeditor-api\//.test(path)
}

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (context) => context.json({ detail: 'Too large.' }, 413) })
}
