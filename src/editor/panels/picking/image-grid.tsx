import { useId, useState } from 'react'
import type { EditorImage } from '#contracts/page-settings.ts'
import { useWords } from '#i18n/language-context.tsx'
import { editorBlocksWords } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '../../calls.ts'
import { moveInGrid } from './grid-keys.ts'
import styles from './picking.module.css'
import { useSearch } from './use-search.ts'

/** The pictures of the media library, the newest first, to be searched by their words. */
export function ImageGrid(props: { value: string; calls: Calls; onChoose: (image: EditorImage) => void }) {
  const { value, calls, onChoose } = props
  const words = useWords(editorBlocksWords)
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
      ? words.search.loading
      : found.state === 'failed'
        ? words.search.failed
        : found.results.length === 0
          ? words.search.none
          : words.search.count(found.results.length)
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {words.picture.searchLabel}
      </label>
      <input
        id={id}
        type="search"
        placeholder={words.picture.searchLabel}
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
            aria-label={image.name || image.alt || words.picture.unnamed}
            title={image.name}
            onClick={() => onChoose(image)}
          >
            <img src={image.src} alt="" width={96} height={72} loading="lazy" />
          </button>
        ))}
      </div>
      <p className={styles.state}>
        <output>{told}</output>{' '}
        {found.state === 'failed' && (
          <button type="button" onClick={found.again}>
            {words.search.again}
          </button>
        )}
      </p>
    </>
  )
}
