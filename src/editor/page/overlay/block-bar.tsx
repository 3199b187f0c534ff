import { useEffect, useLayoutEffect, useRef } from 'react'
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { findForm } from '#blocks/find-form.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { findBlock, findContainer, headId } from '#operations/index.ts'
import { copy, cut, duplicate, moveOneStep, paste, remove, turnInto } from '../actions/block-actions.ts'
import { nameOf, nameOfType, placeOf } from '../actions/block-messages.ts'
import { copyToOtherLanguage } from '../actions/copy-to-other-language.ts'
import { suggestibleTexts } from '#editor/model/blocks/suggestible-texts.ts'
import { kindsFor } from '#editor/model/blocks/turn-into.ts'
import { useChosen, useTexts, useWorkspace } from '../workspace/workspace-context.tsx'
import { openSuggestion } from '../actions/open-suggestion.ts'
import { chosenIds, selectOuter } from '../actions/selection.ts'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'
import { canMakeShared } from '../actions/source-actions.ts'
import { DetachButton, OriginalButton, useSource } from './source-tools.tsx'
import { useStore } from '#design/use-store.ts'
import { Menu, MenuButton } from '#editor/controls/menu.tsx'
import { Sign } from '#editor/controls/sign.tsx'
import { BarButton } from './bar-button.tsx'
import { freeArea } from './free-area.ts'
import { LayoutButtons } from './layout-buttons.tsx'
import { TableCommands } from './table-commands.tsx'
import { moveAlong } from './move-along.ts'
import styles from './overlay.module.css'

/**
 * The selected block's toolbar: its name and its actions. Keyboard users work with blocks from here: arrow keys move
 * through its buttons and to other blocks (src/editor/keys); its label says which block is selected.
 */
