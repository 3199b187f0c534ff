import { useLanguage } from '#i18n/language-context.tsx'
import { readFaults, readReason } from '#editor/model/field-faults.ts'
import { Banner } from '#editor/controls/banner.tsx'
import { useStore } from '#design/use-store.ts'
import { copiedText } from '#editor/page/actions/copied-text.ts'
import { useDraft, useShell, useTexts } from '#editor/page/workspace/workspace-context.tsx'

const texts = {
  de: {
    kept: 'Was Sie geschrieben haben, bleibt in diesem Browser aufgehoben und wird gespeichert, wenn die Seite zurückkommt.',
    restore: 'Seite wiederherstellen',
    restored: 'Die Seite ist wiederhergestellt.',
    copy: 'Meinen Text kopieren',
    copied: 'Der Text der ganzen Seite ist kopiert.',
  },
  en: {
    kept: 'What you have written is kept in this browser, and it is saved when the page returns.',
    restore: 'Restore the page',
    restored: 'The page has been restored.',
    copy: 'Copy my text',
    copied: 'The text of the whole page has been copied.',
  },
}

/** Reports who has deleted the page that is being edited. Editors can restore it; everybody can copy their text. */
export function DeletedBanner() {
  const { session, slug } = useDraft()
  const { tools } = useShell()
  const { messages: editor } = useTexts()
  const messages = texts[useLanguage()]
  const reason = useStore(session.saving, (saving) => (saving.status === 'deleted' ? saving.reason : null))
  if (reason === null) return null
  const restore = async () => {
    try {
      await tools.calls.post('page-trash/{id}/restore', { params: { id: slug.replace('page-', '') } })
      await session.refresh()
      tools.tell(messages.restored)
    } catch (error) {
      const [fault] = Object.values(readFaults(error))
      tools.tell(fault ?? readReason(error) ?? editor.saving.failed, 'error')
    }
  }
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
