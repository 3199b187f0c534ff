import { z } from 'zod'
import { localized } from '#demo/texts/read-texts.ts'
import type { Room } from '#demo/plan.ts'
import { readData } from './own-texts.ts'

const text = z.string()
const keyed = { key: text, name: localized }
const ground = z.enum(['prussian', 'bottle', 'yolk', 'plum', 'vermilion', 'stone'])

/** Facts of the house that staff can change in the settings. */
const settingsSchema = z.strictObject({
  name: localized,
  claim: localized,
  street: text,
  postal_code: text,
  city: text,
  region: text,
  phone: text,
  email: text,
  opening_hours: localized,
  opened_on: text,
  archive_since: text,
  social_instagram: text,
  social_facebook: text,
  social_youtube: text,
  donation_url: text,
  membership_url: text,
  partner_name: text,
  partner_url: text,
  text_cancelled: localized,
  refund_days: z.number(),
  text_sold_out: localized,
  text_postponed: localized,
  text_wheelchair: localized,
  wheelchair_phone: text,
})

const house = z.strictObject({
  settings: settingsSchema,
  venue: z.strictObject({ name: localized, address: text }),
  rooms: z.array(
    z.strictObject({
      ...keyed,
      seats: z.number(),
      openedOn: text,
      wheelchairPlaces: z.number(),
      inductionLoop: z.boolean(),
    }),
  ),
  genres: z.array(z.strictObject({ ...keyed, ground })),
  series: z.array(z.strictObject({ ...keyed, genreKey: text, description: localized })),
  customerTags: z.array(
    z.strictObject({
      ...keyed,
      category: z.enum(['Mitglieder', 'Abonnent:innen']),
      showInCalendar: z.boolean().default(true),
    }),
  ),
})

/** The house itself: its settings, halls, genres, series and the groups of its customers. */
export const { settings, venue, rooms, genres, series, customerTags } = readData('house.yaml', house)

/** The room with this key; throws when there is none, since every reference is ours. */
export function findRoom(key: string): Room {
  const room = rooms.find((candidate) => candidate.key === key)
  if (!room) throw new Error(`No room ${key}`)
  return room
}
