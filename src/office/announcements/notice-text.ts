import type { Announcements, ChangeNotice } from '#contracts/office-announcements.ts'
import { hallTime } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import type { announcementMessages } from '../messages/announcements.ts'

/** What became of the mails about a change, in words. */
export function noticeText(
  { state, send_at: at, told }: ChangeNotice,
  all: Announcements | null,
  { states, nobody }: (typeof announcementMessages)[Language],
  language: Language,
): string {
  if (state === 'waiting')
    return all && all.people > 0 ? states.waiting(hallTime(at, language), all.people) : nobody
  if (state === 'sent' && told === 0) return nobody
  return state === 'sent' ? states.sent(told) : states.stopped(told)
}
