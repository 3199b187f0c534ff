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

/** The calls for changes of an event that were announced. */
export function officeAnnouncementHandlers(api: Api): void {
  api.openapi(readAnnouncementsCall, async (context) => {
    const scope = context.get('scope')
    const { people, peopleOfRun, waiting, notices } = await listChangeNotices(
      scope,
      context.req.valid('param').id,
    )
    const { text_cancelled } = await readSettings(scope)
    return context.json(
      {
        people,
        people_of_run: peopleOfRun,
        waiting,
        delay_minutes: noticeDelayMinutes,
        text_cancelled,
        notices: notices.map(present),
      },
      200,
    )
  })

  api.openapi(stopNoticeCall, async (context) => {
    const { id, notice } = context.req.valid('param')
    return context.json(present(await stopChangeNotice(context.get('scope'), id, notice)), 200)
  })
}

function present({ announcedAt, sendAt, ...notice }: ChangeNotice): PresentedNotice {
  return { ...notice, announced_at: announcedAt.toISOString(), send_at: sendAt.toISOString() }
}
