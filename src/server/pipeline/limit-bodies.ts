import type { HonoRequest, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ApiEnv } from '#api/environment.ts'
import { refuse } from '#api/index.ts'
import { mediaLimits } from '#contracts/media-files.ts'
import { maxImportBytes } from '#contracts/office-choices.ts'
import { bringsFiles } from './receive-uploads.ts'

/** For the forms of the site itself. */
const maxFormBytes = limitTo(64 * 1024)
/** For forms that staff have built: more than a dozen texts of the greatest length. */
const maxEntryBytes = limitTo(256 * 1024)
/** Enough for a whole page or form, as staff send it. */
const maxPageBytes = limitTo(2 * 1024 * 1024)
/** For a chunk of a file for the library. */
const maxPiece = limitTo(mediaLimits.chunk)
/** For a file that staff import. */
const maxImport = limitTo(maxImportBytes)

/**
 * Rejects bodies that are too large (413) before they are parsed. Those of staff are checked once the session is
 * known, and those with files while they are read.
 */
export const limitBodies: MiddlewareHandler<ApiEnv> = (context, next) => {
  const { path, raw } = context.req
  if (isStaffCall(path) || bringsFiles(raw)) return next()
  return isEntryCall(path) ? maxEntryBytes(context, next) : maxFormBytes(context, next)
}

/** The limits for calls of the page editor and the back office: staff, and programs with a token, may send larger bodies than visitors. */
export const limitEditorBodies: MiddlewareHandler<ApiEnv> = (context, next) => {
  if (!isStaffCall(context.req.path)) return next()
  if (context.get('scope').viewer.kind === 'token') return maxPageBytes(context, next)
  if (!context.get('session')) return maxFormBytes(context, next)
  if (isImport(context.req)) return maxImport(context, next)
  return isPiece(context.req) ? maxPiece(context, next) : maxPageBytes(context, next)
}

function isStaffCall(path: string): boolean {
  return /^\/[a-z]{2}\/(pageeditor-api|api\/admin)\//.test(path)
}

function isPiece({ method, path }: HonoRequest): boolean {
  return method === 'PATCH' && /^\/[a-z]{2}\/api\/admin\/media-uploads\//.test(path)
}

function isImport({ method, path }: HonoRequest): boolean {
  return method === 'POST' && /^\/[a-z]{2}\/api\/admin\/imports\/?$/.test(path)
}

function isEntryCall(path: string): boolean {
  return /^\/[a-z]{2}\/api\/forms-entries\/?$/.test(path)
}

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError(context) {
      context.header('Connection', 'close') // nobody reads the rest
      return refuse(context, 413, (words) => words.tooLarge)
    },
  })
}
