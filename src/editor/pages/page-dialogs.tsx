import { useState } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import type { PageDialog } from './page-dialog.ts'
import { DeletePage } from './delete-page.tsx'
import { KeepTemplate } from './keep-template.tsx'
import { MovePage } from './move-page.tsx'
import { CopyPage } from './copy-page.tsx'
import { NewPage } from './new-page.tsx'
import { SettingsForm, type SettingsState } from './settings-form.tsx'
import { SharedList } from '#editor/panels/shared-blocks/shared-list.tsx'
import { PageTree } from './tree/page-tree.tsx'

/** The dialogs that act on a page as a record. */
export function PageDialogs(props: { kind: PageDialog; pageId: number | null; onClose: () => void }) {
  const { kind, pageId, onClose } = props
  const { pages } = useLazyMessages(editorMessages)
  const [settings, setSettings] = useState<SettingsState>({ isDirty: false, address: null })
  const { ask } = useTools()
  const close = () => {
    onClose()
    if (settings.address === null) return
    location.assign(new URL(settings.address, location.origin).pathname + location.search)
  }
  const mayClose = () => {
    if (!settings.isDirty) return true
    const question = { title: pages.loseTitle, text: pages.loseAsk, action: pages.lose }
    void ask(question).then((isYes) => isYes && close())
    return false
  }
  const titles: Record<PageDialog, string> = {
    tree: pages.tree,
    settings: pages.settings,
    new: pages.newPage,
    subpage: pages.newSubpage,
    copy: pages.copyPage,
    move: pages.move,
    template: pages.template,
    remove: pages.removePage,
    shared: pages.shared,
  }
  return (
    <Dialog
      title={titles[kind]}
      help={kind}
      onClose={close}
      mayClose={mayClose}
      {...(['settings', 'tree', 'shared'].includes(kind) && { size: 'wide' as const })}
    >
      {kind === 'tree' && <PageTree pageId={pageId} />}
      {kind === 'settings' && pageId !== null && (
        <SettingsForm pageId={pageId} onState={setSettings} onClose={() => mayClose() && close()} />
      )}
      {(kind === 'new' || kind === 'subpage') && (
        <NewPage parentId={kind === 'subpage' ? pageId : null} onClose={onClose} />
      )}
      {kind === 'copy' && pageId !== null && <CopyPage pageId={pageId} onClose={onClose} />}
      {kind === 'move' && pageId !== null && <MovePage pageId={pageId} />}
      {kind === 'template' && pageId !== null && <KeepTemplate pageId={pageId} />}
      {kind === 'shared' && <SharedList />}
      {kind === 'remove' && pageId !== null && <DeletePage pageId={pageId} />}
    </Dialog>
  )
}
