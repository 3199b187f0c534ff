import { useState } from 'react'
import { newFigure } from '#blocks/form-fields.ts'
import { figureAddress, figureOf } from '#design/picture/figure-address.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { moveInGrid } from '#staff/picking/grid-keys.ts'
import styles from '#staff/picking/picking.module.css'

const shown = 9

/** A few figures to choose from, the current one first, and others on demand. */
export function FigureGrid(props: { value: string; ground: string; onChoose: (figure: string) => void }) {
  const { value, ground, onChoose } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const [figures, setFigures] = useState(() => someFigures(value, ground))
  const isAmong = figures.includes(value)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.grid} onKeyDown={moveInGrid}>
        {figures.map((figure, index) => (
          <button
            key={figure}
            type="button"
            data-cell=""
            aria-pressed={figure === value}
            tabIndex={figure === value || (!isAmong && index === 0) ? 0 : -1}
            aria-label={messages.picture.figureNumber(index + 1)}
            onClick={() => onChoose(figure)}
          >
            <img
              src={figureAddress({ seed: seedOf(figure), ground }, 320, 'webp')}
              alt=""
              width={96}
              height={72}
              loading="lazy"
            />
          </button>
        ))}
      </div>
      <button type="button" onClick={() => setFigures(someFigures(value, ground))}>
        {messages.picture.others}
      </button>
    </>
  )
}

/** As many figures as are shown, all of them different. */
function someFigures(first: string, ground: string): string[] {
  const figures = new Map<number, string>()
  const add = (figure: string) => {
    const { variant } = figureOf({ seed: seedOf(figure), ground })
    if (!figures.has(variant)) figures.set(variant, figure)
  }
  if (first.startsWith('figure:')) add(first)
  while (figures.size < shown) add(newFigure())
  return [...figures.values()]
}

function seedOf(figure: string): string {
  return figure.slice('figure:'.length)
}
