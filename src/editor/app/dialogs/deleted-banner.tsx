import { useAction } from '#staff/action/use-action.ts'
import { Banner } from '#editor/controls/banner.tsx'
import { useStore } from '#design/use-store.ts'
import { copiedText } from '#editor/page/actions/copied-text.ts'
import { useDraft, useShell, useTexts } from '#editor/page/workspace/workspace-context.tsx'

/** Reports who has deleted the page that is being edited. Editors can restore it; everybody can copy their text. */
export function DeletedBanner() {
  const { session, slug } = useDraft()
  const { tools } = useShell()
  const { deleted: messages } = useTexts().messages
  const reason = useStore(session.saving, ({ status, reason: why }) => (status === 'deleted' ? why : null))
  const { attempt } = useAction((refused) => tools.tell(refused, 'error'))
  if (reason === null) return null
  const restore = () =>
    attempt(async () => {
      await tools.calls.post('/pageeditor-api/page-trash/{id}/restore', {
        params: { id: slug.replace('page-', '') },
      })
      await session.refresh()
      tools.tell(messages.restored)
    })
  const copy = async () => {
    const blocks = session.content.get().containers.flatMap(({ columns }) => columns.flat())
    await navigator.clipboard.writeText(copiedText(blocks).text)
    tools.tell(messages.copied)
  }
  return (
    <Banner
      action={session.mayPublish ? messages.restore : messages.copy}
      onAction={() => void (session.mayPublish ? restore() : copy())}
    >
      {reason} {messages.kept}
    </Banner>
  )
}
