import type {
  LocationFeatureSpecification,
  MusicVenue,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { pickLanguage } from '#i18n/languages.ts'
import { messagesIn } from '#i18n/messages.ts'
import { href } from '#routing/paths.ts'
import type { Frame } from './frame.ts'
import { houseId, venueId, websiteId } from './ids.ts'
import { openingHoursOf } from './opening-hours.ts'
import { houseAddress } from './postal-address.ts'
import { socialLinks } from './social-links.ts'

/** The house as the organizer of its events. */
export function organizerOf({ house, language, publicOrigin }: Frame) {
  return {
    '@type': 'Organization',
    '@id': houseId(publicOrigin),
    name: pickLanguage(house.name, language),
    url: publicOrigin + href('home', language),
  } satisfies Organization
}

/** All that is known of the house as an organization. */
export function houseThing(frame: Frame): Exclude<Organization, string> {
  const { house, language } = frame
  const address = houseAddress(house)
  const claim = pickLanguage(house.claim, language)
  const telephone = house.phone ?? house.box_office_phone
  const email = house.email ?? house.box_office_email
  const elsewhere = socialLinks(house).map(({ url }) => url)
  return {
    ...organizerOf(frame),
    ...(claim && { slogan: claim }),
    ...(address && { address }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(house.opened_on && { foundingDate: house.opened_on }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    location: { '@id': venueId(frame.publicOrigin) },
  }
}

/** The building, with the hours of its box office. */
export function venueThing(frame: Frame): Exclude<MusicVenue, string> {
  const { house, language, publicOrigin } = frame
  const address = houseAddress(house)
  const telephone = house.box_office_phone ?? house.phone
  const hours = openingHoursOf(house.opening_hours?.de ?? '')
  const elsewhere = socialLinks(house).map(({ url }) => url)
  return {
    '@type': 'MusicVenue',
    '@id': venueId(publicOrigin),
    name: pickLanguage(house.name, language),
    url: publicOrigin + href('home', language),
    ...(address && { address }),
    ...(telephone && { telephone }),
    ...(hours.length > 0 && { openingHours: hours }),
    ...(house.text_wheelchair && {
      amenityFeature: [amenity(messagesIn(language).event.access.wheelchair)],
    }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}

/** The website, with the address of its search. */
export function websiteThing({ house, language, publicOrigin }: Frame) {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicOrigin}${href('search', language)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': websiteId(publicOrigin),
    name: pickLanguage(house.name, language),
    url: publicOrigin + href('home', language),
    publisher: { '@id': houseId(publicOrigin) },
    potentialAction: search,
  } satisfies WebSite
}

/** Something that a place has for its visitors. */
export function amenity(name: string, value: boolean | number = true): LocationFeatureSpecification {
  return { '@type': 'LocationFeatureSpecification', name, value }
}
