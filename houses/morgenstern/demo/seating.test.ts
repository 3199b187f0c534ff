import { expect, test } from 'vitest'
import { rooms } from './house.ts'
import { seating } from './seating.ts'

test.each(rooms)(
  'The blocks of the seating plan have all seats of $key, and its wheelchair places',
  (room) => {
    const blocks = seating[room.key] ?? []
    expect(blocks.reduce((sum, { seats }) => sum + seats, 0)).toBe(room.seats)
    expect(blocks.reduce((sum, block) => sum + (block.wheelchair_places ?? 0), 0)).toBe(room.wheelchairPlaces)
  },
)
