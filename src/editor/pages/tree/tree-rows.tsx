import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useLanguage } from '#i18n/language-context.tsx'
import { languages } from '#i18n/languages.ts'
import { Sign } from '#editor/controls/sign.tsx'
import type { Drop } from './drop-place.ts'
import { idsWithChildren, type NestedPage } from './nest-pages.ts'
import { treeMessages } from '#i18n/lazy/page-tree.ts'
import styles from './tree.module.css'

type Props = {
  pages: NestedPage[]
  /** The page that is open. */
  current: number | null
  /** Everything is expanded while the tree is narrowed. */
  isNarrowed: boolean
  mayMove: boolean
  onMove: (moved: number, drop: Drop) => void
}

/** The rows of the tree. The ancestors of the open page are expanded. */
export function TreeRows({ pages, current, isNarrowed, mayMove, onMove }: Props) {
  const language = useLanguage()
  const messages = treeMessages[language]
  const [expanded, setExpanded] = useState<Iterable<string | number>>(() =>
    isNarrowed ? idsWithChildren(pages) : wayTo(pages, current),
  )
  const { dragAndDropHooks } = useDragAndDrop<NestedPage>({
    isDisabled: !mayMove,
    getItems: (_, items) => items.map(({ page }) => ({ 'text/plain': page.title })),
    getAllowedDropOperations: () => ['move'],
    onMove: ({ keys, target }) => {
      const [moved] = keys
      if (target.key !== moved)
        onMove(Number(moved), { page: Number(target.key), position: target.dropPosition })
    },
  })
  return (
    <I18nProvider locale={language}>
      <Tree
        aria-label={messages.label}
        className={styles['rows'] ?? ''}
        items={pages}
        expandedKeys={expanded}
        onExpandedChange={setExpanded}
        {...(mayMove && { dragAndDropHooks })}
      >
        {(nested) => <Row nested={nested} current={current} mayMove={mayMove} />}
      </Tree>
    </I18nProvider>
  )
}

function Row({ nested, current, mayMove }: { nested: NestedPage } & Pick<Props, 'current' | 'mayMove'>) {
  const messages = treeMessages[useLanguage()]
  const { page, children } = nested
  const { title, states } = page
  return (
    <TreeItem id={page.id} textValue={title} className={styles['row'] ?? ''} value={nested}>
      <TreeItemContent>
        {({ isExpanded }) => (
          <span className={styles['cells']}>
            {mayMove && (
              <Button slot="drag" className={styles['grip'] ?? ''} aria-label={messages.drag(title)}>
                <Sign name="drag" size={16} />
              </Button>
            )}
            {children.length > 0 ? (
              <Button slot="chevron" className={styles['chevron'] ?? ''} aria-label={messages.expand(title)}>
                <Sign name={isExpanded ? 'down' : 'right'} size={14} />
              </Button>
            ) : (
              <span className={styles['chevron']} />
            )}
            <a
              href={`${page.url}?draft`}
              {...(page.id === current && { 'aria-current': 'page', ref: showCurrent })}
            >
              {title}
            </a>
            <span className={styles['states']}>
              {languages.map((each) => (
                <span key={each} data-state={states[each]}>
                  <abbr>{each.toUpperCase()}</abbr> {messages.states[states[each]]}
                </span>
              ))}
            </span>
          </span>
        )}
      </TreeItemContent>
      <Collection items={children}>
        {(child) => <Row nested={child} current={current} mayMove={mayMove} />}
      </Collection>
    </TreeItem>
  )
}

/** Scrolls the tree, which may be long, to the open page. */
function showCurrent(link: HTMLElement | null): void {
  const rows = link?.closest('[role="treegrid"]')
  if (!link || !rows) return
  const below = link.getBoundingClientRect().bottom - rows.getBoundingClientRect().bottom
  if (below > 0) rows.scrollTop += below + rows.clientHeight / 2
}

/** The ids of the pages above a page. */
function wayTo(pages: NestedPage[], id: number | null): number[] {
  for (const { page, children } of pages) {
    if (page.id === id) return []
    const below = wayTo(children, id)
    if (below.length > 0 || children.some((child) => child.page.id === id)) return [page.id, ...below]
  }
  return []
}
