import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { templates as builtIn } from '#contracts/page-settings.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { newPageMessages } from '#i18n/lazy/page-dialogs.ts'
import { otherLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { readErrors, type FieldErrors } from '#editor/model/field-errors.ts'
import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './pages.module.css'
import { TreeChoice } from './tree-choice.tsx'
import { useOwnTemplates } from './use-own-templates.ts'
import { useRecordCalls } from '#editor/controls/use-record-calls.ts'

type BuiltIn = (typeof builtIn)[number]
/** A built-in template, or the id of one that staff have made. */
type Chosen = BuiltIn | number

const builtIns: readonly BuiltIn[] = ['empty', 'article', 'overview', 'visit', 'landing']

/** Creates a page from a template and opens it for editing; visitors see it once it is published. */
export function NewPage(props: {
  parentId: number | null
  onClose: () => void
  /** A page that the new one begins as a copy of, instead of a template, and what it is called at first. */
  copied?: { pageId: number; title: Localized }
}) {
  const { parentId, onClose, copied } = props
  const { page, tell } = useTools()
  const calls = useRecordCalls()
  const { pages } = useLazyMessages(editorMessages)
  const messages = useLazyMessages(newPageMessages)
  const [title, setTitle] = useState<Localized>(copied?.title ?? { de: '', en: '' })
  const [parent, setParent] = useState(parentId)
  const [template, setTemplate] = useState<Chosen>('empty')
  const [errors, setErrors] = useState<FieldErrors>({})
  const { isBusy, attempt } = useAction((reason, error) => {
    const found = readErrors(error)
    setErrors(found)
    tell(Object.keys(found).length > 0 ? pages.failed : reason, 'error')
  })
  const create = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!title.de.trim() && !title.en.trim()) {
      flushSync(() => setErrors({ title: messages.needed }))
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    void attempt(async () => {
      const made = await calls.post('/pageeditor-api/page-settings', {
        json: {
          parent_id: parent,
          title,
          ...(copied ? { copy_of: copied.pageId } : chosenTemplate(template)),
        },
      })
      const url = made.urls[page.language] || made.urls[otherLanguage(page.language)]
      await leaveFor(`${new URL(url, location.origin).pathname}?edit`)
    })
  }
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const id = useId()
  const isInvalid = (language: Language) =>
    errors[`title.${language}`] !== undefined || (errors['title'] !== undefined && !title[language].trim())
  const [error] = Object.values(errors)
  return (
    <form onSubmit={create} className={styles['form']} noValidate>
      {error && (
        <p id={id} role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <fieldset className={styles['pair']}>
        <legend>{messages.title}</legend>
        {[page.language, otherLanguage(page.language)].map((language) => (
          <label key={language}>
            {language.toUpperCase()}
            {language !== page.language && ` (${messages.optional})`}
            <input
              ref={language === page.language ? first : undefined}
              lang={language}
              maxLength={200}
              value={title[language]}
              name={`title-${language}`}
              {...(isInvalid(language) && { 'aria-invalid': true, 'aria-describedby': id })}
              onChange={(event) => setTitle((before) => ({ ...before, [language]: event.target.value }))}
            />
          </label>
        ))}
      </fieldset>
      <TreeChoice label={messages.parent} none={messages.none} value={parent} onChange={setParent} />
      {copied ? (
        <p className={styles['hint']}>{messages.copyNote}</p>
      ) : (
        <Templates chosen={template} onChoose={setTemplate} />
      )}
      <p className={styles['ways']}>
        <StaffButton look="primary" type="submit" isBusy={isBusy}>
          {copied ? messages.copy : messages.create}
        </StaffButton>
        <StaffButton onClick={onClose}>{pages.cancel}</StaffButton>
      </p>
    </form>
  )
}

/** The built-in templates, and those that staff have made. */
function Templates({ chosen, onChoose }: { chosen: Chosen; onChoose: (template: Chosen) => void }) {
  const messages = useLazyMessages(newPageMessages)
  const [ownTemplates] = useOwnTemplates()
  return (
    <fieldset className={styles['choices']}>
      <legend>{messages.template}</legend>
      {builtIns.map((value) => (
        <label key={value} className={styles['choice']}>
          <input
            type="radio"
            name="template"
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{messages.templates[value].name}</span>
          <span className={styles['hint']}>{messages.templates[value].about}</span>
        </label>
      ))}
      {ownTemplates.map(({ id: own, name, languages }) => (
        <label key={own} className={styles['choice']}>
          <input
            type="radio"
            name="template"
            value={own}
            checked={chosen === own}
            onChange={() => onChoose(own)}
          />
          <span>{name}</span>
          <span className={styles['hint']}>
            {messages.own} ({languages.join(', ').toUpperCase()})
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** How the call names the template: by id if staff have made it, otherwise by name. */
function chosenTemplate(chosen: Chosen) {
  return typeof chosen === 'number' ? { own_template: chosen } : { template: chosen }
}
