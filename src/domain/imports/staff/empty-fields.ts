import type { Values } from '#records/field.ts'

/** What a concert should have before it is public, in the order of its form. */
export const expectedFields = [
  'is_time_known',
  'room',
  'series',
  'genres',
  'programme',
  'cast',
  'price_min',
  'ticket_sale_from',
] as const

/** The fields that a new event has empty, although most concerts have them. */
export function emptyFields(draft: Values): string[] {
  const isFree = draft['status'] === 'no_sale'
  return expectedFields.filter((name) => {
    if (isFree && (name === 'price_min' || name === 'ticket_sale_from')) return false
    const value = draft[name]
    return name === 'is_time_known'
      ? value === false
      : value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  })
}
