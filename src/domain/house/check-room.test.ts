import { expect, test } from 'vitest'
import { checkRoom } from './check-room.ts'

const block = (seats: number, wheelchair_places: number | null = null) => ({ seats, wheelchair_places })

test.each([
  ['Blocks may have all seats of their hall', { seats: 300, seating: [block(200, 4), block(100)] }, {}],
  ['A hall without a number of seats has any blocks', { seats: null, seating: [block(9000)] }, {}],
  [
    'The block with which the seats become too many is named, and those after it',
    { seats: 300, seating: [block(200), block(101), block(1)] },
    { 'seating.1.seats': 'above_hall', 'seating.2.seats': 'above_hall' },
  ],
  [
    'A block has no more wheelchair places than seats',
    { seats: 300, seating: [block(3, 4)] },
    { 'seating.0.wheelchair_places': 'above_block' },
  ],
])('%s', (_, room, errors) => {
  expect(checkRoom(room)).toEqual(errors)
})
