import { useState, type SyntheticEvent } from 'react'
import type { PageTemplate } from '#contracts/page-tree.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { keepTemplateMessages } from '#i18n/lazy/page-dialogs.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { readErrors, readReason } from '#editor/model/field-errors.ts'
import styles from './pages.module.css'
import { useOwnTemplates } from './use-own-templates.ts'
import { useRecordCalls } from '#editor/controls/use-record-calls.ts'

/** Makes a template of the page, and deletes templates. */
export function KeepTemplate({ pageId }: { pageId: number }) {
  const { page, tell } = useTools()
  const calls = useRecordCalls()
  const { saving } = useLazyMessages(editorMessages)
  const messages = useLazyMessages(keepTemplateMessages)
  const [name, setName] = useState(page.title)
  const [templates, setTemplates] = useOwnTemplates()
  const isKnown = templates.some((template) => template.name === name.trim())
  const attempt = async (change: () => Promise<PageTemplate[]>, done: string) => {
    try {
      setTemplates(await change())
      tell(done)
    } catch (error) {
      const errors = readErrors(error)
      const [fieldError] = Object.values(errors)
      tell('page' in errors ? messages.empty : (fieldError ?? readReason(error) ?? saving.failed), 'error')
    }
  }
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    void attempt(
      () =>
        calls.post('/pageeditor-api/page-settings/{id}/template', { params: { id: pageId }, json: { name } }),
      messages.kept(name),
    )
  }
  return (
    <form onSubmit={keep} className={styles['form']}>
      <p>{messages.intro}</p>
      <label>
        {messages.name}
        <input required maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <p>
        <button data-main="">{isKnown ? messages.replace : messages.keep}</button>
      </p>
      {templates.length > 0 && (
        <>
          <h3>{messages.known}</h3>
          <ul className={styles['templates']}>
            {templates.map((template) => (
              <li key={template.id}>
                <span>
                  {template.name}{' '}
                  <span className={styles['hint']}>{template.languages.join(', ').toUpperCase()}</span>
                </span>
                <button
                  type="button"
                  aria-label={messages.removeOf(template.name)}
                  onClick={() =>
                    void attempt(
                      () =>
                        calls.remove('/pageeditor-api/page-templates/{id}', { params: { id: template.id } }),
                      messages.removed(template.name),
                    )
                  }
                >
                  {messages.remove}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </form>
  )
}
