import type { MiddlewareHandler } from 'hono'
import { reportAvailabilityCall } from '#contracts/shop-availability.ts'
import { reportAvailability } from '#domain/imports/index.server.ts'
import { system } from '#domain/scope.ts'
import { verifySignature } from '#domain/webhooks/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Api, ApiEnv } from './environment.ts'
import { handle } from './handle.ts'
import { callNotFound, refuse } from './refusal.ts'

/** The call of the ticket shop, whose signature is verified before anything of it is read. */
export function shopAvailabilityHandlers(api: Api): void {
  api.use(reportAvailabilityCall.path, requireSignature)
  handle(api, reportAvailabilityCall, ({ scope, headers, json }) => {
    const { events } = json.data
    const message = { id: headers['webhook-id'], events }
    return reportAvailability({ ...scope, viewer: system }, recordStores, message)
  })
}

const requireSignature: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const secret = context.get('shopSecret')
  if (secret === null) return context.json(callNotFound, 404)
  const header = (name: string) => context.req.header(`webhook-${name}`) ?? ''
  const message = {
    id: header('id'),
    timestamp: /^\d{1,12}$/.test(header('timestamp')) ? Number(header('timestamp')) : Number.NaN,
    body: await context.req.text(),
  }
  const { now } = context.get('scope')
  return verifySignature(secret, message, { signatures: header('signature'), now })
    ? next()
    : refuse(context, 401, (words) => words.signature)
}
