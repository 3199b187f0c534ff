import { useState } from 'react'
import { blockForms } from '#blocks/forms.generated.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { nameOfType } from '#editor/page/actions/block-messages.ts'
import { useContent, useSelected, useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { select } from '#editor/page/actions/selection.ts'
import styles from './structure.module.css'
import { FoundTexts, TextSearch } from './text-search.tsx'

/** A search in the texts of the page, and all its blocks, as lists. */
export function Structure() {
  const { messages } = useTexts()
  const { containers, head } = useContent()
  const [query, setQuery] = useState('')
  if (containers.length === 0 && !head) return <p className={styles['intro']}>{messages.structure.empty}</p>
  return (
    <>
      <TextSearch query={query} onType={setQuery} />
      {query.trim() === '' ? <Outline /> : <FoundTexts query={query} />}
    </>
  )
}

/** All blocks in the order of the page, as a navigable list: the equivalent of the page for screen reader users. */
function Outline() {
  const { messages } = useTexts()
  const { containers } = useContent()
  if (containers.length === 0) return <p className={styles['intro']}>{messages.structure.empty}</p>
  return (
    <>
      <p className={styles['intro']}>{messages.structure.intro}</p>
      <ol className={styles['list']}>
        {containers.map((container) => (
          <li key={container.id}>
            <Entry id={container.id} name={messages.block.layouts[container.layout]} summary="" isContainer />
            <ol>
              {container.columns.flat().map((block) => (
                <Block key={block.id} block={block} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  )
}

function Block({ block }: { block: StoredBlock }) {
  const { interfaceLanguage } = useTexts()
  const { children = [] } = block
  return (
    <li>
      <Entry
        id={block.id}
        name={nameOfType(block.type, interfaceLanguage)}
        summary={blockForms[block.type]?.summary(block.fields) ?? ''}
      />
      {children.length > 0 && (
        <ol>
          {children.map((child) => (
            <Block key={child.id} block={child} />
          ))}
        </ol>
      )}
    </li>
  )
}

function Entry(props: { id: string; name: string; summary: string; isContainer?: boolean }) {
  const { id, name, summary, isContainer } = props
  const workspace = useWorkspace()
  const isChosen = useSelected() === id
  return (
    <button
      type="button"
      className={styles['entry']}
      aria-current={isChosen || undefined}
      data-container={isContainer ? '' : undefined}
      onClick={() => {
        select(workspace, id, { focusBar: true })
        workspace.canvas.place.elements.elementsOf(id)[0]?.scrollIntoView({ block: 'center' })
      }}
    >
      <span>{name}</span>
      {summary && <span className={styles['summary']}>{summary}</span>}
    </button>
  )
}
