import { useEffect, useState } from 'react'
import type { EventDetail } from '#contracts/events.ts'
import { inLanguage, type InLanguage } from '#i18n/in-language.ts'
import { useLanguage } from '#i18n/language-context.tsx'

export type SaleEventFacts = InLanguage<EventDetail>
type Found = { id: number; event: SaleEventFacts | 'failed' }

/** The event data of the drawer, loaded again each time it opens; null while loading. */
export function useSaleEvent(id: number): SaleEventFacts | 'failed' | null {
  const language = useLanguage()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const stopping = new AbortController()
    fetchEvent(id, stopping.signal).then(
      (event) => setFound({ id, event: inLanguage(event, language) }),
      () => {
        if (!stopping.signal.aborted) setFound({ id, event: 'failed' })
      },
    )
    return () => stopping.abort()
  }, [id, language])
  return found?.id === id ? found.event : null
}

async function fetchEvent(id: number, signal: AbortSignal): Promise<EventDetail> {
  const answer = await fetch(`/api/events/${id}/`, { signal })
  const event: unknown = answer.ok ? await answer.json() : null
  if (!isEventDetail(event)) throw new Error(`The event could not be read: ${answer.status}`)
  return event
}

/** Our own API follows its contract; this only distinguishes an event from an error page of a proxy. */
function isEventDetail(value: unknown): value is EventDetail {
  return typeof value === 'object' && value !== null && 'customer_tags' in value && 'name' in value
}
