import type { Context } from 'hono'
import type { EventDetail, EventSummary } from '#contracts/events.ts'
import { withPictureFiles } from '#domain/content/index.server.ts'
import { perLanguage } from '#i18n/languages.ts'
import { calendarFile, eventPage, inShop, pathOf } from '#linked-data/pages.ts'
import type { ApiEnv } from './environment.ts'
import { writtenTexts } from './written-texts.ts'

/** An event as the calls present it: with the files of its picture, and with its addresses. */
export function showEvent<Event extends EventSummary>(context: Context<ApiEnv>, event: Event) {
  const origin = context.get('publicOrigin')
  const { ticket_url_external: shop } = event
  return {
    ...withPictureFiles(event),
    links: {
      page: perLanguage((language) => origin + eventPage(event, language)),
      ics: perLanguage((language) => origin + calendarFile(language, event)),
      shop: shop === null ? null : perLanguage((language) => inShop(shop, language)),
      thing: origin + pathOf('event', event.id),
    },
  }
}

/** The same with what only the call for one event tells. */
export async function showWholeEvent(context: Context<ApiEnv>, event: EventDetail) {
  const shown = showEvent(context, event)
  return { ...shown, ...(await writtenTexts(context, event.description, shown.links.page)) }
}
