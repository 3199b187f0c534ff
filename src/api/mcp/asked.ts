import type { Context } from 'hono'
import type { Viewer } from '#domain/scope.ts'
import type { ApiEnv } from '../environment.ts'

/** The token of an assistant. */
export type Token = Extract<Viewer, { kind: 'token' }>
/** A request of an assistant; its scope is that of a visitor. */
export type Asked = { context: Context<ApiEnv>; token: Token }
