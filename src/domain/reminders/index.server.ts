/**
 * Presale reminders and waiting lists: a visitor leaves an address, confirms it, and gets one mail when an event's sale
 * starts, or when tickets of a sold-out event are returned, and one of each change that is announced until then.
 */
export { clearReminders, sendDueReminders } from './send-due.server.ts'
export { confirmReminder, findReminder, removeReminder } from './answer-reminder.server.ts'
export { longestList, requestReminder, type ReminderWish } from './request-reminder.server.ts'
export {
  listChangeNotices,
  noteChanges,
  noticeDelayMinutes,
  stopChangeNotice,
  type ChangeNotice,
} from './change-notices.server.ts'
export { sendChangeNotices } from './send-change-notices.server.ts'
export { notePlacesLeft, tellWaiting, uncountedWave } from './tell-waiting.server.ts'
