import { useEffect, useReducer, useState } from 'react'
import { Drawer } from '#design/drawer/drawer.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { advanceSaleMessages } from '#i18n/lazy/advance-sale.ts'
import { reminderMessages } from '#i18n/lazy/reminder.ts'
import { saleMessages } from '#i18n/lazy/sale.ts'
import { AdvanceSaleContent } from './advance-sale-content.tsx'
import { BookmarkContent } from './bookmark-content.tsx'
import { closedSaleDrawers, nextSaleDrawers, type SaleDrawersAction } from './sale-drawers-state.ts'
import type { Shop } from './shop-addresses.ts'

export type SaleDrawersProps = Shop & {
  /** The requested action; a new object for each press. */
  asked: SaleDrawersAction
  /** The visitor's name at the shop; null if not logged in. */
  name: string | null
}

/** The drawers "Merken" and "Exklusiver Vorverkauf". They keep their last content during the closing transition. */
export function SaleDrawers({ asked, ...place }: SaleDrawersProps) {
  const [state, send] = useReducer(nextSaleDrawers, closedSaleDrawers)
  useEffect(() => send(asked), [asked])
  const messages = useLazyMessages(saleMessages)
  const { exclusive } = useLazyMessages(advanceSaleMessages)
  const reminder = useLazyMessages(reminderMessages)
  const bookmark = useLastOpen(state.bookmarkDrawer)
  const advance = useLastOpen(state.advancedSaleDrawer)
  const close = () => send({ type: 'close' })
  return (
    <>
      <Drawer
        isOpen={state.bookmarkDrawer.isOpen}
        onClose={close}
        title={bookmark.isPreSaleOpen ? reminder[bookmark.reminder].title : messages.bookmark}
      >
        {bookmark.event && (
          <BookmarkContent
            event={bookmark.event}
            isPreSaleOpen={bookmark.isPreSaleOpen}
            reminder={bookmark.reminder}
            icsLink={bookmark.icsLink}
            publicOrigin={place.publicOrigin}
            send={send}
          />
        )}
      </Drawer>
      <Drawer isOpen={state.advancedSaleDrawer.isOpen} onClose={close} title={exclusive}>
        {advance.event && <AdvanceSaleContent event={advance.event} send={send} {...place} />}
      </Drawer>
    </>
  )
}

function useLastOpen<Drawer extends { isOpen: boolean }>(drawer: Drawer): Drawer {
  const [last, setLast] = useState(drawer)
  if (drawer.isOpen && drawer !== last) setLast(drawer)
  return drawer.isOpen ? drawer : last
}
