/** How a call is answered: its handler gets what the contract has checked, and returns the body of the answer. */
import type { RouteConfig, RouteConfigToTypedResponse, z } from '@hono/zod-openapi'
import type { Context, TypedResponse } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { Scope } from '#domain/scope.ts'
import type { Api, ApiEnv } from './environment.ts'
import { refuseInput, validatedOf, type Given } from './field-errors.ts'
import { Refusal, refuse } from './refusal.ts'

type In<Type extends string, Schema> = { content: Record<Type, { schema: Schema }> }
type Json<Schema> = In<'application/json', Schema>
type PartOf<Route, Part extends string> = Route extends {
  request: Record<Part, infer Schema extends z.ZodType>
}
  ? z.output<Schema>
  : undefined

type BodyOf<Route, Type extends string> = Route extends {
  request: { body: In<Type, infer Schema extends z.ZodType> }
}
  ? z.output<Schema>
  : undefined

/** What a handler gets. */
type Call<Route> = {
  scope: Scope
  params: PartOf<Route, 'params'>
  query: PartOf<Route, 'query'>
  headers: PartOf<Route, 'headers'>
  json: BodyOf<Route, 'application/json'>
  form: BodyOf<Route, 'application/x-www-form-urlencoded'>
  /** For what few calls need: their address, files, other statuses. */
  context: Context<ApiEnv>
}

/** What a handler returns: the body of the contract, anything where the answer has none, or a whole response. */
type Answer<Route extends RouteConfig> =
  | (Route['responses'] extends { 200: Json<infer Schema extends z.ZodType> } ? z.output<Schema> : never)
  | (Route['responses'] extends { 201: Json<infer Schema extends z.ZodType> } ? z.output<Schema> : never)
  | (Route['responses'] extends { 204: object } ? unknown : never)
  | RouteConfigToTypedResponse<Route>
  | (Response & TypedResponse<null, StatusCode, 'body'>)

/** Adds a call: its contract, and what answers it with the status of the contract. A `Refusal` ends it early. */
export function handle<Route extends RouteConfig>(
  api: Api,
  route: Route,
  answer: (call: Call<Route>) => Answer<Route> | Promise<Answer<Route>>,
  /** What else is wrong with a body that the contract refuses, by the names of its fields. */
  findFurther?: (context: Context<ApiEnv>, body: unknown) => Promise<Record<string, string[]>>,
): void {
  const contract: RouteConfig = route
  const { responses } = contract
  const answerCall = async (context: Context<ApiEnv>): Promise<Response> => {
    // The library types what it has validated by the route, which is any route here.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { req } = context as unknown as { req: { valid: (part: string) => never } }
    const given = {
      params: req.valid('param'),
      query: req.valid('query'),
      headers: req.valid('header'),
      json: req.valid('json'),
      form: req.valid('form'),
    }
    try {
      const body: unknown = await answer({ ...given, scope: context.get('scope'), context })
      if (body instanceof Response) return body
      if (responses[204]) return context.body(null, 204)
      // The contract defines the type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return context.json(body as object, responses[201] ? 201 : 200)
    } catch (error) {
      if (error instanceof Refusal) return refuse(context, error.status, error.choose)
      throw error
    }
  }
  if (!findFurther) return void api.openapi(contract, answerCall)
  const refuseAll = async (error: z.ZodError, context: Context<ApiEnv>, given: Given): Promise<Response> => {
    const refused = refuseInput(error, context, given)
    if (given.target !== 'json') return refused
    const errors: Record<string, unknown> = await refused.json()
    const known = new Set(Object.keys(errors).map((name) => name.split('.')[0]))
    const further = Object.entries(await findFurther(context, given.data))
    const unknown = further.filter(([name]) => !known.has(name.split('.')[0]))
    return context.json({ ...errors, ...Object.fromEntries(unknown) }, 400)
  }
  api.openapi(contract, answerCall, (result, context) =>
    result.success
      ? undefined
      : refuseAll(result.error, context, { data: validatedOf(result), target: result.target }),
  )
}
