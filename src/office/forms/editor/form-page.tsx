import { useDeferredValue, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FormDraft, FormRecord } from '#contracts/office-forms.ts'
import { ErrorSummary } from '#fields/error-summary.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { officeHref } from '#routing/office-paths.ts'
import { formMessages } from '../../messages/forms.ts'
import { Heading } from '../../records/heading.tsx'
import { Notice } from '../../records/notice.tsx'
import recordStyles from '../../records/records.module.css'
import { useNews } from '../../shell/use-news.ts'
import { FieldList } from '../builder/field-list.tsx'
import { useFieldActions } from '../builder/use-field-actions.ts'
import { controlAt } from '../controls.tsx'
import { fieldIndexOf, sectionOf, type Section } from '../form-errors.ts'
import { FormState } from '../form-state.tsx'
import styles from '../forms.module.css'
import { nameOfValue } from '../part-names.ts'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { FormMails, FormSettings } from '../settings/form-settings.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormMenu } from './form-menu.tsx'
import { stateOfForm } from './state-of-form.ts'
import { FormEditorContext, useFormEditor } from './use-form-editor.ts'

/** Edits a form, stored or new: its fields, settings and mails, and beside them what visitors see. */
export function FormPage({ begin }: { begin: FormDraft | FormRecord }) {
  const messages = useLazyMessages(formMessages)
  const { actions, title: list, templates } = messages
  const language = useLanguage()
  const news = useNews(['copied'])
  const editor = useFormEditor(begin, news && actions.copied)
  const fields = useFieldActions(editor)
  const element = useRef<HTMLFormElement>(null)
  const [openedAt] = useState(() => new Date())
  const { draft, stored, errors, conflict, isBusy, isDirty, refusals, save } = editor
  const preview = useDeferredValue(draft)

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[role="alert"]')?.focus()
  }, [refusals])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      element.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const listed = Object.entries(errors).map(([name, error]) => {
    const index = fieldIndexOf(name)
    const value = nameOfValue(name, messages)
    const label = index === null ? '' : pickLanguage(draft.fields[index]?.label ?? draft.title, language)
    const place = index === null ? '' : `${messages.errors.inField(index + 1, label)}, `
    return { name, id: name, label: place + value, error }
  })
  /** A link of the summary leads to a control, which may be in a closed field. */
  const goTo = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[role="alert"] a') : null
    const name = link?.getAttribute('href')?.slice(1)
    if (name === undefined || !element.current) return
    event.preventDefault()
    const index = fieldIndexOf(name)
    if (index !== null) flushSync(() => fields.show(index))
    controlAt(element.current, name)?.focus()
  }
  const section = (one: Section, content: ReactNode) => (
    <section id={one} aria-labelledby={`${one}-title`}>
      <h2 id={`${one}-title`}>{messages.tabs[one]}</h2>
      <div className={styles.controls}>{content}</div>
    </section>
  )
  const countOf = (one: Section) => listed.filter(({ name }) => sectionOf(name) === one).length
  return (
    <FormEditorContext value={editor}>
      <Heading
        title={pickLanguage(draft.title, language) || (stored ? list : templates.title)}
        above={{ name: list, href: officeHref('forms') }}
      >
        {stored && (
          <div className={styles.state}>
            <FormState state={stateOfForm(stored, openedAt)} />
            <FormMenu form={stored} />
          </div>
        )}
      </Heading>
      <nav className={styles.sections} aria-label={messages.sections}>
        {(['fields', 'settings', 'mails'] as const).map((one) => (
          <a key={one} href={`#${one}`}>
            {messages.tabs[one]}
            {countOf(one) > 0 && ` (${countOf(one)})`}
          </a>
        ))}
        <a href="#preview">{messages.tabs.preview}</a>
      </nav>
      <div className={styles.editor}>
        {/* A link in the summary of errors is opened here, because its control may have to be opened before. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <form
          ref={element}
          className={recordStyles.form}
          noValidate
          aria-label={messages.editing}
          onClick={goTo}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <ErrorSummary errors={listed} />
          {section('fields', <FieldList actions={fields} />)}
          {section('settings', <FormSettings />)}
          {section('mails', <FormMails />)}
          <div className={recordStyles.actions}>
            <button aria-disabled={isBusy} className={recordStyles.primary} aria-keyshortcuts="Control+S">
              {isBusy ? actions.saving : actions.save}
            </button>
            <Notice told={editor.told ?? (isDirty ? { text: actions.unsaved } : null)} />
          </div>
        </form>
        <PreviewPanel draft={preview} />
      </div>
      {conflict && (
        <ConflictDialog
          {...conflict}
          onLater={editor.decideLater}
          onTheirs={editor.takeTheirs}
          onMine={() => {
            editor.decideLater()
            void save(conflict.theirs.version)
          }}
        />
      )}
    </FormEditorContext>
  )
}
