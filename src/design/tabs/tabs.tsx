import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { edgesWithMore, scrollToMiddle } from './tab-edges.ts'
import styles from './tabs.module.css'

export type Tab = { name: string; href: string; isCurrent: boolean }

/**
 * Links between pages that stand side by side. Where they do not fit they scroll, with the current one in view, and an
 * arrow at each edge behind which there are more.
 */
export function Tabs({ label, items }: { label: string; items: Tab[] }) {
  const { list, edges } = useStrip(items.findIndex((item) => item.isCurrent))
  return (
    <nav className={styles.tabs} aria-label={label} data-more={edges}>
      {/* Browsers leave a link alone of which a corner can be seen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.name}
            </a>
          </li>
        ))}
      </ul>
      <span className={styles.before}>
        <Icon name="chevron-left" size={16} />
      </span>
      <span className={styles.after}>
        <Icon name="chevron-right" size={16} />
      </span>
    </nav>
  )
}

/** Brings the current item into view, and says (`start end`) where more lies hidden. */
function useStrip(current: number) {
  const list = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState<string>()
  useEffect(() => {
    const strip = list.current
    if (!strip) return undefined
    const watch = () => {
      const { start, end } = edgesWithMore(strip)
      setEdges([start && 'start', end && 'end'].filter(Boolean).join(' ') || undefined)
    }
    const item = strip.children[current]
    if (item instanceof HTMLElement) strip.scrollLeft = scrollToMiddle(item, strip)
    const observer = new ResizeObserver(watch) // which also looks at once
    observer.observe(strip)
    strip.addEventListener('scroll', watch, { passive: true })
    return () => {
      observer.disconnect()
      strip.removeEventListener('scroll', watch)
    }
  }, [current])
  return { list, edges }
}
