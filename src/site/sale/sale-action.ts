import type { Language } from '#i18n/languages.ts'
import type { SaleDrawersAction } from './sale-drawers-state.ts'

/** The action that a sale link requests by its data attributes; null for other links. */
export function saleAction({ sale, event: id }: DOMStringMap, language: Language): SaleDrawersAction | null {
  const event = { id: Number(id) }
  if (!Number.isSafeInteger(event.id) || event.id < 1) return null
  switch (sale) {
    case 'bookmark':
      return { type: 'open bookmark', event, language }
    case 'reminder':
      return { type: 'open reminder', event, language, kind: 'sale' }
    case 'waiting':
      return { type: 'open reminder', event, language, kind: 'returned_tickets' }
    case 'advance':
      return { type: 'open advance sale', event }
    default:
      return null
  }
}
