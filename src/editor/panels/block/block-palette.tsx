import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { blockGroups } from '#blocks/form.ts'
import { blockForms } from '#blocks/forms.generated.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { layouts as allLayouts, type Layout } from '#operations/index.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { SharedBlock } from '#contracts/shared-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { moveInGrid } from '#staff/picking/grid-keys.ts'
import { findShared, useSharedBlocks } from '../shared-blocks/use-shared-blocks.ts'
import { InlineMenu } from './inline-menu.tsx'
import { BlockDrawing, LayoutDrawing } from './palette/block-drawing.tsx'
import { hasWord, wordsIn } from '#i18n/find-words.ts'
import { findBlocks, type FoundBlock } from '#editor/model/blocks/find-blocks.ts'
import styles from './palette/palette.module.css'
import { keepRecent, readRecent } from './palette/recent-blocks.ts'

/**
 * The blocks that can be inserted at a place, in a menu there, found by name, keyword or drawing. Enter in the search takes the
 * first result; from there, arrow keys move through all of them in both directions.
 */
export function BlockPalette(props: {
  /** The allowed block types; items are only shown where nothing else is allowed. */
  allowed: readonly string[]
  /** Whether containers can be inserted there, too. */
  offersLayouts?: boolean
  /** Whether containers come first: where a container is inserted. */
  layoutsFirst?: boolean
  /** The name of the list into which is inserted, to say why only its items are offered. */
  listName?: string | undefined
  onChoose: (type: string) => void
  onChooseLayout?: (layout: Layout) => void
  /** The calls by which shared blocks are found, where they are allowed, too. */
  calls?: Calls
  onChooseShared?: (block: SharedBlock) => void
  /** The interface's language. */
  language: Language
  /** The box of the place on the page, relative to the viewport. */
  at?: DOMRect | null
  /** Called with what was typed into the search. */
  onClose: (query: string) => void
  /** Called for Backspace in the empty search. */
  onBack?: () => void
}) {
  const {
    allowed,
    offersLayouts = false,
    layoutsFirst = false,
    listName,
    language,
    onChoose,
    onChooseLayout,
    onClose,
    at = null,
    onBack,
    onChooseShared,
  } = props
  const messages = editorBlocksMessages[language]
  const [query, setQuery] = useState('')
  const [recent] = useState(readRecent)
  const grid = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const offered = offeredBlocks(allowed)
  const found = findBlocks(query, offered, language)
  const offersShared =
    onChooseShared !== undefined && allowed.some((type) => blockDefinitions[type]?.showsSource)
  const { blocks: sources, hasFailed } = useSharedBlocks(offersShared ? props.calls : undefined)
  const isLoading = offersShared && sources === null && !hasFailed
  const shared = findShared(query, sources ?? [])
  const layouts = offersLayouts ? findLayouts(query, messages.palette) : []
  const foundCount = found.length + shared.length + layouts.length
  const isSearching = query.trim() !== ''
  const latest = recent.flatMap((type) => offered.find((block) => block.type === type) ?? [])

  // Runs after the menu has opened.
  useLayoutEffect(() => field.current?.focus(), [])

  const chooseBlock = (type: string) => {
    keepRecent(type)
    onChoose(type)
  }
  const showBlock = ({ type, form }: FoundBlock) => (
    <Cell
      key={type}
      name={form.name[language]}
      description={form.description[language]}
      drawing={<BlockDrawing>{form.drawing}</BlockDrawing>}
      onChoose={() => chooseBlock(type)}
    />
  )
  const showShared = (block: SharedBlock) => (
    <Cell
      key={block.id}
      name={pickLanguage(block.name, language)}
      description={messages.palette.usedTimes(block.use_count)}
      drawing={<BlockDrawing>{sharedDrawing}</BlockDrawing>}
      onChoose={() => onChooseShared?.(block)}
    />
  )
  const layoutGroup = layouts.length > 0 && (
    <Group title={messages.palette.layouts}>
      {layouts.map((layout) => (
        <Cell
          key={layout}
          name={messages.palette.layoutNames[layout]}
          drawing={<LayoutDrawing layout={layout} />}
          onChoose={() => onChooseLayout?.(layout)}
        />
      ))}
    </Group>
  )
  const firstCell = () => grid.current?.querySelector<HTMLElement>('[data-cell]')
  const pressInField = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') firstCell()?.focus()
    else if (event.key === 'Enter') firstCell()?.click()
    else if (event.key === 'Backspace' && query === '' && onBack) onBack()
    else return
    event.preventDefault()
  }
  const pressInGrid = (event: KeyboardEvent<HTMLElement>) => {
    if (moveInGrid(event) || event.ctrlKey || event.metaKey || event.altKey) return
    // ArrowUp from the first row, and letters, move the focus back into the search field.
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (event.key !== 'ArrowUp' && event.key !== 'Backspace' && !isLetter) return
    field.current?.focus()
  }
  return (
    <InlineMenu label={messages.palette.title} at={at} onClose={() => onClose(query)}>
      <input
        ref={field}
        type="search"
        className={styles.search}
        aria-label={messages.palette.search}
        placeholder={messages.palette.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={pressInField}
      />
      <output className="visually-hidden">
        {isSearching &&
          !isLoading &&
          (foundCount === 0 ? messages.palette.none : messages.palette.count(foundCount))}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={grid} className={styles.groups} onKeyDown={pressInGrid}>
        {listName !== undefined && <p className={styles.none}>{messages.palette.inList(listName)}</p>}
        {layoutsFirst && layoutGroup}
        {isSearching ? (
          found.length > 0 && <div className={styles.cells}>{found.map(showBlock)}</div>
        ) : (
          <>
            {latest.length > 0 && offered.length > 6 && (
              <Group title={messages.palette.recent}>{latest.map(showBlock)}</Group>
            )}
            {blockGroups.map((group) => {
              const members = found.filter(({ form }) => form.group === group)
              return (
                members.length > 0 && (
                  <Group key={group} title={messages.palette.groups[group]}>
                    {members.map(showBlock)}
                  </Group>
                )
              )
            })}
          </>
        )}
        {(shared.length > 0 || (sources !== null && !isSearching)) && (
          <Group title={messages.palette.groups.shared}>
            {shared.slice(0, maxShared).map(showShared)}
            {shared.length === 0 && <p className={styles.none}>{messages.palette.noShared}</p>}
          </Group>
        )}
        {!layoutsFirst && layoutGroup}
        {foundCount === 0 && !isLoading && <p className={styles.none}>{messages.palette.none}</p>}
      </div>
    </InlineMenu>
  )
}

