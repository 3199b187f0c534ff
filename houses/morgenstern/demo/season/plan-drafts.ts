import { z } from 'zod'
import { hallDay } from '#i18n/dates.ts'
import { readData } from '../own-texts.ts'
import { addDays, berlinInstant, seasonOf } from '../calendar.ts'
import { localized } from '#demo/texts/read-texts.ts'
import { findRoom } from '../house.ts'
import type { Day, DraftPlan, EventPlan } from '#demo/plan.ts'

const planned = readData(
  'season/planned.yaml',
  z.array(
    z.strictObject({
      in: z.number(),
      time: z.string(),
      room: z.string(),
      isOption: z.boolean(),
      title: localized,
    }),
  ),
)

/** What the house plans besides its season and says to nobody yet: each on an evening on which its hall is free. */
export function planDrafts(today: Day, season: readonly EventPlan[]): DraftPlan[] {
  const taken = new Set(season.map(({ roomKey, dateStart }) => `${roomKey} ${hallDay(dateStart)}`))
  return planned.map(({ in: days, time, room, isOption, title }) => {
    const { key: roomKey } = findRoom(room)
    let day = addDays(today, days)
    while (taken.has(`${roomKey} ${day}`)) day = addDays(day, 1)
    taken.add(`${roomKey} ${day}`)
    return { title, dateStart: berlinInstant(day, time), roomKey, season: seasonOf(day), isOption }
  })
}
