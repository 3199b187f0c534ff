import { Lightbox } from '#design/lightbox/lightbox.tsx'
import { FurtherDates } from './layout/calendar/further-dates.tsx'
import { SaleDrawers } from './sale/sale-drawers.tsx'

/**
 * Components that only scripts open. The server never renders them, but has to import them, because the
 * style sheet is generated from its imports.
 */
export const openedParts = [FurtherDates, Lightbox, SaleDrawers]
