import { useEffect, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { PageSettings, PageSettingsAnswer } from '#contracts/page-settings.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { useTools } from '../shell/staff-page-context.tsx'
import { readFaults, readReason, type Faults } from './field-faults.ts'
import styles from './pages.module.css'
import { SearchPreview } from './search-preview.tsx'
import { Setting } from './setting-field.tsx'
import { settingGroups } from './setting-fields.ts'
import { useRecordCalls } from './use-record-calls.ts'

/**
 * All settings of a page in both languages. Only changes are sent; when the address changes, the page is opened there.
 */
export function SettingsForm({ pageId, onClose }: { pageId: number; onClose: () => void }) {
  const { page, tell } = useTools()
  const calls = useRecordCalls()
  const { pages, saving } = useLazyMessages(editorMessages)
  const shown = useLanguage()
  const [settings, setSettings] = useState<PageSettingsAnswer | null>(null)
  const [changes, setChanges] = useState<Partial<PageSettings>>({})
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const load = async () => setSettings(await calls.get<PageSettingsAnswer>(`page-settings/${pageId}`))
    load().catch(() => tell(saving.failed, 'error'))
  }, [calls, pageId, tell, saving])
  if (!settings) return <p>…</p>

  const now = { ...settings, ...changes }
  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    try {
      const saved = await calls.post<PageSettingsAnswer>(`page-settings/${pageId}`, changes)
      const address = new URL(saved.urls[page.language], location.origin).pathname
      tell(pages.saved)
      onClose()
      // Title, hero and menus are rendered by the server.
      if (Object.keys(changes).length > 0) location.assign(address + location.search)
    } catch (error) {
      // Renders synchronously, so that the first invalid field can be focused.
      flushSync(() => setFaults(readFaults(error)))
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      tell(readReason(error) ?? pages.failed, 'error')
      setIsBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)} className={styles['form']} noValidate>
      {Object.keys(faults).length > 0 && (
        <p role="alert" className={styles['fault']}>
          {pages.failed}
        </p>
      )}
      {settingGroups.map(({ title, fields }, index) => (
        <details key={title.de} open={index < 2 || fields.some(({ name }) => hasFault(faults, name))}>
          <summary>{title[shown]}</summary>
          <div className={styles['fields']}>
            {fields
              .filter(({ name }) => name !== 'slug' || !settings.is_at_route)
              .map((field) => (
                <Setting
                  key={field.name}
                  field={field}
                  settings={now}
                  faultOf={(name) => faults[name]}
                  onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
                />
              ))}
            {fields.some(({ name }) => name === 'meta_title') && (
              <SearchPreview settings={now} urls={settings.urls} />
            )}
          </div>
        </details>
      ))}
      <p className={styles['ways']}>
        <button data-main="" aria-disabled={isBusy}>
          {pages.save}
        </button>
        <button type="button" onClick={onClose}>
          {pages.cancel}
        </button>
      </p>
    </form>
  )
}

function hasFault(faults: Faults, name: string): boolean {
  return Object.keys(faults).some((fault) => fault === name || fault.startsWith(`${name}.`))
}
