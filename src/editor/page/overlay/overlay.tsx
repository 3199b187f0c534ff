import { useStore } from '#design/use-store.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import {
  useCanvas,
  useChosen,
  useDraft,
  useSelected,
  useTexts,
  useWorkspace,
} from '../workspace/workspace-context.tsx'
import type { InsertionPoint } from '../workspace/workspace.ts'
import { insertBlock } from '../actions/block-actions.ts'
import { nameOf } from '../actions/block-messages.ts'
import { unionOf } from '../workspace/block-elements.ts'
import { findBlock, headId } from '#operations/index.ts'
import { CommentMarks } from './comment-marks.tsx'
import { AwaitedFiles } from './awaited-files.tsx'
import { BlockBar } from './block-bar.tsx'
import { DropLine } from './drop-line.tsx'
import { FileDrop } from './file-drop.tsx'
import { EntryOutlines } from './entry-outlines.tsx'
import { Frame } from './frame.tsx'
import { InsertButton } from './insert-button.tsx'
import { InsertGutter } from './insert-gutter.tsx'
import { MissingChoices } from './missing-choices.tsx'
import { SelectionBar } from './selection-bar.tsx'
import styles from './overlay.module.css'

/**
 * What the editor draws over the page: outlines, the selected block's toolbar, "+" buttons between blocks, insertion
 * points in empty columns, formatting at the selection, and the other editors' positions. It is outside of the page's tree and takes no space in it.
 */
export function Overlay() {
  const { messages } = useTexts()
  return (
    <section aria-label={messages.block.tools} className={styles['overlay']} data-editor-overlay="">
      <EntryOutlines />
      <EmptyPage />
      <EmptyColumns />
      <MissingChoices />
      <AwaitedFiles />
      <InsertGutter />
      <Hovered />
      <Others />
      <CommentMarks />
      <AlsoSelected />
      <Selected />
      <SelectionBar />
      <DropLine />
      <FileDrop />
    </section>
  )
}

function Hovered() {
  const { session } = useDraft()
  const { place, watch } = useCanvas()
  const { messages, interfaceLanguage } = useTexts()
  const hovered = useStore(place.view, (view) =>
    view.hovered === view.selected || view.typing?.block === view.hovered ? null : view.hovered,
  )
  if (hovered === null) return null
  return (
    <Frame
      key={hovered}
      watch={watch}
      boxOf={() => boxWithHeight(place.elements.boxOf(hovered))}
      className={styles['frame']}
      kind="hovered"
    >
      <span className={styles['name']}>
        {nameOf(session.editor().content, hovered, messages, interfaceLanguage)}
      </span>
    </Frame>
  )
}

function Selected() {
  const { place, watch } = useCanvas()
  const selected = useSelected()
  const isTyping = useStore(place.view, (view) => view.typing?.block === view.selected)
  const { session } = useDraft()
  const index = useStore(session.content, (content) =>
    selected === null ? -1 : (findBlock(content, selected)?.index ?? -1),
  )
  if (selected === null) return null
  return (
    <Frame
      key={selected}
      watch={watch}
      boxOf={() => boxWithHeight(place.elements.boxOf(selected))}
      className={styles['frame']}
      kind={isTyping ? 'typing' : 'selected'}
    >
      <BlockBar id={selected} />
      {selected !== headId && (
        <>
          {index === 0 && <InsertButton after={selected} isBefore />}
          <InsertButton after={selected} />
        </>
      )}
    </Frame>
  )
}

/** The outlines of further selected blocks; their tools are those of the first. */
function AlsoSelected() {
  const { place, watch } = useCanvas()
  const selected = useSelected()
  const chosen = useChosen(selected ?? '')
  if (selected === null) return null
  return chosen
    .filter((id) => id !== selected)
    .map((id) => (
      <Frame
        key={id}
        watch={watch}
        boxOf={() => boxWithHeight(place.elements.boxOf(id))}
        className={styles['frame']}
        kind="selected"
      />
    ))
}

/** The positions of the other editors. */
function Others() {
  const { session } = useDraft()
  const { place, watch } = useCanvas()
  const { messages } = useTexts()
  const editors = useStore(session.presence, ({ editors: list }) => list)
  return editors.map(({ client, name, block }) =>
    block === null ? null : (
      <Frame
        key={`${client} ${block}`}
        watch={watch}
        boxOf={() => place.elements.boxOf(block)}
        className={styles['frame']}
        kind="other"
      >
        <span className={styles['name']}>{messages.block.editedBy(name)}</span>
      </Frame>
    ),
  )
}

/** The place for the first block of a content without containers; it brings its container. */
function EmptyPage() {
  const { session } = useDraft()
  const { host, watch } = useCanvas()
  const isEmpty = useStore(session.content, ({ containers }) => containers.length === 0)
  if (!isEmpty) return null
  return (
    <Frame
      watch={watch}
      boxOf={() => host.querySelector('[data-room]')?.getBoundingClientRect() ?? null}
      className={styles['empty']}
    >
      <EmptyPlace at={{ kind: 'container', after: null }} />
    </Frame>
  )
}

function EmptyColumns() {
  const { session } = useDraft()
  const { place, watch } = useCanvas()
  // Serialized, so that the component renders only when the set of empty columns changes.
  const empty = useStore(session.content, ({ containers }) => JSON.stringify(emptyColumnsOf(containers)))
  const columns: ReturnType<typeof emptyColumnsOf> = JSON.parse(empty)
  return columns.map(([container, column]) => (
    <Frame
      key={`${container}-${column}`}
      watch={watch}
      boxOf={() => {
        const element = place.elements.elementsOf(container)[0]?.children[column]
        return element ? boxWithHeight(element.getBoundingClientRect(), 56) : null
      }}
      className={styles['empty']}
    >
      <EmptyPlace at={{ kind: 'block', container, column, after: null }} />
    </Frame>
  ))
}

/** The buttons of a place without blocks: one starts a text, the other lets choose a block. */
function EmptyPlace({ at }: { at: InsertionPoint }) {
  const workspace = useWorkspace()
  const { messages } = useTexts()
  const name = at.kind === 'container' ? messages.block.emptyPage : messages.block.emptyColumn
  return (
    <>
      <button
        type="button"
        className={styles['write']}
        data-block-tools=""
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => insertBlock(workspace, 'text', at)}
      >
        {messages.block.writeHere}
      </button>
      <InsertButton at={at} label={`${name}: ${messages.block.insertHere}`} />
    </>
  )
}

function emptyColumnsOf(containers: ContentDocument['containers']): [string, number][] {
  return containers.flatMap(({ id, columns }) =>
    columns.flatMap((column, index): [string, number][] => (column.length === 0 ? [[id, index]] : [])),
  )
}

/** A minimum height, so that a block that shows nothing yet can still be found. */
function boxWithHeight(box: DOMRect | null, height = 28): DOMRect | null {
  if (!box) return null
  return box.height >= height ? box : unionOf([box, new DOMRect(box.x, box.y, box.width, height)])
}
