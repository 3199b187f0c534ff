import type { Database } from '#db/client/index.server.ts'
import { loadSettings } from '#domain/house/index.server.ts'
import { hasAdministrator, hasDemoAccount } from '#domain/users/index.server.ts'
import { houseDemo } from '#demo/house.generated.ts'
import type { Env } from './env.ts'

/** Prints where the site is and how its staff sign in. The last line tells other programs that it is ready. */
export async function printAddresses(given: {
  database: Pick<Database, 'db'>
  publicOrigin: string
  shopOrigin: string
  env: Env
  allowsDemoAccount: boolean
}): Promise<void> {
  const { publicOrigin, env, allowsDemoAccount } = given
  const scope = { db: given.database.db }
  const { shop_origin: ownShop } = await loadSettings(scope)
  const shopOrigin = ownShop ?? given.shopOrigin
  const shopFrom = ownShop ? 'settings of the house' : env.TICKET_SHOP_ORIGIN ? 'TICKET_SHOP_ORIGIN' : 'demo'
  const hasStaff = await hasAdministrator(scope, { allowsDemoAccount })
  const hasDemo = await hasDemoAccount(scope)
  const lines = [
    `Website      ${publicOrigin}/de  ${publicOrigin}/en`,
    shopOrigin === ''
      ? 'Ticket shop  none: pages have no cart and no log-in of customers; the settings of the house name one'
      : `Ticket shop  ${shopOrigin}  (${shopFrom})`,
    `API          ${publicOrigin}/api/docs`,
    houseDemo && allowsDemoAccount && hasDemo
      ? `Staff        ${publicOrigin}/login  ${houseDemo.account.email}  ${houseDemo.account.password}`
      : hasStaff
        ? `Staff        ${publicOrigin}/login`
        : 'Staff        nobody yet: make the first administrator with  npm run admin:create',
    ...(hasDemo && !allowsDemoAccount
      ? ['Demo account refused, because its password is published: it works with DEMO=1 on this machine only']
      : []),
    'Ready. Ctrl+C ends it.',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The origin that visitors use when no setting says so. */
export function localOrigin(host: string, port: number): string {
  return `http://${shownHost(host)}:${port}`
}

function shownHost(host: string): string {
  if (host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
