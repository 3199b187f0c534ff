import type { EventDetail } from '#contracts/events.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import type { EventMessages } from '#i18n/lazy/event.ts'
import type { Messages } from '#i18n/messages.ts'

type Access = Omit<InLanguage<EventDetail>['access'], 'wheelchair_places'>

/** A duration in words: "1 Std. 55 Min.", "45 Min.". */
export function durationText(minutes: number, texts: EventMessages): string {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return texts.minutes(minutes)
  return texts.hoursAndMinutes(hours, minutes % 60)
}

/** The known accessibility facts in words, without the number of wheelchair places; unknown ones are left out. */
export function accessTexts(access: Access, messages: Messages): string[] {
  const texts = messages.event.access
  return [
    access.step_free ? texts.step_free : null,
    access.induction_loop ? texts.induction_loop : null,
    access.relaxed_performance ? texts.relaxed_performance : null,
    access.audio_description ? texts.audio_description : null,
    access.sign_language ? texts.sign_language : null,
  ].filter((text) => text !== null)
}
