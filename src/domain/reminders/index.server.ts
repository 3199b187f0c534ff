/** Presale reminders: a visitor leaves an address, confirms it, and gets one mail when an event's sale starts. */
export { clearReminders, sendDueReminders } from './send-due.server.ts'
export { confirmReminder, findReminder, removeReminder } from './answer-reminder.server.ts'
export { requestReminder, type ReminderWish } from './request-reminder.server.ts'
