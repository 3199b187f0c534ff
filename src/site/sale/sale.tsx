import { useEffect, useState, type ComponentType } from 'react'
import { savesData, whenIdle } from '../layout/moving/use-link-prefetch.ts'
import type { SaleDeskProps } from './sale-desk.tsx'

/**
 * What the site does about selling beyond plain links: fetched when the page is quiet, for who saves data not before
 * the first touch, and left out where it can't be had. The links lead to the shop and to pages of their own without it.
 */
export function Sale(props: SaleDeskProps) {
  const [Desk, setDesk] = useState<ComponentType<SaleDeskProps> | null>(null)
  useEffect(() => {
    const open = async () => {
      const { SaleDesk } = await import('./sale-desk.tsx')
      setDesk(() => SaleDesk)
    }
    if (!savesData()) return whenIdle(open)
    const openLater = () => void open().catch(() => {})
    const events = ['pointerdown', 'keydown']
    for (const name of events) addEventListener(name, openLater, { once: true })
    return () => {
      for (const name of events) removeEventListener(name, openLater)
    }
  }, [])
  return Desk && <Desk {...props} />
}
