import type { Language } from '#i18n/languages.ts'
import { calendarHref } from '#routing/calendar-paths.ts'
import type { ReminderKind } from './reminder-form.tsx'

/** The event of a drawer; its data is loaded when the drawer opens. */
export type SaleEvent = { id: number }

/** The two drawers of the sale, at most one of which is open (specification, sections 3 and 4). */
export type SaleDrawersState = {
  bookmarkDrawer: {
    isOpen: boolean
    isPreSaleOpen: boolean
    /** What the form is for that `isPreSaleOpen` shows. */
    reminder: ReminderKind
    icsLink: string
    event: SaleEvent | null
  }
  advancedSaleDrawer: { isOpen: boolean; event: SaleEvent | null }
  noScroll: boolean
}

export type SaleDrawersAction =
  | { type: 'open bookmark'; event: SaleEvent; language: Language }
  | { type: 'open reminder'; event: SaleEvent; language: Language; kind: ReminderKind }
  | { type: 'go back' }
  | { type: 'open advance sale'; event: SaleEvent }
  | { type: 'close' }

export const closedSaleDrawers: SaleDrawersState = {
  bookmarkDrawer: { isOpen: false, isPreSaleOpen: false, reminder: 'sale', icsLink: '', event: null },
  advancedSaleDrawer: { isOpen: false, event: null },
  noScroll: false,
}

/** The reducer of the drawers: opening one closes the other, closing clears both. */
export function nextSaleDrawers(state: SaleDrawersState, action: SaleDrawersAction): SaleDrawersState {
  if (action.type === 'close') return closedSaleDrawers
  if (action.type === 'go back')
    return { ...state, bookmarkDrawer: { ...state.bookmarkDrawer, isPreSaleOpen: false } }
  const { event } = action
  if (action.type === 'open advance sale')
    return { ...closedSaleDrawers, advancedSaleDrawer: { isOpen: true, event }, noScroll: true }
  return {
    ...closedSaleDrawers,
    bookmarkDrawer: {
      isOpen: true,
      isPreSaleOpen: action.type === 'open reminder',
      reminder: action.type === 'open reminder' ? action.kind : 'sale',
      icsLink: calendarHref(action.language, event),
      event,
    },
    noScroll: true,
  }
}
