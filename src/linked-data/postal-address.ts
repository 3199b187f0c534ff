import type { PostalAddress } from 'schema-dts'
import type { House } from './frame.ts'

type Located = Pick<House, 'street' | 'postal_code' | 'city' | 'region' | 'country'>

/** The address of the house; null while nobody has entered one. */
export function houseAddress({ street, postal_code, city, region, country }: Located): PostalAddress | null {
  if (!street && !city) return null
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postal_code && { postalCode: postal_code }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    addressCountry: country,
  }
}

/**
 * An address that was entered as one line: street, postal code and city. Of the house's own it is the complete one; a
 * line that is written differently is the street. Null for an empty one of a house without an address.
 */
export function addressOfLine(line: string, house: Located): PostalAddress | null {
  const [, street, code, city] = /^(.+?),\s*(?:[A-Z]{1,3}-)?(\d{4,5})\s+([^,]+)$/.exec(line.trim()) ?? []
  const isOwn = street === house.street && code === house.postal_code && city === house.city
  if (line.trim() === '' || isOwn) return houseAddress(house)
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? line.trim(),
    ...(code !== undefined && { postalCode: code }),
    ...(city !== undefined && { addressLocality: city }),
    addressCountry: house.country,
  }
}
