import { memo, useState } from 'react'
import type { FormDraft } from '#contracts/office-forms.ts'
import { Segments } from '#fields/controls/choice-fields.tsx'
import { LanguageProvider, useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { isLanguage, languages, type Language } from '#i18n/languages.ts'
import { de } from '#i18n/messages/de.ts'
import { en } from '#i18n/messages/en.ts'
import { speak } from '#i18n/spoken.ts'
import { formMessages } from '../../messages/forms.ts'
import styles from '../forms.module.css'
import { previewForm } from './preview-form.ts'
import { VisitorsView } from './visitors-view.tsx'

// The messages of the visitors' fields.
speak('de', de)
speak('en', en)

/** The form in its present state, in one of the two languages; it may lag behind while somebody types. */
export const PreviewPanel = memo(function PreviewPanel({ draft }: { draft: FormDraft }) {
  const { preview: messages, languages: names } = useLazyMessages(formMessages)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const form = previewForm(draft, language)
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
          <VisitorsView key={language} form={form} />
        </div>
      </LanguageProvider>
    </section>
  )
})
