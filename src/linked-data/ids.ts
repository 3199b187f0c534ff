import { identifierPath, type ThingKind } from '#routing/stable-addresses.ts'

/** The stable address of a thing, which is its name in all data about it. */
export function idOf(publicOrigin: string, kind: ThingKind, id: number): string {
  return publicOrigin + identifierPath(kind, id)
}

/** The name of the house as the organizer of its events; like that of the building it is part of the start page. */
export function houseId(publicOrigin: string): string {
  return `${publicOrigin}/#house`
}

/** The name of the building, which is another thing than who gives concerts in it. */
export function venueId(publicOrigin: string): string {
  return `${publicOrigin}/#venue`
}

/** The name of the website. */
export function websiteId(publicOrigin: string): string {
  return `${publicOrigin}/#website`
}
