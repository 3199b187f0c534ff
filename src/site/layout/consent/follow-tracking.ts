import { readConsent, trackingServices, type TrackingService } from '#design/consent/consent-cookie.ts'
import { onDecision } from '#design/consent/on-decision.ts'

/**
 * Loads the configured scripts of analytics and advertising (`ANALYTICS_SCRIPT`, `ADS_SCRIPT`), each only once its
 * visitor has allowed it. Consent that is withdrawn reloads the page, because a script cannot be unloaded.
 */
export function followTracking(): void {
  const loaded = new Set<TrackingService>()
  const follow = () => {
    const consent = readConsent(document.cookie)
    if ([...loaded].some((service) => !consent?.has(service))) location.reload()
    for (const service of trackingServices) {
      const src = document.body.dataset[service]
      if (src === undefined || loaded.has(service) || !consent?.has(service)) continue
      loaded.add(service)
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
    }
  }
  onDecision(follow)
  follow()
}
