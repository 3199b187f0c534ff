import type { HouseSettings } from '#domain/house/index.server.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import { boxOfficeOf } from './box-office.ts'

type Place = { language: Language; publicOrigin: string }

/** The house as the organizer of its events, for search engines (schema.org). */
export function organizerOf({ name }: Pick<HouseSettings, 'name'>, { language, publicOrigin }: Place) {
  return {
    '@type': 'Organization',
    name: pickLanguage(name, language),
    url: publicOrigin + href('home', language),
  }
}

/** Structured data of the house itself. */
export function houseStructuredData(house: HouseSettings, place: Place) {
  const { street, postal_code, city, country } = house
  const claim = pickLanguage(house.claim, place.language)
  const { phone: telephone, email } = boxOfficeOf(house)
  const elsewhere = socialLinks(house).map(({ url }) => url)
  return {
    '@context': 'https://schema.org',
    ...organizerOf(house, place),
    '@type': 'MusicVenue',
    ...(claim && { slogan: claim }),
    ...((street || city) && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(postal_code && { postalCode: postal_code }),
        ...(city && { addressLocality: city }),
        addressCountry: country,
      },
    }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(house.opened_on && { foundingDate: house.opened_on }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}

const networks = [
  ['instagram', 'Instagram', 'social_instagram'],
  ['facebook', 'Facebook', 'social_facebook'],
  ['youtube', 'YouTube', 'social_youtube'],
  ['spotify', 'Spotify', 'social_spotify'],
] as const
type Networks = Pick<HouseSettings, (typeof networks)[number][2]>

/** The house's pages in social networks, with the icons and names of these. */
export function socialLinks(house: Networks) {
  return networks.flatMap(([icon, name, field]) => {
    const url = house[field]
    return url === null ? [] : [{ icon, name, url }]
  })
}
