import type { ErrorCode } from '../errors.ts'

/** The invalid fields of a hall, beyond what the contract checks: its blocks have no more seats than itself. */
export function checkRoom({
  seats,
  seating,
}: {
  seats: number | null
  seating: readonly { seats: number; wheelchair_places: number | null }[]
}): Record<string, ErrorCode> {
  const errors: Record<string, ErrorCode> = {}
  let sum = 0
  for (const [index, block] of seating.entries()) {
    sum += block.seats
    if (seats !== null && sum > seats) errors[`seating.${index}.seats`] = 'above_hall'
    if ((block.wheelchair_places ?? 0) > block.seats)
      errors[`seating.${index}.wheelchair_places`] = 'above_block'
  }
  return errors
}
