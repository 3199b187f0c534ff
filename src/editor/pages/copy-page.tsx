import { useEffect, useState } from 'react'
import type { PageSettings } from '#contracts/page-settings.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { perLanguage } from '#i18n/languages.ts'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { newPageMessages } from '#i18n/lazy/page-dialogs.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { NewPage } from './new-page.tsx'

/** Makes a page with the drafts and settings of this one, at any place; a language without a title is left out. */
export function CopyPage({ pageId, onClose }: { pageId: number; onClose: () => void }) {
  const { calls, tell } = useTools()
  const { saving } = useLazyMessages(editorMessages)
  const [settings, setSettings] = useState<PageSettings | null>(null)
  useEffect(() => {
    calls
      .get('/pageeditor-api/page-settings/{id}', { params: { id: pageId } })
      .then(setSettings, () => tell(saving.failed, 'error'))
  }, [calls, pageId, tell, saving])
  if (!settings) return null
  const title = perLanguage(
    (language) => settings.title[language] && newPageMessages[language].copyOf(settings.title[language]),
  )
  return <NewPage parentId={settings.parent_id} onClose={onClose} copied={{ pageId, title }} />
}
