import type { Context, MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import type { Api } from './environment.ts'
import { isLanguage } from '#i18n/languages.ts'
import { callNotFound, refuse } from './refusal.ts'

/**
 * Refuses requests that no handler will answer, before the session is required: 405 with `Allow` for a method that
 * the call does not support, 404 for a path that is not a call. `api` gets its handlers later.
 */
export function refuseMethods(api: Api): MiddlewareHandler {
  let methods: TrieRouter<string> | null = null
  return async (context, next) => {
    methods ??= routeMethods(api)
    const { method } = context.req
    const allowed = findMethods(methods, context)
    if (allowed.length === 0) return context.json(callNotFound, 404)
    if (allowed.includes(method)) return next()
    return refuseMethod(context, allowed)
  }
}

/** 405 with the supported methods. */
function refuseMethod(context: Context, allowed: string[]) {
  const list = allowed.join(', ')
  context.header('Allow', list)
  return refuse(context, 405, (words) => words.method(list))
}

/** The methods of each path that has handlers; middleware, which runs for every method, does not count. */
function routeMethods(api: Api): TrieRouter<string> {
  const router = new TrieRouter<string>()
  for (const { method, path } of api.routes) if (method !== 'ALL') router.add('ALL', path, method)
  return router
}

function findMethods(methods: TrieRouter<string>, { req }: Context): string[] {
  const path = req.path.replace(/(.)\/$/, '$1')
  const [, first = ''] = path.split('/')
  if (first !== 'api' && !isLanguage(first)) return []
  const found = new Set(methods.match('ALL', path)[0].map(([method]) => method))
  return [...found].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).toSorted()
}
