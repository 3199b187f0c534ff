import type { Localized } from '#i18n/languages.ts'
import type { Announcement } from '#records/event/announcement.ts'

/** What the call that announces a change sends, besides the other evenings. */
export function askedOf(what: Announcement, said: { at: string; note: Localized }) {
  return {
    what: what.kind === 'date' ? { kind: what.kind, start: what.start, moves_sale: what.movesSale } : what,
    ...said,
  }
}
