/** How long a link waits to be confirmed, in hours. */
const confirmHours = 48
/** How long a reminder that has done its work is kept, in days, so that the link in its mail still removes something. */
const keptDays = 30

const hour = 60 * 60_000

export function confirmDeadline(now: Date): Date {
  return new Date(now.getTime() - confirmHours * hour)
}

export function keptSince(now: Date): Date {
  return new Date(now.getTime() - keptDays * 24 * hour)
}

/** Whether nobody has confirmed it in time; it counts as gone then, also before it is deleted. */
export function isExpired(reminder: { requestedAt: Date; confirmedAt: Date | null }, now: Date): boolean {
  return reminder.confirmedAt === null && reminder.requestedAt <= confirmDeadline(now)
}
