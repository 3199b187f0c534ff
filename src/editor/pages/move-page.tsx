import { useState, type SyntheticEvent } from 'react'
import type { TreePage } from '#contracts/page-tree.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { movePageMessages } from '#i18n/lazy/page-dialogs.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './pages.module.css'
import { TreeChoice, usePageTree } from './tree-choice.tsx'

/** Moves the page to another place in the tree. */
export function MovePage({ pageId }: { pageId: number }) {
  const { calls, page, tell } = useTools()
  const { pages } = useLazyMessages(editorMessages)
  const messages = useLazyMessages(movePageMessages)
  const tree = usePageTree()
  const own = tree.find(({ id }) => id === pageId)
  const [chosen, setChosen] = useState<{ parent: number | null } | null>(null)
  /** Undefined until the user chooses: defaults to the page's current predecessor. */
  const [chosenAfter, setAfter] = useState<number | null>()
  const parent = chosen ? chosen.parent : (own?.parent_id ?? null)
  const after = chosenAfter === undefined && own ? siblingBefore(tree, own) : (chosenAfter ?? null)
  const { isBusy, attempt } = useAction((reason) => tell(reason, 'error'))
  const move = (event: SyntheticEvent) => {
    event.preventDefault()
    void attempt(async () => {
      const body = { parent_id: parent, after }
      const moved = await calls.post('/pageeditor-api/page-settings/{id}/move', {
        params: { id: pageId },
        json: body,
      })
      await leaveFor(new URL(moved.urls[page.language], location.origin).pathname + location.search)
    })
  }
  return (
    <form onSubmit={move} className={styles['form']}>
      <TreeChoice
        label={messages.under}
        none={messages.top}
        value={parent}
        without={pageId}
        onChange={(id) => {
          setChosen({ parent: id })
          setAfter(null)
        }}
      />
      <TreeChoice
        label={messages.after}
        none={messages.first}
        value={after}
        without={pageId}
        only={{ parent }}
        onChange={setAfter}
      />
      <p className={styles['hint']}>{messages.note}</p>
      <p>
        <StaffButton look="primary" type="submit" isBusy={isBusy}>
          {pages.move}
        </StaffButton>
      </p>
    </form>
  )
}

function siblingBefore(tree: TreePage[], own: TreePage): number | null {
  const siblings = tree.filter((page) => page.parent_id === own.parent_id)
  return siblings[siblings.indexOf(own) - 1]?.id ?? null
}
