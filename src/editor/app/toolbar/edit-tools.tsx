import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import type { WorkspaceDialog } from '#editor/page/workspace/workspace.ts'
import { redo, settingsStepFor, undo } from '#editor/page/actions/history-actions.ts'
import { useNotices } from '#editor/page/actions/use-notices.ts'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { openCount } from '#editor/model/discussion/threads.ts'
import { useStore } from '#design/use-store.ts'
import { Faces } from './faces.tsx'
import { LanguageTool } from './language-tool.tsx'
import { MoreMenu } from './more-menu.tsx'
import { PageMenu, usePageDialog } from './page-menu.tsx'
import { previewWidths, showWidth, togglePanel } from './preview-widths.ts'
import { PublicState } from './public-state.tsx'
import { PublishTool } from './publish-tool.tsx'
import { SavingState, useTrouble } from './saving-state.tsx'
import { Sign } from '#editor/controls/sign.tsx'
import { useToolbarRoom } from './toolbar-room.ts'
import styles from '#editor/controls/toolbar.module.css'

/** The second row of the toolbar while the page is edited: what fits into it, the rest in a menu. */
export function EditTools() {
  const workspace = useWorkspace()
  const { view } = workspace.shell
  const { messages } = useTexts()
  const { toolbar } = messages
  const room = useToolbarRoom()
  const hasTrouble = useTrouble()
  const { openPageDialog, pageDialog } = usePageDialog()
  const open = (dialog: WorkspaceDialog) => view.set((state) => ({ ...state, dialog }))
  return (
    <>
      <button type="button" className={styles['on']} onClick={workspace.shell.leave} data-edit="">
        {toolbar.done}
      </button>
      {room !== 'narrow' && <PageMenu onChoose={openPageDialog} />}
      {/* Undo and redo precede whatever changes its width, so that they stay under the pointer. */}
      <Steps isNarrow={room === 'narrow'} />
      {room !== 'narrow' && !hasTrouble && (
        <span className={styles['title']}>{workspace.shell.tools.page.title}</span>
      )}
      {!hasTrouble && <PublicState />}
      <SavingState />
      <span className={styles['space']} />
      {room !== 'narrow' && (
        <>
          <Faces />
          {!hasTrouble && <LanguageTool onOpen={() => open('language')} />}
          <NoticesButton />
        </>
      )}
      {room === 'wide' ? <WideTools /> : <MoreMenu room={room} onPageDialog={openPageDialog} />}
      {/* Error messages need the space; publishing and translating would have to wait for them anyway. */}
      {!(room === 'narrow' && hasTrouble) && <PublishTool hasMenu={room !== 'narrow'} />}
      {pageDialog}
    </>
  )
}

/** Undo and redo; on a phone redo is in the menu. */
function Steps({ isNarrow }: { isNarrow: boolean }) {
  const workspace = useWorkspace()
  const { toolbar, pages } = useTexts().messages
  const history = useStore(workspace.draft.session.history, (state) => state)
  useStore(workspace.draft.settings, (step) => step)
  const undoLabel = history.undo ?? (settingsStepFor(workspace.draft, 'undo') && pages.settings)
  const redoLabel = history.redo ?? (settingsStepFor(workspace.draft, 'redo') && pages.settings)
  const undoText = undoLabel === null ? toolbar.undo : toolbar.undoOf(undoLabel)
  const redoText = redoLabel === null ? toolbar.redo : toolbar.redoOf(redoLabel)
  return (
    <>
      <button
        type="button"
        // Not `disabled`, because a disabled button loses the focus when the last step is undone.
        aria-disabled={undoLabel === null}
        aria-label={undoText}
        title={undoText}
        data-keys="Mod+Z"
        data-history=""
        onPointerDown={(event) => event.preventDefault()} // keeps the caret in the text
        onClick={() => undo(workspace)}
      >
        <Sign name="undo" />
      </button>
      {!isNarrow && (
        <button
          type="button"
          aria-disabled={redoLabel === null}
          aria-label={redoText}
          title={redoText}
          data-keys="Mod+Shift+Z"
          data-history=""
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => redo(workspace)}
        >
          <Sign name="redo" />
        </button>
      )}
    </>
  )
}

/** The tools that narrower toolbars have in their menu. */
function WideTools() {
  const workspace = useWorkspace()
  const { view } = workspace.shell
  const { toolbar } = useTexts().messages
  const panel = useStore(view, (state) => state.panel)
  const open = (dialog: WorkspaceDialog) => view.set((state) => ({ ...state, dialog }))
  return (
    <>
      <CommentsButton />
      <button
        type="button"
        aria-pressed={panel === 'structure'}
        aria-label={toolbar.structure}
        title={toolbar.structure}
        onClick={() => togglePanel(workspace, 'structure')}
      >
        <Sign name="list" />
      </button>
      <Widths />
      <button
        type="button"
        aria-pressed={panel === 'versions'}
        onClick={() => togglePanel(workspace, 'versions')}
      >
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
  const workspace = useWorkspace()
  const { toolbar } = useTexts().messages
  const current = useStore(workspace.shell.view, (state) => state.width)
  return (
    <fieldset aria-label={toolbar.widths} className={styles['set']} data-widths="">
      {previewWidths.map((width) => (
        <button
          key={width}
          type="button"
          aria-pressed={current === width}
          aria-label={toolbar[width]}
          title={toolbar[width]}
          onClick={() => showWidth(workspace, width)}
        >
          <Sign name={width} />
        </button>
      ))}
    </fieldset>
  )
}

function CommentsButton() {
  const workspace = useWorkspace()
  const words = commentMessages[useTexts().interfaceLanguage]
  const isOpen = useStore(workspace.shell.view, (state) => state.panel === 'comments')
  const count = useStore(workspace.draft.discussion.state, openCount)
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      aria-label={count > 0 ? words.count(count) : words.title}
      title={words.title}
      onClick={() => togglePanel(workspace, 'comments')}
    >
      <Sign name="comment" />
      {count > 0 && <span className={styles['count']}>{count}</span>}
    </button>
  )
}

function NoticesButton() {
  const workspace = useWorkspace()
  const { messages } = useTexts()
  const isOpen = useStore(workspace.shell.view, (state) => state.panel === 'notices')
  const notices = useNotices()
  const errors = notices.filter(({ severity }) => severity === 'error').length
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      aria-label={messages.toolbar.noticesCount(errors, notices.length - errors)}
      onClick={() => togglePanel(workspace, 'notices')}
    >
      <Sign name="warning" />
      {messages.toolbar.notices}
      {notices.length > 0 && (
        <span className={styles['count']} data-state={errors > 0 ? 'alarm' : undefined}>
          {notices.length}
        </span>
      )}
    </button>
  )
}
