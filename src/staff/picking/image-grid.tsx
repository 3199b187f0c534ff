import { useEffect, useId, useRef, useState } from 'react'
import { imagesAtOnce } from '#contracts/picker-limits.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { controlsMessages } from '#i18n/lazy/controls.ts'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { moveInGrid } from './grid-keys.ts'
import styles from './picking.module.css'
import { useSearch } from '#fields/controls/use-search.ts'

/** The pictures of the media library, newest first, more on request, with a search by their texts. */
export function ImageGrid(props: { value: string; calls: StaffCalls; onChoose: (picture: string) => void }) {
  const { value, calls, onChoose } = props
  const messages = useLazyMessages(pickingMessages)
  const { search: searchMessages } = useLazyMessages(controlsMessages)
  const id = useId()
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(imagesAtOnce)
  const grid = useRef<HTMLDivElement>(null)
  /** The number of the picture that gets the focus once it is shown. */
  const awaited = useRef<number | null>(null)
  const found = useSearch(
    query.trim(),
    (wanted) => calls.get('/pageeditor-api/images', { query: { query: wanted, limit } }),
    { limit },
  )
  const { images, total } = found.answer ?? { images: [], total: 0 }
  const isAmong = images.some(({ image }) => image === value)
  useEffect(() => {
    const next = awaited.current === null ? null : grid.current?.querySelectorAll('button')[awaited.current]
    if (!next) return
    next.focus()
    awaited.current = null
  })
  const told =
    found.state === 'loading'
      ? searchMessages.loading
      : found.state === 'failed'
        ? searchMessages.failed
        : images.length === 0
          ? searchMessages.none
          : messages.picture.count(images.length, total)
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {messages.picture.search}
      </label>
      <input
        id={id}
        type="search"
        placeholder={messages.picture.search}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setLimit(imagesAtOnce)
          awaited.current = null
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={grid} className={styles.grid} onKeyDown={moveInGrid}>
        {images.map((image, index) => (
          <button
            key={image.image}
            type="button"
            data-cell=""
            aria-pressed={image.image === value}
            tabIndex={image.image === value || (!isAmong && index === 0) ? 0 : -1}
            aria-label={image.name || image.alt || messages.picture.unnamed}
            title={image.name}
            onClick={() => onChoose(image.image)}
          >
            <img src={image.src} alt="" width={96} height={72} loading="lazy" />
          </button>
        ))}
      </div>
      <p className={styles.state}>
        <output>{told}</output>{' '}
        {found.state === 'failed' && (
          <button type="button" onClick={found.again}>
            {searchMessages.again}
          </button>
        )}
        {found.state === 'found' && images.length < total && (
          <button
            type="button"
            onClick={() => {
              awaited.current = images.length
              setLimit(images.length + imagesAtOnce)
            }}
          >
            {messages.picture.more}
          </button>
        )}
      </p>
    </>
  )
}
