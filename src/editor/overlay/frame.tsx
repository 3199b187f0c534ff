import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useStore } from '../store.ts'
import type { LayoutWatch } from './layout-watch.ts'

/**
 * Something drawn over the page, where `boxOf` says (relative to the window); hidden while that is nowhere. It follows
 * the layout by itself, without rendering anew, and never takes room on the page.
 */
export function Frame(props: {
  watch: LayoutWatch
  boxOf: () => DOMRect | null
  className?: string | undefined
  kind?: string
  children?: ReactNode
}) {
  const { watch, boxOf, className, kind, children } = props
  const element = useRef<HTMLDivElement>(null)
  useStore(watch, (count) => count)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const box = boxOf()
    current.hidden = box === null
    if (!box) return
    current.style.left = `${box.left + scrollX}px`
    current.style.top = `${box.top + scrollY}px`
    current.style.width = `${box.width}px`
    current.style.height = `${box.height}px`
  })
  return (
    <div ref={element} className={className} data-kind={kind} hidden>
      {children}
    </div>
  )
}
