import type { HouseSettings } from './settings.server.ts'

/** What the environment says about the house, where its settings say nothing. */
export type SettingsFallback = Pick<HouseSettings, 'shop_origin' | 'shop_feed' | 'consent_services'>

/** The settings that apply: those of the house, and where it has none, those of the environment. */
export function effectiveSettings(settings: HouseSettings, fallback: SettingsFallback): HouseSettings {
  return {
    ...settings,
    shop_origin: settings.shop_origin ?? fallback.shop_origin,
    shop_feed: settings.shop_feed ?? fallback.shop_feed,
    consent_services:
      settings.consent_services.length > 0 ? settings.consent_services : fallback.consent_services,
  }
}
