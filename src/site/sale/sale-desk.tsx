import { useCallback, useEffect, useEffectEvent, useReducer, useState, type ComponentType } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import { useNewLocation } from '../layout/moving/use-new-location.ts'
import { followSaleLinks } from './follow-sale-links.ts'
import type { SaleDrawersProps } from './sale-drawers.tsx'
import { closedSaleDrawers, nextSaleDrawers } from './sale-drawers-state.ts'
import type { Shop, ShopSession } from './shop-session.ts'
import { watchShopSession } from './watch-shop-session.ts'

export type SaleDeskProps = Shop & {
  onSession: (session: ShopSession) => void
  /** Where one becomes a member of the house; empty where one can't. */
  membershipUrl: string
}

/** Reads the visitor's session at the shop, leads to tickets, and opens the drawers of the sale. */
export function SaleDesk({ onSession, ...place }: SaleDeskProps) {
  const { shopOrigin, session } = place
  const language = useLanguage()
  const [state, send] = useReducer(nextSaleDrawers, closedSaleDrawers)
  const [Drawers, setDrawers] = useState<ComponentType<SaleDrawersProps> | null>(null)
  const close = useCallback(() => send({ type: 'close' }), [])
  useNewLocation(close)

  const isLoggedIn = useEffectEvent(() => Boolean(session?.name))

  useEffect(
    () => watchShopSession({ shopOrigin, language, show: onSession }),
    [shopOrigin, language, onSession],
  )
  useEffect(
    () =>
      followSaleLinks({
        shopOrigin,
        language,
        isLoggedIn: () => isLoggedIn(),
        prepare: async () => {
          const { SaleDrawers } = await import('./sale-drawers.tsx')
          setDrawers(() => SaleDrawers)
        },
        open: send,
      }),
    [shopOrigin, language],
  )
  return Drawers && <Drawers {...{ state, send, ...place }} />
}
