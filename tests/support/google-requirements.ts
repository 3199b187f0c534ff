import { isRecord } from '#json/is-record.ts'

/**
 * What Google documents for rich results (developers.google.com/search/docs/appearance/structured-data): the properties
 * that each type needs, and those that it recommends. Recommended ones that a house may not know are left out: an event
 * has no `performer` before it is cast, no `offers` where nothing is sold and no `previousStartDate` unless it was moved.
 */
const requirements: Record<string, { required: string[]; recommended: string[] }> = {
  // …/event: name, startDate and location with its address. `endDate` needs a known time.
  MusicEvent: {
    required: ['name', 'startDate', 'location', 'location.address'],
    recommended: [
      'description',
      'eventStatus',
      'image',
      'location.name',
      'location.address.streetAddress',
      'location.address.postalCode',
      'location.address.addressLocality',
      'location.address.addressRegion',
      'location.address.addressCountry',
      'organizer.name',
      'organizer.url',
    ],
  },
  Offer: { required: [], recommended: ['availability', 'price', 'priceCurrency', 'url'] },
  AggregateOffer: {
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'availability', 'url'],
  },
  EventSeries: {
    required: ['name', 'startDate', 'location', 'location.address'],
    recommended: ['image', 'organizer.name'],
  },
  // …/article: no property is required.
  Article: {
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'author.name'],
  },
  // …/video: of a film in an article.
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['contentUrl', 'description'],
  },
  PodcastEpisode: { required: ['name', 'url'], recommended: ['datePublished', 'associatedMedia.contentUrl'] },
  // …/faqpage
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  // …/breadcrumb, and …/carousel
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: [], recommended: ['name'] },
  ListItem: { required: ['position'], recommended: [] },
  // …/local-business: the building as a place that people visit.
  MusicVenue: { required: ['name', 'address'], recommended: [] },
  // …/organization
  Organization: { required: ['name'], recommended: ['url'] },
}

/** What the data of a page lacks of what Google documents, as `Type.property`; nested things are looked at, too. */
export function findLacking(thing: unknown, place: 'page' | 'list' | 'event' = 'page'): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one) => findLacking(one, place))
  if (!isRecord(thing)) return []
  const type = typeof thing['@type'] === 'string' ? thing['@type'] : ''
  // Lists and performances only name events that are described by themselves, and promoters may have no website.
  const isNamedOnly = type === 'MusicEvent' && place !== 'page'
  const { required = [], recommended = [] } = isNamedOnly
    ? { required: ['name', 'startDate'] }
    : (requirements[type] ?? {})
  const lacking = [...required, ...recommended].filter((path) => !hasValue(thing, path.split('.')))
  const inside = type.endsWith('List')
    ? 'list'
    : type.startsWith('MusicEvent') || type === 'EventSeries'
      ? 'event'
      : place
  return [
    ...lacking.map((path) => `${type}.${path}`),
    ...(type === 'BreadcrumbList' ? findWrongSteps(thing) : []),
    ...Object.values(thing).flatMap((value) => findLacking(value, inside)),
  ]
}

/** Each step has a name and a position, and each but the last an address. */
function findWrongSteps({ itemListElement: steps }: Record<string, unknown>): string[] {
  if (!Array.isArray(steps)) return ['BreadcrumbList.itemListElement']
  return steps.flatMap((step, index) => {
    const wanted = index === steps.length - 1 ? ['name'] : ['name', 'item']
    const isNumbered = isRecord(step) && step['position'] === index + 1
    return [
      ...(isNumbered ? [] : ['ListItem.position']),
      ...wanted.filter((name) => !hasValue(step, [name])).map((name) => `ListItem.${name}`),
    ]
  })
}

function hasValue(thing: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined) return thing !== undefined && thing !== null && thing !== ''
  if (Array.isArray(thing)) return thing.length > 0 && thing.every((one) => hasValue(one, [name, ...rest]))
  return isRecord(thing) && hasValue(thing[name], rest)
}
