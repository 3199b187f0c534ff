import { useId, useState } from 'react'
import type { EditorImage } from '#contracts/page-settings.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '../../calls.ts'
import { moveInGrid } from './grid-keys.ts'
import styles from './picking.module.css'
import { useSearch } from './use-search.ts'

/** The pictures of the media library, newest first, with a search by their texts. */
export function ImageGrid(props: { value: string; calls: Calls; onChoose: (picture: string) => void }) {
  const { value, calls, onChoose } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const id = useId()
  const [query, setQuery] = useState('')
  const found = useSearch(
    query.trim(),
    (wanted) => calls.get<EditorImage[]>(`images?${new URLSearchParams({ query: wanted })}`),
    true,
  )
  const isAmong = found.results.some(({ image }) => image === value)
  const told =
    found.state === 'loading'
      ? messages.search.loading
      : found.state === 'failed'
        ? messages.search.failed
        : found.results.length === 0
          ? messages.search.none
          : messages.search.count(found.results.length)
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {messages.picture.searchLabel}
      </label>
      <input
        id={id}
        type="search"
        placeholder={messages.picture.searchLabel}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.grid} onKeyDown={moveInGrid}>
        {found.results.map((image, index) => (
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
            {messages.search.again}
          </button>
        )}
      </p>
    </>
  )
}
