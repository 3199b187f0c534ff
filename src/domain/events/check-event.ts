import type { ErrorCode } from '../errors.ts'

/** The invalid fields of an event, beyond what the contract checks. */
export function checkEvent(event: {
  date_start: string
  date_end: string | null
  doors_open: string | null
  status: string | null
  previous_date: string | null
  price_min: number | null
  price_max: number | null
  is_option: boolean
  is_online: boolean
  online_from: string | null
  online_to: string | null
  programme: readonly { kind: string; work: number | null }[]
}): Record<string, ErrorCode> {
  const errors: Record<string, ErrorCode> = {}
  const isBefore = (one: string | null, other: string | null) =>
    one !== null && other !== null && new Date(one) < new Date(other)
  if (isBefore(event.date_end, event.date_start)) errors['date_end'] = 'before_start'
  if (isBefore(event.date_start, event.doors_open)) errors['doors_open'] = 'after_start'
  if (isBefore(event.online_to, event.online_from)) errors['online_to'] = 'before_start'
  if (event.is_option && event.is_online) errors['is_option'] = 'option_public'
  if (event.status === 'postponed' && event.previous_date === null) errors['previous_date'] = 'required'
  if (event.price_max !== null && event.price_max < (event.price_min ?? 0)) errors['price_max'] = 'below_min'
  for (const [index, { kind, work }] of event.programme.entries())
    if (['work', 'movement'].includes(kind) && work === null) errors[`programme.${index}.work`] = 'required'
  return errors
}
