import { useState, type SyntheticEvent } from 'react'
import type { PageTemplate } from '#contracts/page-tree.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { keepTemplateMessages } from '#i18n/lazy/page-dialogs.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { readErrors } from '#editor/model/field-errors.ts'
import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './pages.module.css'
import { useOwnTemplates } from './use-own-templates.ts'
import { useRecordCalls } from '#editor/controls/use-record-calls.ts'

/** Makes a template of the page, and deletes templates. */
export function KeepTemplate({ pageId }: { pageId: number }) {
  const { page, tell } = useTools()
  const calls = useRecordCalls()
  const messages = useLazyMessages(keepTemplateMessages)
  const [name, setName] = useState(page.title)
  const [templates, setTemplates] = useOwnTemplates()
  const isKnown = templates.some((template) => template.name === name.trim())
  const { isBusy, attempt } = useAction((reason, error) =>
    tell('page' in readErrors(error) ? messages.empty : reason, 'error'),
  )
  const change = (call: () => Promise<PageTemplate[]>, done: string) =>
    void attempt(async () => {
      setTemplates(await call())
      tell(done)
    })
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    change(
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
        <StaffButton look="primary" type="submit" isBusy={isBusy}>
          {isKnown ? messages.replace : messages.keep}
        </StaffButton>
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
                <StaffButton
                  aria-label={messages.removeOf(template.name)}
                  onClick={() =>
                    change(
                      () =>
                        calls.remove('/pageeditor-api/page-templates/{id}', { params: { id: template.id } }),
                      messages.removed(template.name),
                    )
                  }
                >
                  {messages.remove}
                </StaffButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </form>
  )
}
