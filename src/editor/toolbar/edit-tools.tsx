import { useDesk } from '../desk/desk-context.tsx'
import type { DeskDialog, PreviewWidth, SidePanel } from '../desk/desk.ts'
import { redo, undo } from '../desk/history-actions.ts'
import { useNotices } from '../desk/use-notices.ts'
import { useStore } from '../store.ts'
import { Faces } from './faces.tsx'
import { LanguageTool } from './language-tool.tsx'
import { PageMenu } from './page-menu.tsx'
import { PublishTool } from './publish-tool.tsx'
import { SavingState } from './saving-state.tsx'
import { Sign } from './sign.tsx'
import { pageTitle } from './toolbar.tsx'
import styles from './toolbar.module.css'

const widths: { width: PreviewWidth; sign: 'phone' | 'tablet' | 'desktop' }[] = [
  { width: 'phone', sign: 'phone' },
  { width: 'tablet', sign: 'tablet' },
  { width: 'desktop', sign: 'desktop' },
]

/** The second row of the toolbar while the page is edited. */
export function EditTools() {
  const desk = useDesk()
  const { words, session, view } = desk
  const { toolbar } = words
  const undoLabel = useStore(session.history, (history) => history.undo)
  const redoLabel = useStore(session.history, (history) => history.redo)
  const panel = useStore(view, (state) => state.panel)
  const show = (next: Exclude<SidePanel, null>) =>
    view.set((state) => ({ ...state, panel: state.panel === next ? null : next }))
  const open = (dialog: DeskDialog) => view.set((state) => ({ ...state, dialog }))
  return (
    <>
      <button type="button" className={styles['on']} onClick={desk.leave} data-edit="" aria-pressed="true">
        {toolbar.done}
      </button>
      <PageMenu />
      <span className={styles['title']}>{pageTitle()}</span>
      <button
        type="button"
        disabled={undoLabel === null}
        aria-label={undoLabel === null ? toolbar.undo : toolbar.undoOf(undoLabel)}
        title={undoLabel === null ? toolbar.undo : toolbar.undoOf(undoLabel)}
        onClick={() => undo(desk)}
      >
        <Sign name="undo" />
      </button>
      <button
        type="button"
        disabled={redoLabel === null}
        aria-label={redoLabel === null ? toolbar.redo : toolbar.redoOf(redoLabel)}
        title={redoLabel === null ? toolbar.redo : toolbar.redoOf(redoLabel)}
        onClick={() => redo(desk)}
      >
        <Sign name="redo" />
      </button>
      <SavingState />
      <span className={styles['space']} />
      <Faces />
      <LanguageTool onOpen={() => open('language')} />
      <NoticesButton isOpen={panel === 'notices'} onPress={() => show('notices')} />
      <button
        type="button"
        aria-pressed={panel === 'structure'}
        aria-label={toolbar.structure}
        title={toolbar.structure}
        onClick={() => show('structure')}
      >
        <Sign name="list" />
      </button>
      <Widths />
      <button type="button" aria-pressed={panel === 'versions'} onClick={() => show('versions')}>
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
      <PublishTool />
    </>
  )
}

function Widths() {
  const { view, words } = useDesk()
  const current = useStore(view, (state) => state.width)
  return (
    <fieldset aria-label={words.toolbar.widths} className={styles['set']} data-widths="">
      {widths.map(({ width, sign }) => (
        <button
          key={width}
          type="button"
          aria-pressed={current === width}
          aria-label={words.toolbar[width]}
          title={words.toolbar[width]}
          // What lies beside the page would lie on its preview.
          onClick={() =>
            view.set((state) => ({ ...state, width, panel: width === 'desktop' ? state.panel : null }))
          }
        >
          <Sign name={sign} />
        </button>
      ))}
    </fieldset>
  )
}

function NoticesButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const { words } = useDesk()
  const notices = useNotices()
  const errors = notices.filter(({ severity }) => severity === 'error').length
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      aria-label={words.toolbar.noticesCount(errors, notices.length - errors)}
      onClick={onPress}
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
