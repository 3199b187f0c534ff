import type { ErrorCode } from '../errors.ts'

/** The invalid fields of a subscription, beyond what the contract checks. */
export function checkSubscription(subscription: {
  short_code: string | null
  online_from: string | null
  online_to: string | null
  members_from: string | null
  on_sale_from: string | null
  choose: number | null
  choice_groups: readonly { at_least: number | null; at_most: number | null }[]
}): Record<string, ErrorCode> {
  const { short_code: code, online_from: from, online_to: to, choose, choice_groups: groups } = subscription
  const errors: Record<string, ErrorCode> = {}
  if (code !== null && !/^[a-z0-9]+$/.test(code)) errors['short_code'] = 'slug'
  if (from !== null && to !== null && new Date(to) <= new Date(from)) errors['online_to'] = 'before_start'
  const { members_from: members, on_sale_from: sale } = subscription
  if (members !== null && sale !== null && new Date(members) > new Date(sale))
    errors['members_from'] = 'after_sale'
  for (const [index, { at_least: least, at_most: most }] of groups.entries()) {
    if (least !== null && most !== null && most < least)
      errors[`choice_groups.${index}.at_most`] = 'below_least'
    if (choose !== null && least !== null && least > choose)
      errors[`choice_groups.${index}.at_least`] = 'above_choice'
  }
  return errors
}
