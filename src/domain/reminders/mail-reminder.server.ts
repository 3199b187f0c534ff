import { asc, eq, inArray } from 'drizzle-orm'
import { events, rooms, type presaleReminders, type WordedMail } from '#db/schema/index.ts'
import { hallDay, hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { reminderMailMessages, type ReminderMailKind } from '#i18n/lazy/reminder-mail.ts'
import { messagesIn } from '#i18n/messages.ts'
import { detailHref, href } from '#routing/paths.ts'
import { shopHref } from '#routing/shop-href.ts'
import { readSettings } from '../house/index.server.ts'
import { applyOwnText, houseMailbox, queueMail, writeMail } from '../mail/index.server.ts'
import type { Scope } from '../scope.ts'
import { createToken } from './tokens.server.ts'

const mailOf: Record<ReminderMailKind, WordedMail> = {
  confirm: 'reminder_confirm',
  known: 'reminder_known',
  onSale: 'reminder_on_sale',
  soldOut: 'reminder_sold_out',
  cancelled: 'reminder_cancelled',
  free: 'reminder_free',
  moved: 'reminder_moved',
  postponed: 'reminder_postponed',
  hall: 'reminder_hall',
  cast: 'reminder_cast',
  programme: 'reminder_programme',
  reinstated: 'reminder_reinstated',
  waitingConfirm: 'waiting_confirm',
  waitingKnown: 'waiting_known',
  returned: 'waiting_returned',
}

type Reminder = typeof presaleReminders.$inferSelect

/**
 * Adds a mail about a reminder to the outbox. Each mail has its own link for removing the reminder, also in its
 * headers, so that mail programs can show it as a button (RFC 8058).
 */
export async function mailReminder(
  scope: Scope,
  reminder: Reminder,
  kind: ReminderMailKind,
  publicOrigin: string,
  /** What visitors are told about a change, in the language of the reminder. */
  {
    note = null,
    others = [],
  }: {
    note?: string | null
    /** Reminders of the same person for other evenings of the run, to which the mail applies as well. */
    others?: readonly Reminder[]
  } = {},
): Promise<void> {
  const { language } = reminder
  const [row] = await scope.db
    .select({ event: events, room: rooms })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .where(eq(events.id, reminder.eventId))
  if (!row) return
  const { event, room } = row
  const settings = await readSettings(scope)
  const linkFor = async ({ id, eventId }: Pick<Reminder, 'id' | 'eventId'>) => {
    const token = await createToken(scope, id)
    return (step: 'confirm' | 'remove') =>
      publicOrigin + href('bookmark', language, { id: eventId, step, token })
  }
  const linkTo = await linkFor(reminder)

  const messages = reminderMailMessages[language]
  const { oClock } = messagesIn(language).event
  const momentOf = (instant: Date) => {
    const day = hallDay(instant)
    return `${weekdayName(day, language)}, ${longDay(day, language)}, ${oClock(hallTime(instant, language))}`
  }
  const isWaiting = reminder.kind === 'returned_tickets'
  const name = pickLanguage(event.title, language)
  const facts = [
    event.isTimeKnown ? momentOf(event.dateStart) : longDay(hallDay(event.dateStart), language),
    room && pickLanguage(room.name, language),
  ]
  const removal = linkTo('remove')
  const placeholders = {
    name,
    facts: facts.filter(Boolean).join(' · '),
    sale: event.ticketSaleFrom && momentOf(event.ticketSaleFrom),
    house: pickLanguage(settings.name, language),
    note,
  }
  const included = messages[kind]({
    ...placeholders,
    isWaiting,
    saleFrom: placeholders.sale,
    confirmHref: linkTo('confirm'),
    eventHref: publicOrigin + detailHref('events', language, event),
    shopHref: event.ticketUrlExternal && shopHref(event.ticketUrlExternal, language),
  })
  const own = await applyOwnText(scope, included, { mail: mailOf[kind], language, placeholders })
  const further = await findEvenings(scope, others)
  const letter =
    further.length === 0
      ? own
      : { ...own, body: [...own.body, messages.alsoOn(further.map(({ start }) => momentOf(start)))] }
  const removals: { text: string; href: string }[] = []
  for (const { start, reminder: one } of further)
    removals.push({
      text: messages.removeOf(isWaiting, longDay(hallDay(start), language)),
      href: (await linkFor(one))('remove'),
    })
  const removalText =
    further.length === 0
      ? messages.remove(isWaiting)
      : messages.removeOf(isWaiting, longDay(hallDay(event.dateStart), language))
  await queueMail(scope, {
    sender: houseMailbox(settings, language, publicOrigin),
    recipient: reminder.email,
    headers: {
      'List-Unsubscribe': `<${removal}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...writeMail(
      { ...letter, small: [messages.why(isWaiting), { text: removalText, href: removal }, ...removals] },
      settings,
      language,
    ),
  })
}

/** The evenings of reminders, the first one first. */
async function findEvenings({ db }: Scope, reminders: readonly Reminder[]) {
  if (reminders.length === 0) return []
  const rows = await db
    .select({ id: events.id, start: events.dateStart })
    .from(events)
    .where(
      inArray(
        events.id,
        reminders.map(({ eventId }) => eventId),
      ),
    )
    .orderBy(asc(events.dateStart), asc(events.id))
  return rows.flatMap(({ id, start }) => {
    const reminder = reminders.find(({ eventId }) => eventId === id)
    return reminder ? [{ start, reminder }] : []
  })
}
