import { readConsent } from '#design/consent/consent-cookie.ts'
import { onDecision } from '#design/consent/on-decision.ts'
import { trackingServicesOf } from '#design/consent/tracking-services.ts'

/**
 * Loads the scripts of the house's services for analytics and advertising, each only once its visitor has allowed it.
 * Consent that is withdrawn reloads the page, because a script cannot be unloaded.
 */
export function followTracking(): void {
  const services = trackingServicesOf()
  const loaded = new Set<string>()
  const follow = () => {
    const consent = readConsent(document.cookie)
    if ([...loaded].some((service) => !consent?.tracking.has(service))) location.reload()
    for (const { key, script: src } of services) {
      if (loaded.has(key) || !consent?.tracking.has(key)) continue
      loaded.add(key)
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
    }
  }
  onDecision(follow)
  follow()
}
