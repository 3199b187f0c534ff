import { useEffect, useState } from 'react'
import type { PageTemplate } from '#contracts/page-tree.ts'
import { useRecordCalls } from '#editor/controls/use-record-calls.ts'

/** The templates that staff have made of pages; empty until they are loaded. The setter replaces the list. */
export function useOwnTemplates(): [PageTemplate[], (templates: PageTemplate[]) => void] {
  const calls = useRecordCalls()
  const [templates, setTemplates] = useState<PageTemplate[]>([])
  useEffect(() => {
    const load = async () => setTemplates(await calls.get('/pageeditor-api/page-templates'))
    load().catch(() => {}) // the built-in templates do not depend on them
  }, [calls])
  return [templates, setTemplates]
}
