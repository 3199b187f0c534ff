import { useRef, useState } from 'react'
import type { FormRecord } from '#contracts/office-forms.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { languages, pickLanguage } from '#i18n/languages.ts'
import { officeHref } from '#routing/office-paths.ts'
import { href } from '#routing/paths.ts'
import { formMessages } from '../../messages/forms.ts'
import { QuestionDialog } from '../../shell/question-dialog.tsx'
import { Disclosure } from '../../shell/disclosure.tsx'
import { entriesHref } from '../entries-href.ts'
import styles from '../forms.module.css'
import { useEditor } from './use-form-editor.ts'

/** The actions on a stored form besides saving it. */
export function FormMenu({ form }: { form: FormRecord }) {
  const { actions: messages } = useLazyMessages(formMessages)
  const language = useLanguage()
  const { call, tell, leaveTo } = useEditor()
  const [isAsking, setIsAsking] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const copy = () =>
    call<FormRecord>('POST', `forms/${form.id}/copy`).then(
      ({ id }) => location.assign(`${officeHref('forms', id)}#copied`),
      tell,
    )
  const remove = () => {
    setIsAsking(false)
    return call('DELETE', `forms/${form.id}`).then(() => leaveTo(`${officeHref('forms')}#deleted`), tell)
  }
  const pageIn = (each: 'de' | 'en') => ({
    href: href('forms', each, { slug: form.slug }),
    target: '_blank',
    rel: 'noopener',
  })
  return (
    <div ref={menu}>
      <Disclosure summary={messages.more}>
        <div className={styles.menu}>
          {languages.map((each) => (
            <a key={each} {...pageIn(each)}>
              {messages.open[each]}
            </a>
          ))}
          <a {...pageIn(language)}>
            {messages.test}
            <small>{messages.testHint}</small>
          </a>
          <hr />
          <a href={entriesHref(form.id)}>{messages.showEntries}</a>
          <button type="button" onClick={() => void copy()}>
            {messages.copy}
          </button>
          <button type="button" onClick={() => setIsAsking(true)}>
            {messages.delete}
          </button>
        </div>
      </Disclosure>
      {isAsking && (
        <QuestionDialog
          title={messages.deleteTitle(pickLanguage(form.title, language))}
          text={form.entries > 0 ? messages.deleteRefused(form.entries) : messages.deleteText}
          action={form.entries > 0 ? null : messages.delete}
          onConfirm={() => void remove()}
          onCancel={() => {
            setIsAsking(false)
            // The menu with the button that has opened it is closed.
            menu.current?.querySelector('summary')?.focus()
          }}
        />
      )}
    </div>
  )
}
