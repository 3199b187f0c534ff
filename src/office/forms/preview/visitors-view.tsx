import { useState } from 'react'
import { startModel } from '#contracts/form-answers.ts'
import type { Form, SentAnswers } from '#contracts/forms.ts'
import { Button } from '#design/button/button.tsx'
import { findAskedFields, listShownFields } from '#fields/visitor-form/asked-fields.ts'
import { Attachments } from '#fields/visitor-form/attachments.ts'
import { readAnswers } from '#fields/visitor-form/read-answers.ts'
import { VisitorField } from '#fields/visitor-form/visitor-field.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import styles from './preview.module.css'

/** A form as visitors see it, which can be filled in so that conditions can be tested. Nothing leaves the browser. */
export function VisitorsView({ form, label }: { form: Form; label: string }) {
  const messages = useLazyMessages(formMessages)
  const [attachments] = useState(
    () =>
      new Attachments((file) =>
        Promise.resolve({ id: crypto.randomUUID(), name: file.name, size: file.size, type: file.type }),
      ),
  )
  const start: SentAnswers = startModel(form)
  const [typed, setTyped] = useState<SentAnswers>({})
  const asked = findAskedFields(form, { ...start, ...typed })
  return (
    <form
      className={styles['form']}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onChange={({ currentTarget }) => setTyped(readAnswers(form, new FormData(currentTarget)))}
    >
      {form.intro && <p className={styles['intro']}>{form.intro}</p>}
      {listShownFields(form)
        .filter(({ slug }) => asked.has(slug))
        .map((field, place) => (
          <VisitorField
            // A field of another type or with another default is reset.
            key={`${place} ${field.slug} ${field.field_type} ${field.default} ${field.choices.join()}`}
            field={field}
            id={`preview-${field.slug}`}
            answer={start[field.slug] ?? undefined}
            error={null}
            help={field.help_text}
            today={null}
            attachments={attachments}
            isLive
          />
        ))}
      <p className={styles['send']}>
        <Button type="submit">{form.button_text || messages.send}</Button>
      </p>
    </form>
  )
}
