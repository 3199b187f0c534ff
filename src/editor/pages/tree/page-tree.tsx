import { useCallback, useEffect, useState } from 'react'
import type { PageState, TreePage } from '#contracts/page-tree.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { readErrors, readReason } from '#editor/model/field-errors.ts'
import { useRecordCalls } from '#editor/controls/use-record-calls.ts'
import { movedTo, placeOfDrop, type Drop } from './drop-place.ts'
import { nestPages, type TreeFilter } from './nest-pages.ts'
import { Trash } from './trash.tsx'
import { treeMessages } from '#i18n/lazy/page-tree.ts'
import { TreeRows } from './tree-rows.tsx'
import styles from './tree.module.css'

/** The tree of all pages: search, states, moving by drag and by keyboard, and the trash. */
export function PageTree({ pageId }: { pageId: number | null }) {
  const calls = useRecordCalls()
  const { page, tell } = useTools()
  const messages = treeMessages[useLanguage()]
  const mayMove = page.user.role !== 'author'
  const [pages, setPages] = useState<TreePage[] | null>(null)
  const [filter, setFilter] = useState<TreeFilter>({ words: '', state: '' })
  const load = useCallback(() => {
    const fetchPages = async () => setPages(await calls.get('/pageeditor-api/page-tree'))
    fetchPages().catch(() => tell(messages.failed, 'error'))
  }, [calls, messages, tell])
  useEffect(load, [load])
  if (pages === null) return null
  const move = async (moved: number, drop: Drop) => {
    const place = placeOfDrop(pages, moved, drop)
    const title = pages.find(({ id }) => id === moved)?.title ?? ''
    if (!place) return
    setPages(movedTo(pages, moved, place))
    try {
      await calls.post('/pageeditor-api/page-settings/{id}/move', { params: { id: moved }, json: place })
      tell(messages.moved(title))
    } catch (error) {
      const [fieldError] = Object.values(readErrors(error))
      tell(messages.notMoved(title, fieldError ?? readReason(error) ?? ''), 'error')
    }
    // The addresses of the page and those below it may have changed.
    load()
  }
  const nested = nestPages(pages, filter)
  const isNarrowed = filter.words.trim() !== '' || filter.state !== ''
  return (
    <div className={styles['tree']}>
      <search className={styles['filter']}>
        <label>
          {messages.search}
          <input
            type="search"
            maxLength={100}
            value={filter.words}
            onChange={(event) => setFilter({ ...filter, words: event.target.value })}
          />
        </label>
        <label>
          {messages.state}
          <select
            value={filter.state}
            onChange={(event) => setFilter({ ...filter, state: stateOf(event.target.value) })}
          >
            <option value="">{messages.anyState}</option>
            {pageStates.map((state) => (
              <option key={state} value={state}>
                {messages.states[state]}
              </option>
            ))}
          </select>
        </label>
      </search>
      {mayMove && !isNarrowed && <p className={styles['hint']}>{messages.hint}</p>}
      <output className="visually-hidden">{isNarrowed && messages.count(countOf(nested))}</output>
      {nested.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <TreeRows
          key={String(isNarrowed)}
          pages={nested}
          current={pageId}
          isNarrowed={isNarrowed}
          mayMove={mayMove && !isNarrowed}
          onMove={(moved, drop) => void move(moved, drop)}
        />
      )}
      <Trash mayRestore={mayMove} onRestored={load} />
    </div>
  )
}

const pageStates = ['public', 'scheduled', 'hidden', 'draft', 'missing'] as const satisfies PageState[]

function stateOf(value: string): PageState | '' {
  return pageStates.find((state) => state === value) ?? ''
}

function countOf(nested: ReturnType<typeof nestPages>): number {
  let count = 0
  for (const { children } of nested) count += 1 + countOf(children)
  return count
}