/** How many shared blocks are offered at once; the search finds the others. */
const maxShared = 12
const sharedDrawing = Object.entries(blockForms).find(([type]) => blockDefinitions[type]?.showsSource)?.[1]
  .drawing

function offeredBlocks(allowed: readonly string[]): FoundBlock[] {
  const all = allowed.flatMap((type) => {
    const form = blockForms[type]
    return form ? [{ type, form }] : []
  })
  // Shared blocks are chosen by their own names, so the type itself is not offered.
  const offered = all.filter(({ type, form }) => form.isOffered && !blockDefinitions[type]?.showsSource)
  const rank = ({ form }: FoundBlock) => form.rank ?? Number.MAX_SAFE_INTEGER
  return (offered.length > 0 ? offered : all).toSorted((a, b) => rank(a) - rank(b))
}

function findLayouts(
  query: string,
  messages: { layoutNames: Record<Layout, string>; layoutMessages: readonly string[] },
): Layout[] {
  const wanted = wordsIn(query)
  return allLayouts.filter((layout) =>
    wanted.every((word) =>
      [messages.layoutNames[layout], ...messages.layoutMessages].some((text) => hasWord(text, word)),
    ),
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    // Without a name it is no landmark, because the page has regions with these names itself.
    <section>
      <h3>{title}</h3>
      <div className={styles.cells}>{children}</div>
    </section>
  )
}

function Cell(props: { name: string; description?: string; drawing: ReactNode; onChoose: () => void }) {
  const { name, description, drawing, onChoose } = props
  const id = useId()
  return (
    <button
      type="button"
      className={styles.cell}
      data-cell=""
      aria-describedby={description === undefined ? undefined : id}
      onClick={onChoose}
    >
      {drawing}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {description !== undefined && (
          // Read out after the name, as a description.
          <span id={id} className={styles.description} aria-hidden="true">
            {description}
          </span>
        )}
      </span>
    </button>
  )
}
