import type { SettingsFallback } from '#domain/house/index.server.ts'
import { perLanguage } from '#i18n/languages.ts'
import { consentMessages } from '#i18n/lazy/consent.ts'
import type { Env } from './env.ts'

type Variables = Pick<Env, 'TICKET_SHOP_ORIGIN' | 'SHOP_FEED_URL' | 'ANALYTICS_SCRIPT' | 'ADS_SCRIPT'>

/** What the environment says about the house; its own settings come first (`effectiveSettings`). */
export function settingsFallback(env: Variables): SettingsFallback {
  return {
    shop_origin: env.TICKET_SHOP_ORIGIN ?? null,
    shop_feed: env.SHOP_FEED_URL ?? null,
    consent_services: [
      ...serviceOf('optimisation', env.ANALYTICS_SCRIPT),
      ...serviceOf('marketing', env.ADS_SCRIPT),
    ],
  }
}

function serviceOf(
  category: 'optimisation' | 'marketing',
  script: string | undefined,
): SettingsFallback['consent_services'] {
  if (script === undefined) return []
  const { key } = consentMessages.de.usual[category]
  return [
    {
      key,
      category,
      name: perLanguage((one) => consentMessages[one].usual[category].name),
      text: null,
      script,
    },
  ]
}
