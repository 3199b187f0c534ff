import type { ReactNode } from 'react'
import styles from './palette.module.css'

/** A drawing of a block or a layout: hairlines in the colour of the text. */
export function BlockDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 64"
      className={styles.drawing}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** The columns of a layout in their relative widths. */
export function LayoutDrawing({ layout }: { layout: string }) {
  const shares = layout.split('-').map(Number)
  const gap = 4
  const free = 80 - gap * (shares.length - 1)
  const total = shares.reduce((sum, share) => sum + share, 0)
  const widths = shares.map((share) => (share / total) * free)
  return (
    <BlockDrawing>
      {widths.map((width, index) => {
        const left = 8 + widths.slice(0, index).reduce((sum, before) => sum + before + gap, 0)
        // Columns have no identity but their position.
        return <rect key={index} x={left} y={14} width={width} height={36} />
      })}
    </BlockDrawing>
  )
}