export function BlockBar({ id }: { id: string }) {
  const workspace = useWorkspace()
  const { session, language } = workspace.draft
  const { view } = workspace.shell
  const { messages, interfaceLanguage } = useTexts()
  // Selects strings, which change only when the block moves or others are added.
  const ownName = useStore(session.content, (content) => nameOf(content, id, messages, interfaceLanguage))
  const count = useChosen(id).length
  const source = useSource(id)
  const singleName = source?.name ? sharedMessages[interfaceLanguage].quoted(source.name) : ownName
  const name = count > 1 ? messages.block.several(count) : singleName
  const place = useStore(session.content, (content) => placeOf(content, id, messages))
  const isPanelOpen = useStore(view, ({ panel }) => panel === 'block')
  const bar = useRef<HTMLDivElement>(null)
  const { watch } = workspace.canvas
  const { boxOf } = workspace.canvas.place.elements
  // After each rendering, because another name changes the bar's width.
  useLayoutEffect(() => keptFree(bar.current, boxOf(id))?.())
  useLayoutEffect(() => watch.follow(() => keptFree(bar.current, boxOf(id))), [watch, boxOf, id])
  const found = findBlock(session.editor().content, id)
  const container = findContainer(session.editor().content, id)?.container
  const isHead = id === headId
  const hasForm = found !== null && findForm(found.block.type) !== undefined
  return (
    // Its buttons take the focus (the pattern of ARIA toolbars).
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={messages.block.bar(place, name)}
      className={styles['bar']}
      data-block-bar=""
      data-block-tools=""
      onKeyDown={(event) => moveAlong(event, bar.current)}
      // Its block is now selected as a block, so single letters are commands.
      onFocus={() => workspace.canvas.typing.end()}
    >
      {!isHead && <Grip id={id} label={`${name}: ${messages.block.drag}`} />}
      <button
        type="button"
        data-label=""
        tabIndex={0}
        aria-label={`${name}, ${place}${hasForm ? `: ${messages.block.panel}` : ''}`}
        aria-expanded={hasForm ? isPanelOpen : undefined}
        onClick={() => view.set((state) => ({ ...state, panel: 'block' }))}
      >
        <span>{name}</span>
      </button>
      {!isHead && (
        <span className={styles['group']}>
          <BarButton
            sign="up"
            keys="Alt+ArrowUp"
            label={messages.block.up}
            onPress={() => moveOneStep(workspace, id, 'up')}
          />
          <BarButton
            sign="down"
            keys="Alt+ArrowDown"
            label={messages.block.down}
            onPress={() => moveOneStep(workspace, id, 'down')}
          />
          <BarButton
            sign="duplicate"
            keys="Mod+D"
            label={messages.block.duplicate}
            onPress={() => duplicate(workspace, id)}
          />
          <BarButton
            sign="remove"
            keys="Delete"
            label={messages.block.remove}
            onPress={() => remove(workspace, id)}
          />
          {found && (
            <BarButton
              sign="outer"
              keys="Shift+ArrowUp"
              label={messages.block.outer}
              onPress={() => selectOuter(workspace)}
            />
          )}
        </span>
      )}
      {container && <LayoutButtons container={container.id} />}
      {count === 1 && source && <OriginalButton source={source} />}
      <span className={styles['group']}>
        <Menu label={`${name}: ${messages.block.more}`} shown={<Sign name="more" />} tabIndex={-1}>
          {found?.place.in === 'block' && count === 1 && <TableCommands id={id} />}
          {!isHead && (
            <MenuButton onPress={() => view.set((state) => ({ ...state, panel: 'comments' }))}>
              {commentMessages[interfaceLanguage].add} …
            </MenuButton>
          )}
          {found && count === 1 && suggestibleTexts(found.block).length > 0 && (
            <MenuButton onPress={() => openSuggestion(workspace, id)}>
              {commentMessages[interfaceLanguage].suggest} …
            </MenuButton>
          )}
          {!isHead && (
            <>
              <MenuButton onPress={() => copy(workspace, id)}>{messages.block.copy}</MenuButton>
              <MenuButton onPress={() => cut(workspace, id)}>{messages.block.cut}</MenuButton>
              <MenuButton onPress={() => paste(workspace, id)}>{messages.block.pasteAfter}</MenuButton>
            </>
          )}
          {found &&
            count === 1 &&
            kindsFor(found.block).map((type) => (
              <MenuButton key={type} onPress={() => turnInto(workspace, id, type)}>
                {messages.block.turnInto(nameOfType(type, interfaceLanguage))}
              </MenuButton>
            ))}
          {canMakeShared(workspace, id) && (
            <MenuButton onPress={() => view.set((state) => ({ ...state, dialog: 'shared' }))}>
              {sharedMessages[interfaceLanguage].make} …
            </MenuButton>
          )}
          {count === 1 && source?.content && <DetachButton id={id} />}
          {found?.place.in === 'column' && (
            <MenuButton onPress={() => void copyToOtherLanguage(workspace, chosenIds(workspace, id))}>
              {messages.block.toOther[otherLanguage(language)]}
            </MenuButton>
          )}
        </Menu>
      </span>
    </div>
  )
}

/**
 * Measures a bar, and returns a function that shifts it to the left where the panel or the window's edge would hide its
 * last buttons, as in a right-hand column.
 */
function keptFree(bar: HTMLElement | null, block: DOMRect | null): (() => void) | undefined {
  if (!bar || !block) return undefined
  const area = freeArea()
  const left = block.left + parseFloat(getComputedStyle(bar).marginInlineStart)
  const freeLeft = Math.max(area.left, Math.min(left, area.right - bar.offsetWidth))
  return () => {
    bar.style.translate = `${Math.min(0, freeLeft - left)}px`
  }
}

function Grip({ id, label }: { id: string; label: string }) {
  const grip = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!grip.current) return undefined
    return draggable({ element: grip.current, getInitialData: () => ({ kind: 'block', id }) })
  }, [id])
  return (
    <button ref={grip} type="button" tabIndex={-1} data-grip="" aria-label={label} title={label}>
      <Sign name="drag" size={17} />
    </button>
  )
}
