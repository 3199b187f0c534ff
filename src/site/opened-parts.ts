import { Lightbox } from '#design/lightbox/lightbox.tsx'
import { FurtherDates } from './layout/calendar/further-dates.tsx'
import { SaleDrawers } from './sale/sale-drawers.tsx'

/**
 * What only scripts open. The server never renders it, but its bundle has to contain it: the stylesheet is made of what
 * the server's bundle imports.
 */
export const openedParts = [FurtherDates, Lightbox, SaleDrawers]
