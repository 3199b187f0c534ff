import { useEffect, useLayoutEffect, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { PageSettings, PageSettingsResponse } from '#contracts/page-settings.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { languages } from '#i18n/languages.ts'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { changedSettings, withStored, type SettingsPatch } from '#editor/model/changed-settings.ts'
import { readErrors, type FieldErrors } from '#editor/model/field-errors.ts'
import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './pages.module.css'
import { SearchPreview } from './search-preview.tsx'
import { Setting } from './setting-field.tsx'
import { pageSettingFields, pageSettingGroups } from '#records/page-settings.ts'
import { readConflict, SettingsConflicts } from './settings-conflicts.tsx'
import { passSettingsStep, settingsStep } from '#editor/model/settings-step.ts'
import { useRecordCalls } from '#editor/controls/use-record-calls.ts'

/** Whether there are unsaved changes, and the address at which to reopen the page; null while nothing was saved. */
export type SettingsState = { isDirty: boolean; address: string | null }

/**
 * The settings of a page. They are saved by field and language, so that nobody overwrites what others have changed; the
 * last change can be undone in the dialog, and like any other step after it was closed. Closing it opens the page at its
 * address, because titles, menus and addresses are rendered by the server.
 */
export function SettingsForm(props: {
  pageId: number
  onState: (state: SettingsState) => void
  onClose: () => void
}) {
  const { pageId, onState, onClose } = props
  const { page, tell } = useTools()
  const calls = useRecordCalls()
  const { pages, saving } = useLazyMessages(editorMessages)
  const shown = useLanguage()
  /** The values that the user saw, with which changes are compared. */
  const [settings, setSettings] = useState<PageSettingsResponse | null>(null)
  const [wanted, setWanted] = useState<Partial<PageSettings>>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [conflicts, setConflicts] = useState<Record<string, unknown>>({})
  const [undo, setUndo] = useState<SettingsPatch | null>(null)
  const [isSaved, setIsSaved] = useState(false)

  const { isBusy, attempt } = useAction((reason, error) => {
    const conflict = readConflict(error)
    // Renders synchronously, so that the first invalid field can be focused.
    flushSync(() => {
      setErrors(readErrors(error))
      setConflicts(conflict)
    })
    const field = document.querySelector<HTMLElement>(
      'dialog :is([aria-invalid=true], [data-conflict] button)',
    )
    // The user may have collapsed its group.
    const group = field?.closest('details')
    if (group) group.open = true
    field?.focus()
    tell(error.status === 400 ? pages.failed : reason, 'error')
  })

  useEffect(() => {
    const load = async () =>
      setSettings(await calls.get('/pageeditor-api/page-settings/{id}', { params: { id: pageId } }))
    load().catch(() => tell(saving.failed, 'error'))
  }, [calls, pageId, tell, saving])
  const patch = settings && changedSettings(settings, wanted)
  const isDirty = patch !== null
  const address = isSaved && settings ? settings.urls[page.language] || location.pathname : null
  // Before the next key: Escape must not close the dialog as if nothing had been typed.
  useLayoutEffect(() => {
    onState({ isDirty, address })
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [onState, isDirty, address])
  if (!settings) return <p>…</p>

  const send = ({ changes, seen }: SettingsPatch, next: SettingsPatch | null) =>
    attempt(async () => {
      const saved = await calls.post('/pageeditor-api/page-settings/{id}', {
        params: { id: pageId },
        json: { ...changes, seen },
      })
      setSettings(saved)
      setWanted({})
      setErrors({})
      setConflicts({})
      setUndo(next)
      passSettingsStep(settingsStep(pageId, next ? 'undo' : 'redo', { changes, seen }))
      setIsSaved(true)
      tell(next ? pages.saved : pages.undone)
    })
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (patch) void send(patch, { changes: patch.seen, seen: patch.changes })
    else tell(pages.unchanged)
  }
  const now = { ...settings, ...wanted }
  const missing = languages.filter((language) => settings.urls[language] === '')
  return (
    <form onSubmit={save} className={styles['form']} noValidate>
      <SettingsConflicts
        conflicts={conflicts}
        local={now}
        onDecide={(name, choice) => {
          const remote = conflicts[name]
          setSettings(withStored(settings, name, remote))
          if (choice === 'remote') setWanted((before) => withStored(before, name, remote))
          setConflicts(Object.fromEntries(Object.entries(conflicts).filter(([one]) => one !== name)))
        }}
      />
      {pageSettingGroups.map(({ label, fields }, index) => (
        <details key={label.de} open={index < 2 || fields.some((name) => hasError(errors, name))}>
          <summary>{label[shown]}</summary>
          <div className={styles['fields']}>
            {fields
              .filter((name) => name !== 'slug' || !settings.is_at_route)
              .filter((name) => name !== 'title' || missing.length > 0)
              .map((name) => (
                <Setting
                  key={name}
                  field={pageSettingFields[name]}
                  value={now[name]}
                  {...(name === 'title' && { shownLanguages: missing })}
                  errorOf={(language) => errors[language ? `${name}.${language}` : name]}
                  onChange={(value) => setWanted((before) => ({ ...before, [name]: value }))}
                />
              ))}
            {fields.includes('meta_title') && <SearchPreview settings={now} urls={settings.urls} />}
          </div>
        </details>
      ))}
      <p className={styles['ways']} data-sticky="">
        <StaffButton look="primary" type="submit" isBusy={isBusy}>
          {pages.save}
        </StaffButton>
        {undo && !isDirty && (
          <StaffButton onClick={() => void send(undo, null)} data-undo="">
            {pages.undo}
          </StaffButton>
        )}
        <StaffButton onClick={onClose}>{isSaved && !isDirty ? pages.close : pages.cancel}</StaffButton>
      </p>
    </form>
  )
}

function hasError(errors: FieldErrors, name: string): boolean {
  return Object.keys(errors).some((error) => error === name || error.startsWith(`${name}.`))
}
