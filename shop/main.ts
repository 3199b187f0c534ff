/** Runs the demo ticket shop alone, with an offer of its own: `node shop/main.ts`. */
import { z } from 'zod'
import { createSampleCatalogue } from './sample-catalogue.ts'
import { startShop } from './start-shop.ts'

const settings = z.object({
  SHOP_PORT: z.coerce.number('a port number').int().min(0).max(65_535).default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Origins of the websites, separated by commas. */
  SITE_ORIGINS: z
    .string()
    .default('http://localhost:3000')
    .transform((list) => list.split(',').map((origin) => origin.trim())),
  /** In which the shop sells (ISO 4217). */
  SHOP_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'a code such as EUR')
    .default('EUR'),
  /** The time zone of the hall, as an IANA name. */
  SHOP_TIME_ZONE: z.string().refine(isTimeZone, 'no time zone').default('Europe/Berlin'),
  /** The secret that the first website shares with the shop; with it, that website is told at once what is sold out. */
  SHOP_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
})

try {
  const {
    SHOP_PORT,
    HOST,
    SITE_ORIGINS,
    SHOP_CURRENCY,
    SHOP_TIME_ZONE,
    SHOP_WEBHOOK_SECRET: secret,
  } = readSettings()
  const { events, subscription } = createSampleCatalogue(new Date(), SHOP_CURRENCY)
  const shop = await startShop({
    port: SHOP_PORT,
    host: HOST,
    siteOrigins: SITE_ORIGINS,
    catalogue: events,
    timeZone: () => SHOP_TIME_ZONE,
    subscription,
    reportTo:
      secret === undefined ? undefined : { address: `${SITE_ORIGINS[0]}/api/shop/availability`, secret },
  })
  console.log(`Ticket shop: ${shop.origin}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shop.close())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

function readSettings() {
  const result = settings.safeParse(process.env)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${issue?.path.join('.')} is wrong: ${issue?.message}`)
}
