import { useDesk } from '../desk/desk-context.tsx'
import type { DeskDialog } from '../desk/desk.ts'
import { redo, undo } from '../desk/history-actions.ts'
import { useNotices } from '../desk/use-notices.ts'
import { useStore } from '../store.ts'
import { Faces } from './faces.tsx'
import { LanguageTool } from './language-tool.tsx'
import { MoreMenu } from './more-menu.tsx'
import { PageMenu } from './page-menu.tsx'
import { previewWidths, showWidth, togglePanel } from './preview-widths.ts'
import { PublishTool } from './publish-tool.tsx'
import { SavingState, useTrouble } from './saving-state.tsx'
import { Sign } from './sign.tsx'
import { useToolbarRoom } from './toolbar-room.ts'
import styles from './toolbar.module.css'

/** The second row of the toolbar while the page is edited: as much as there is room for, the rest in a menu. */
export function EditTools() {
  const desk = useDesk()
  const { words, view } = desk
  const { toolbar } = words
  const room = useToolbarRoom()
  const hasTrouble = useTrouble()
  const open = (dialog: DeskDialog) => view.set((state) => ({ ...state, dialog }))
  return (
    <>
      <button type="button" className={styles['on']} onClick={desk.leave} data-edit="">
        {toolbar.done}
      </button>
      {room !== 'narrow' && (
        <>
          <PageMenu />
          <span className={styles['title']}>{desk.tools.page.title}</span>
        </>
      )}
      <Steps isNarrow={room === 'narrow'} />
      <SavingState />
      <span className={styles['space']} />
      {room !== 'narrow' && (
        <>
          <Faces />
          <LanguageTool onOpen={() => open('language')} />
          <NoticesButton />
        </>
      )}
      {room === 'wide' ? <WideTools /> : <MoreMenu room={room} />}
      {/* What is wrong needs the room, and publishing would have to wait for it. */}
      {!(room === 'narrow' && hasTrouble) && <PublishTool hasMenu={room !== 'narrow'} />}
    </>
  )
}

/** Back and forth; on a phone the second is in the menu. */
function Steps({ isNarrow }: { isNarrow: boolean }) {
  const desk = useDesk()
  const { toolbar } = desk.words
  const undoLabel = useStore(desk.session.history, (history) => history.undo)
  const redoLabel = useStore(desk.session.history, (history) => history.redo)
  const undoText = undoLabel === null ? toolbar.undo : toolbar.undoOf(undoLabel)
  const redoText = redoLabel === null ? toolbar.redo : toolbar.redoOf(redoLabel)
  return (
    <>
      <button
        type="button"
        // Not `disabled`: the last step that is taken back would take the focus along.
        aria-disabled={undoLabel === null}
        aria-label={undoText}
        title={undoText}
        onClick={() => undo(desk)}
      >
        <Sign name="undo" />
      </button>
      {!isNarrow && (
        <button
          type="button"
          aria-disabled={redoLabel === null}
          aria-label={redoText}
          title={redoText}
          onClick={() => redo(desk)}
        >
          <Sign name="redo" />
        </button>
      )}
    </>
  )
}

/** What other rows have in their menu. */
function WideTools() {
  const desk = useDesk()
  const { view } = desk
  const { toolbar } = desk.words
  const panel = useStore(view, (state) => state.panel)
  const open = (dialog: DeskDialog) => view.set((state) => ({ ...state, dialog }))
  return (
    <>
      <button
        type="button"
        aria-pressed={panel === 'structure'}
        aria-label={toolbar.structure}
        title={toolbar.structure}
        onClick={() => togglePanel(desk, 'structure')}
      >
        <Sign name="list" />
      </button>
      <Widths />
      <button type="button" aria-pressed={panel === 'versions'} onClick={() => togglePanel(desk, 'versions')}>
        {toolbar.versions}
      </button>
      <button type="button" onClick={() => open('share')}>
        {toolbar.share}
      </button>
      <button
        type="button"
        aria-label={`${toolbar.help} ?`}
        title={toolbar.help}
        onClick={() => open('help')}
      >
        ?
      </button>
    </>
  )
}

function Widths() {
  const desk = useDesk()
  const { toolbar } = desk.words
  const current = useStore(desk.view, (state) => state.width)
  return (
    <fieldset aria-label={toolbar.widths} className={styles['set']} data-widths="">
      {previewWidths.map((width) => (
        <button
          key={width}
          type="button"
          aria-pressed={current === width}
          aria-label={toolbar[width]}
          title={toolbar[width]}
          onClick={() => showWidth(desk, width)}
        >
          <Sign name={width} />
        </button>
      ))}
    </fieldset>
  )
}

function NoticesButton() {
  const desk = useDesk()
  const { words } = desk
  const isOpen = useStore(desk.view, (state) => state.panel === 'notices')
  const notices = useNotices()
  const errors = notices.filter(({ severity }) => severity === 'error').length
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      aria-label={words.toolbar.noticesCount(errors, notices.length - errors)}
      onClick={() => togglePanel(desk, 'notices')}
    >
      <Sign name="warning" />
      {words.toolbar.notices}
      {notices.length > 0 && (
        <span className={styles['count']} data-state={errors > 0 ? 'alarm' : undefined}>
          {notices.length}
        </span>
      )}
    </button>
  )
}
