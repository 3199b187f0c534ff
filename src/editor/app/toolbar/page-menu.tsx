import { Suspense, useState, type ReactNode } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { officeHref } from '#routing/office-paths.ts'
import { Menu, MenuButton, MenuLink } from '#editor/controls/menu.tsx'
import { pageIdOf, type PageDialog } from '#editor/pages/page-dialog.ts'
import { lazyPart } from '#design/lazy-part.ts'

const PageDialogs = lazyPart(async () => (await import('#editor/pages/page-dialogs.tsx')).PageDialogs)

/** The actions on a page as a record: settings, new pages, moving it in the tree, deleting it. */
export function PageMenu({ onChoose }: { onChoose: (dialog: PageDialog) => void }) {
  const { pages, toolbar } = useLazyMessages(editorMessages)
  return (
    <Menu label={pages.menu} shown={`${toolbar.page} …`}>
      <PageCommands onChoose={onChoose} />
    </Menu>
  )
}

/** The dialog that a command about the page opens. It belongs to the toolbar, because menus come and go with its width. */
export function usePageDialog(): { openPageDialog: (dialog: PageDialog) => void; pageDialog: ReactNode } {
  const [kind, setKind] = useState<PageDialog | null>(null)
  return {
    openPageDialog: setKind,
    pageDialog: kind && <PageDialogOf kind={kind} onClose={() => setKind(null)} />,
  }
}

/** The commands of a menu about the page. */
export function PageCommands({ onChoose }: { onChoose: (dialog: PageDialog) => void }) {
  const { page } = useTools()
  const { pages } = useLazyMessages(editorMessages)
  const mayPublish = page.user.role !== 'author'
  const hasPage = pageIdOf(page.section) !== null
  return (
    <>
      <MenuButton onPress={() => onChoose('tree')}>{pages.tree} …</MenuButton>
      <MenuButton onPress={() => onChoose('shared')}>{pages.shared} …</MenuButton>
      <MenuLink href={officeHref('replacement')}>{pages.replacement}</MenuLink>
      {hasPage && <MenuButton onPress={() => onChoose('settings')}>{pages.settings} …</MenuButton>}
      <MenuButton onPress={() => onChoose('new')}>{pages.newPage} …</MenuButton>
      {hasPage && (
        <>
          <MenuButton onPress={() => onChoose('subpage')}>{pages.newSubpage} …</MenuButton>
          <MenuButton onPress={() => onChoose('copy')}>{pages.copyPage} …</MenuButton>
          <MenuButton onPress={() => onChoose('move')} isDisabled={!mayPublish}>
            {pages.move} …
          </MenuButton>
          <MenuButton onPress={() => onChoose('template')} isDisabled={!mayPublish}>
            {pages.template} …
          </MenuButton>
          <MenuButton onPress={() => onChoose('remove')} isDisabled={!mayPublish} isDangerous>
            {pages.remove} …
          </MenuButton>
        </>
      )}
    </>
  )
}

export function PageDialogOf({ kind, onClose }: { kind: PageDialog; onClose: () => void }) {
  const { page } = useTools()
  return (
    <Suspense>
      <PageDialogs kind={kind} pageId={pageIdOf(page.section)} onClose={onClose} />
    </Suspense>
  )
}
