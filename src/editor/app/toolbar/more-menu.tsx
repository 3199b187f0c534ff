import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import type { WorkspaceDialog, SidePanel } from '#editor/page/workspace/workspace.ts'
import { redo } from '#editor/page/actions/history-actions.ts'
import { useNotices } from '#editor/page/actions/use-notices.ts'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { openCount } from '#editor/model/discussion/threads.ts'
import { useStore } from '#design/use-store.ts'
import { useLanguageState } from './language-tool.tsx'
import { Menu, MenuButton, MenuChoice, MenuGroup } from '#editor/controls/menu.tsx'
import type { PageDialog } from '#editor/pages/page-dialog.ts'
import { PageCommands } from './page-menu.tsx'
import { previewWidths, showWidth, togglePanel } from './preview-widths.ts'
import { PublishCommands } from './publish-tool.tsx'
import type { ToolbarRoom } from './toolbar-room.ts'
import styles from '#editor/controls/toolbar.module.css'

/** The tools that don't fit into a toolbar that is not wide. On a phone that is nearly all of them. */
export function MoreMenu(props: {
  room: Exclude<ToolbarRoom, 'wide'>
  onPageDialog: (dialog: PageDialog) => void
}) {
  const { room, onPageDialog } = props
  const workspace = useWorkspace()
  const { view } = workspace.shell
  const { messages } = useTexts()
  const { toolbar } = messages
  const notices = useNotices()
  const errors = notices.filter(({ severity }) => severity === 'error').length
  const counted = toolbar.noticesCount(errors, notices.length - errors)
  const words = commentMessages[useTexts().interfaceLanguage]
  const comments = useStore(workspace.draft.discussion.state, openCount)
  const open = (dialog: WorkspaceDialog) => view.set((state) => ({ ...state, dialog }))
  const isNarrow = room === 'narrow'
  const hasCount = isNarrow && notices.length > 0
  return (
    <Menu
      label={hasCount ? `${toolbar.more}, ${counted}` : toolbar.more}
      shown={
        <>
          {toolbar.more}
          {hasCount && (
            <span className={styles['count']} data-state={errors > 0 ? 'alarm' : undefined}>
              {notices.length}
            </span>
          )}
        </>
      }
      align="end"
    >
      {isNarrow && (
        <>
          <RedoCommand />
          <LanguageCommand onPress={() => open('language')} />
          <PanelCommand panel="notices">{counted}</PanelCommand>
        </>
      )}
      <PanelCommand panel="comments">{comments > 0 ? words.count(comments) : words.title}</PanelCommand>
      <PanelCommand panel="structure">{toolbar.structure}</PanelCommand>
      <PanelCommand panel="versions">{toolbar.versions}</PanelCommand>
      <MenuButton onPress={() => open('share')}>{toolbar.share} …</MenuButton>
      <MenuButton onPress={() => open('help')}>{toolbar.help} …</MenuButton>
      <WidthCommands />
      {isNarrow && (
        <>
          <MenuGroup label={toolbar.publish}>
            <PublishCommands />
          </MenuGroup>
          <MenuGroup label={toolbar.page}>
            <PageCommands onChoose={onPageDialog} />
          </MenuGroup>
        </>
      )}
    </Menu>
  )
}

function RedoCommand() {
  const workspace = useWorkspace()
  const { toolbar } = useTexts().messages
  const label = useStore(workspace.draft.session.history, (history) => history.redo)
  return (
    <MenuButton onPress={() => redo(workspace)} isDisabled={label === null}>
      {label === null ? toolbar.redo : toolbar.redoOf(label)}
    </MenuButton>
  )
}

function LanguageCommand({ onPress }: { onPress: () => void }) {
  const { messages } = useTexts()
  const { there, said } = useLanguageState()
  return (
    <MenuButton onPress={onPress}>
      {messages.toolbar.language}: {there.toUpperCase()} {said || messages.language.complete} …
    </MenuButton>
  )
}

function PanelCommand({ panel, children }: { panel: Exclude<SidePanel, null>; children: React.ReactNode }) {
  const workspace = useWorkspace()
  const isOpen = useStore(workspace.shell.view, (state) => state.panel === panel)
  return (
    <MenuChoice kind="checkbox" isChosen={isOpen} onPress={() => togglePanel(workspace, panel)}>
      {children}
    </MenuChoice>
  )
}

function WidthCommands() {
  const workspace = useWorkspace()
  const { toolbar } = useTexts().messages
  const current = useStore(workspace.shell.view, (state) => state.width)
  return (
    <MenuGroup label={toolbar.widths}>
      {previewWidths.map((width) => (
        <MenuChoice
          key={width}
          kind="radio"
          isChosen={current === width}
          onPress={() => showWidth(workspace, width)}
        >
          {toolbar[width]}
        </MenuChoice>
      ))}
    </MenuGroup>
  )
}
