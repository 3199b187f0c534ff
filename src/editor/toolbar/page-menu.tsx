import { Suspense, useState } from 'react'
import { useWords } from '#i18n/language-context.tsx'
import { editorWords } from '#i18n/lazy/editor.ts'
import { useTools } from '../shell/staff-page-context.tsx'
import { Menu, MenuButton } from './menu.tsx'
import { lazyPart } from '../shell/lazy-part.ts'

export type PageDialog = 'settings' | 'new' | 'subpage' | 'move' | 'remove'

const PageDialogs = lazyPart(async () => (await import('../pages/page-dialogs.tsx')).PageDialogs)

/** What can be done with a page as a record: settings, new pages, its place in the tree, deleting it. */
export function PageMenu() {
  const { page } = useTools()
  const { pages, toolbar } = useWords(editorWords)
  const [dialog, setDialog] = useState<PageDialog | null>(null)
  const pageId = /^page-(\d+)$/.exec(page.section ?? '')?.[1]
  const mayPublish = page.user.role !== 'author'
  return (
    <>
      <Menu label={pages.menu} shown={`${toolbar.page} …`}>
        {pageId !== undefined && (
          <MenuButton onPress={() => setDialog('settings')}>{pages.settings} …</MenuButton>
        )}
        <MenuButton onPress={() => setDialog('new')} isDisabled={!mayPublish}>
          {pages.newPage} …
        </MenuButton>
        {pageId !== undefined && (
          <>
            <MenuButton onPress={() => setDialog('subpage')} isDisabled={!mayPublish}>
              {pages.newSubpage} …
            </MenuButton>
            <MenuButton onPress={() => setDialog('move')} isDisabled={!mayPublish}>
              {pages.move} …
            </MenuButton>
            <MenuButton onPress={() => setDialog('remove')} isDisabled={!mayPublish} isDangerous>
              {pages.remove} …
            </MenuButton>
          </>
        )}
      </Menu>
      {dialog && (
        <Suspense>
          <PageDialogs
            kind={dialog}
            pageId={pageId === undefined ? null : Number(pageId)}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  )
}
