import { createAdaptorServer } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { events } from '#db/schema/index.ts'
import { reportAvailabilityCall } from '#contracts/shop-availability.ts'
import { startShop } from '../../../shop/start-shop.ts'
import { openApi, testShopSecret } from '../../../tests/support/api.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createTestEvent, systemScope, visitorScope } from '../../../tests/support/factories.ts'

const database = useTestDatabase()

test('the site knows at once that the last tickets were sold in the demo shop', async () => {
  const id = await createTestEvent(systemScope(database.db), { externalId: 'shop-1', source: 'shop' })
  const site = createAdaptorServer(openApi(() => visitorScope(database.db, new Date())))
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
  const { port } = site.address() as AddressInfo
  const start = new Date(Date.now() + 86_400_000).toISOString()
  const title = { de: 'Abend', en: 'Evening' }
  const shop = await startShop({
    port: 0,
    host: '127.0.0.1',
    timeZone: () => 'Europe/Berlin',
    siteOrigins: [`http://127.0.0.1:${port}`],
    reportTo: { address: `http://127.0.0.1:${port}${reportAvailabilityCall.path}`, secret: testShopSecret },
    catalogue: async () =>
      Promise.resolve([
        {
          id: 'shop-1',
          title,
          hall: title,
          start,
          status: 'on_sale',
          placesLeft: 8,
          saleFrom: null,
          priceMin: 20,
          priceMax: 60,
          currency: 'EUR',
        },
      ]),
  })
  try {
    await buy(shop.origin, '/de/buyingflow/tickets/shop-1', 3)
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('few_tickets'), { timeout: 10_000 })
    await buy(shop.origin, '/de/buyingflow/tickets/shop-1', 5)
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('sold_out'), { timeout: 10_000 })
  } finally {
    await shop.close()
    site.close()
  }
})

async function statusOf(id: number): Promise<string | null | undefined> {
  const [event] = await database.db.select({ status: events.status }).from(events).where(eq(events.id, id))
  return event?.status
}

/** Buys tickets as a visitor without scripts does. */
async function buy(origin: string, path: string, number: number): Promise<void> {
  let cookie = ''
  const ask = async (address: string, fields?: Record<string, string>) => {
    const answer = await fetch(origin + address, {
      redirect: 'manual',
      headers: { cookie },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer.text()
  }
  const tokenOf = async (address: string) =>
    /name="formToken" value="([^"]+)"/.exec(await ask(address))?.[1] ?? ''
  await ask(path, { formToken: await tokenOf(path), category: '1', number: String(number) })
  await ask('/de/login', { formToken: await tokenOf('/de/login'), name: 'Clara', returnUrl: '/de' })
  await ask('/de/buyingflow/order/', { formToken: await tokenOf('/de/buyingflow/order/') })
}
