/** How long a confirmation link is valid, in hours. */
const confirmHours = 48
/** How many days a sent reminder is kept, so that the removal link in its mail still works. */
const keptDays = 30

const hour = 60 * 60_000

export function confirmDeadline(now: Date): Date {
  return new Date(now.getTime() - confirmHours * hour)
}

export function keptSince(now: Date): Date {
  return new Date(now.getTime() - keptDays * 24 * hour)
}

/** Whether it was not confirmed in time; it then counts as deleted even before it is. */
export function isExpired(reminder: { requestedAt: Date; confirmedAt: Date | null }, now: Date): boolean {
  return reminder.confirmedAt === null && reminder.requestedAt <= confirmDeadline(now)
}
