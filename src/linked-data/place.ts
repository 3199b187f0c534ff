import type { MusicVenue } from 'schema-dts'
import type { EventDetail } from '#contracts/events.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { messagesIn } from '#i18n/messages.ts'
import type { Frame } from './frame.ts'
import { amenity } from './house.ts'
import { idOf } from './ids.ts'
import { addressOfLine } from './postal-address.ts'

type Room = NonNullable<InLanguage<EventDetail>['room']>
type Access = InLanguage<EventDetail>['access']

/** A hall; `access` is that of an event in it. */
export function placeThing(room: Room, frame: Frame, access: Access = {}) {
  const address = addressOfLine(room.venue.address, frame.house)
  const features = featuresOf(access, frame)
  return {
    '@type': 'MusicVenue',
    '@id': idOf(frame.publicOrigin, 'place', room.id),
    name: `${room.venue.name}, ${room.name}`,
    ...(address && { address }),
    ...(room.seats !== null && room.seats > 0 && { maximumAttendeeCapacity: room.seats }),
    ...(features.length > 0 && { amenityFeature: features }),
  } satisfies MusicVenue
}

function featuresOf(access: Access, { language }: Frame) {
  const names = messagesIn(language).event.access
  const { wheelchair_places: places = 0, ...facts } = access
  return [
    ...(places > 0 ? [amenity(names.wheelchair, places)] : []),
    ...(['induction_loop', 'step_free'] as const).flatMap((fact) =>
      facts[fact] === true ? [amenity(names[fact])] : [],
    ),
  ]
}
