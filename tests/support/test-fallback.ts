import type { SettingsFallback } from '#domain/house/index.server.ts'

/** An environment that names a ticket shop. */
export const testFallback: SettingsFallback = {
  shop_origin: 'https://shop.example',
  shop_feed: null,
  consent_services: [],
}
