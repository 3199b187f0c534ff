/**
 * Prints what is on tonight at a concert hall: node city-portal.ts https://house.example [de|en] [2026-11-28] [Europe/Zurich]. The
 * last is the time zone of the hall.
 */
import createClient from 'openapi-fetch'
import type { components, paths } from './api.d.ts'

type Event = components['schemas']['ShownEventSummary']
/** What the list is without `fields` and `language`. */
type List = components['schemas']['EventList']

const [origin = 'http://localhost:3000', language = 'de', asked = '', timeZone = 'Europe/Berlin'] =
  process.argv.slice(2)
const day = asked || new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
const api = createClient<paths>({ baseUrl: origin })
const chosen = language === 'en' ? 'en' : 'de'

const events: Event[] = []
for (let page = 1; ; page++) {
  const { data, error } = await api.GET('/api/events', {
    params: { query: { date: day, date_to: day, page, page_size: 100 } },
  })
  if (error) throw new Error(JSON.stringify(error))
  const { results, next } = data as List
  events.push(...results)
  if (next === null) break
}
for (const event of events) console.log(describe(event))
if (events.length === 0)
  console.log(chosen === 'de' ? 'Heute ist kein Konzert.' : 'There is no concert today.')

function describe({
  name,
  subtitle,
  date_start: start,
  status,
  room,
  price_min: price,
  currency,
  links,
}: Event): string {
  const time = new Date(start).toLocaleTimeString(chosen, { timeStyle: 'short', timeZone })
  const title = [name[chosen], subtitle?.[chosen]].filter(Boolean).join(': ')
  const from = price === null ? null : `${chosen === 'de' ? 'ab' : 'from'} ${price} ${currency}`
  const state = ['cancelled', 'sold_out'].includes(status) ? status.replace('_', ' ') : from
  return [time, title, room?.name[chosen], state, links.page[chosen]].filter(Boolean).join(' · ')
}
