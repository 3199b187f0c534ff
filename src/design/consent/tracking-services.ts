import { isRecord } from '#json/is-record.ts'
import type { TrackingService } from './consent-cookie.ts'

/** The attribute of the page's body with the services of the house, as JSON. */
export const trackingAttribute = 'data-tracking'

/** The services that the page names; none on pages that load no scripts of others. */
export function trackingServicesOf(page: Document = document): TrackingService[] {
  const services: unknown = JSON.parse(page.body.getAttribute(trackingAttribute) ?? '[]')
  return Array.isArray(services) ? services.filter(isTrackingService) : []
}

function isTrackingService(value: unknown): value is TrackingService {
  return isRecord(value) && typeof value['key'] === 'string' && typeof value['script'] === 'string'
}
