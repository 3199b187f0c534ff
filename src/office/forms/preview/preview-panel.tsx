import { memo, useDeferredValue, useState } from 'react'
import { Segments } from '#fields/controls/choice-fields.tsx'
import { LanguageProvider, useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { isLanguage, languages, type Language } from '#i18n/languages.ts'
import { de } from '#i18n/messages/de.ts'
import { en } from '#i18n/messages/en.ts'
import { speak } from '#i18n/spoken.ts'
import type { Values } from '#records/field.ts'
import { formMessages } from '../../messages/forms.ts'
import { useRecordMessages } from '../../records/records-context.ts'
import { formOf } from '../form-of.ts'
import styles from '../forms.module.css'
import { previewForm } from './preview-form.ts'
import { VisitorsView } from './visitors-view.tsx'

// The messages of the visitors' fields.
speak('de', de)
speak('en', en)

/** The form in its present state, in one of the two languages; it may lag behind while somebody types. */
export function PreviewPanel({ values }: { values: Values }) {
  return <Preview values={useDeferredValue(values)} />
}

const Preview = memo(function Preview({ values }: { values: Values }) {
  const { preview: messages } = useLazyMessages(formMessages)
  const { languages: names } = useRecordMessages()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const form = previewForm(formOf(values), language)
  return (
    <section id="preview" className={styles.preview} aria-labelledby="preview-title">
      <header>
        <h2 id="preview-title">{messages.title}</h2>
        <Segments
          label={messages.language}
          choices={languages.map((each) => ({ value: each, name: names[each] }))}
          value={language}
          onChange={(chosen) => isLanguage(chosen) && setLanguage(chosen)}
        />
      </header>
      <p>{messages.hint}</p>
      <LanguageProvider language={language}>
        <div lang={language}>
          <p className={styles.formTitle}>{form.title}</p>
          <VisitorsView key={language} form={form} label={`${messages.title}: ${form.title}`} />
        </div>
      </LanguageProvider>
    </section>
  )
})
