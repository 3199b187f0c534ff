import { useState } from 'react'
import { useDesk } from '../desk/desk-context.tsx'
import type { DeskDialog, SidePanel } from '../desk/desk.ts'
import { redo } from '../desk/history-actions.ts'
import { useNotices } from '../desk/use-notices.ts'
import { useStore } from '../store.ts'
import { useLanguageState } from './language-tool.tsx'
import { Menu, MenuButton, MenuChoice, MenuGroup } from './menu.tsx'
import { PageCommands, PageDialogOf, type PageDialog } from './page-menu.tsx'
import { previewWidths, showWidth, togglePanel } from './preview-widths.ts'
import { PublishCommands } from './publish-tool.tsx'
import type { ToolbarRoom } from './toolbar-room.ts'
import styles from './toolbar.module.css'

/** What a row that is not wide has no room for. On a phone that is nearly everything. */
export function MoreMenu({ room }: { room: Exclude<ToolbarRoom, 'wide'> }) {
  const desk = useDesk()
  const { words, view } = desk
  const { toolbar } = words
  const [pageDialog, setPageDialog] = useState<PageDialog | null>(null)
  const notices = useNotices()
  const errors = notices.filter(({ severity }) => severity === 'error').length
  const counted = toolbar.noticesCount(errors, notices.length - errors)
  const open = (dialog: DeskDialog) => view.set((state) => ({ ...state, dialog }))
  const isNarrow = room === 'narrow'
  const hasCount = isNarrow && notices.length > 0
  return (
    <>
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
              <PageCommands onChoose={setPageDialog} />
            </MenuGroup>
          </>
        )}
      </Menu>
      <PageDialogOf kind={pageDialog} onClose={() => setPageDialog(null)} />
    </>
  )
}

function RedoCommand() {
  const desk = useDesk()
  const { toolbar } = desk.words
  const label = useStore(desk.session.history, (history) => history.redo)
  return (
    <MenuButton onPress={() => redo(desk)} isDisabled={label === null}>
      {label === null ? toolbar.redo : toolbar.redoOf(label)}
    </MenuButton>
  )
}

function LanguageCommand({ onPress }: { onPress: () => void }) {
  const { words } = useDesk()
  const { there, said } = useLanguageState()
  return (
    <MenuButton onPress={onPress}>
      {words.toolbar.language}: {there.toUpperCase()} {said || words.language.complete} …
    </MenuButton>
  )
}

function PanelCommand({ panel, children }: { panel: Exclude<SidePanel, null>; children: React.ReactNode }) {
  const desk = useDesk()
  const isOpen = useStore(desk.view, (state) => state.panel === panel)
  return (
    <MenuChoice kind="checkbox" isChosen={isOpen} onPress={() => togglePanel(desk, panel)}>
      {children}
    </MenuChoice>
  )
}

function WidthCommands() {
  const desk = useDesk()
  const { toolbar } = desk.words
  const current = useStore(desk.view, (state) => state.width)
  return (
    <MenuGroup label={toolbar.widths}>
      {previewWidths.map((width) => (
        <MenuChoice
          key={width}
          kind="radio"
          isChosen={current === width}
          onPress={() => showWidth(desk, width)}
        >
          {toolbar[width]}
        </MenuChoice>
      ))}
    </MenuGroup>
  )
}
