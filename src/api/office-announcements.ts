import {
  readAnnouncementsCall,
  stopNoticeCall,
  type ChangeNotice as PresentedNotice,
} from '#contracts/office-announcements.ts'
import { readSettings } from '#domain/house/index.server.ts'
import {
  listChangeNotices,
  noticeDelayMinutes,
  stopChangeNotice,
  type ChangeNotice,
} from '#domain/reminders/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

/** The calls for changes of an event that were announced. */
export function officeAnnouncementHandlers(api: Api): void {
  handle(api, readAnnouncementsCall, async ({ scope, params }) => {
    const { people, peopleOfRun, waiting, notices } = await listChangeNotices(scope, params.id)
    const { text_cancelled } = await readSettings(scope)
    return {
      people,
      people_of_run: peopleOfRun,
      waiting,
      delay_minutes: noticeDelayMinutes,
      text_cancelled,
      notices: notices.map(present),
    }
  })

  handle(api, stopNoticeCall, async ({ scope, params: { id, notice } }) =>
    present(await stopChangeNotice(scope, id, notice)),
  )
}

function present({ announcedAt, sendAt, ...notice }: ChangeNotice): PresentedNotice {
  return { ...notice, announced_at: announcedAt.toISOString(), send_at: sendAt.toISOString() }
}
