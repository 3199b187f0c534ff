import type { MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { z } from 'zod'
import { hasRight, isRight, tokenMay, type Right } from '#domain/policy.ts'
import { areas, type Area } from '#records/definition.ts'
import type { Api, ApiEnv } from './environment.ts'
import { refuse } from './refusal.ts'
import { findUnknownParameter, refuseParameter } from './unknown-parameters.ts'

/** What the contract of a call says of who may make it, and of the parameters in its address. */
type Described = {
  right: Right | null
  /** What a token has to allow in which area; null for a call that no program makes with a token. */
  token: { area: Area; access: 'read' | 'draft' } | null
  /** Null if any are allowed, as a standard may ask. */
  parameters: string[] | null
}

/**
 * Refuses, before anything of a call is validated, those who have no right to make it (401, 403), and parameters that
 * its contract does not know (400). `api` gets its contracts later.
 */
export function checkCalls(api: Api): MiddlewareHandler<ApiEnv> {
  let described: TrieRouter<Described> | null = null
  return async (context, next) => {
    described ??= describeCalls(api)
    const { method, path, url } = context.req
    const [[found] = []] = described.match(method === 'HEAD' ? 'GET' : method, path.replace(/(.)\/$/, '$1'))
    if (!found) return next()
    const [{ right, token, parameters }] = found
    const { viewer } = context.get('scope')
    if (viewer.kind === 'token') {
      if (!token) return refuse(context, 403, (words) => words.tokenCall)
      const { area, access } = token
      if (!tokenMay(viewer, area, access))
        return refuse(context, 403, (words) => words.tokenArea(area, access))
    } else if (right) {
      if (viewer.kind === 'visitor') return refuse(context, 401, (words) => words.not_signed_in)
      if (!hasRight(viewer, right)) return refuse(context, 403, (words) => words.forbidden)
    }
    const unknown = parameters && findUnknownParameter(new URL(url).searchParams, parameters)
    return unknown ? refuseParameter(context, unknown) : next()
  }
}

function describeCalls(api: Api): TrieRouter<Described> {
  const router = new TrieRouter<Described>()
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { method, path, request, 'x-right': right, 'x-area': area, 'x-access': access } = definition.route
    const known = areas.find((one) => one === area)
    router.add(method.toUpperCase(), routingPath(path), {
      right: isRight(right) ? right : null,
      token: known && (access === 'read' || access === 'draft') ? { area: known, access } : null,
      parameters: parametersIn(request?.query),
    })
  }
  return router
}

function parametersIn(query: unknown): string[] | null {
  if (!(query instanceof z.ZodObject)) return []
  return query.def.catchall ? null : Object.keys(query.shape)
}

/** As Hono writes it: a path in a path may contain slashes, and a file has an ending. */
function routingPath(path: string): string {
  return path
    .split('/')
    .map((segment) => {
      if (segment === '{path}') return ':path{.+}'
      const [, before = '', name = '', after = ''] = /^(.*)\{(\w+)\}(.*)$/.exec(segment) ?? []
      if (name === '') return segment
      const pattern = `${before}[^/]+${after.replaceAll('.', String.raw`\.`)}`
      return before || after ? `:${name}{${pattern}}` : `:${name}`
    })
    .join('/')
}
