import { Lightbox } from '#design/lightbox/lightbox.tsx'
import { FurtherDates } from './layout/calendar/further-dates.tsx'
import { SaleDrawers } from './sale/sale-drawers.tsx'

/**
 * Components that only scripts open. The server never renders them, but its bundle has to include them, because the
 * style sheet is generated from the server bundle's imports.
 */
export const openedParts = [FurtherDates, Lightbox, SaleDrawers]
