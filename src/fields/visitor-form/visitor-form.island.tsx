import { useId, useMemo, useRef, useState, type FormEvent } from 'react'
import { startModel } from '#contracts/form-answers.ts'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { Form, SentAnswers, TemporaryFile } from '#contracts/forms.ts'
import { Button } from '#design/button/button.tsx'
import { island } from '#design/island/island.tsx'
import { useIsHydrated } from '#design/island/use-is-hydrated.ts'
import { Notice } from '#design/notice/notice.tsx'
import { hallDay } from '#i18n/dates.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import { CheckboxField } from '../choice-fields.tsx'
import { ErrorSummary, type InvalidField } from '../error-summary.tsx'
import { listShownFields } from './asked-fields.ts'
import { fieldHelp } from './field-help.tsx'
import { KeptNote } from './kept-note.tsx'
import { controlNames } from './read-answers.ts'
import { SentNotice } from './sent-notice.tsx'
import { useVisitorForm } from './use-visitor-form.ts'
import { VisitorField } from './visitor-field.tsx'
import styles from './visitor-form.module.css'

/** The result of a form that was sent without scripts. */
export type FormResult =
  | { kind: 'sent'; text: string; goOn: string | null }
  | {
      kind: 'refused'
      answers: SentAnswers
      /** Files that are stored already, by the slugs of their fields. */
      files: (TemporaryFile & { slug: string })[]
      /** Error messages of fields. */
      errors: Record<string, string>
      /** The error message about the form as a whole. */
      notice: string | null
      isTest: boolean
      /** When the form was first shown. */
      openedAt: string | null
    }

export type VisitorFormProps = {
  form: Form
  /** The page that handles the form without scripts. */
  action: string
  /** When the page was rendered, as an ISO instant, and the day in the hall; left out of pages that are cached. */
  openedAt?: string
  today?: string
  /** For staff: whether visitors see the form, and whether they may send a test. */
  staff?: { isOpen: boolean; mayTest: boolean } | null
  result?: FormResult | null
}

/**
 * A form of the form builder as visitors fill it in. It works without scripts; with them it is checked and sent in
 * place, files are uploaded as they are chosen, and conditional fields appear as soon as they apply.
 */
function VisitorForm(props: VisitorFormProps) {
  const { form, action, staff = null, result = null } = props
  const messages = useLazyMessages(formMessages)
  const texts = useLazyMessages(visitorFormMessages)
  const isLive = useIsHydrated()
  const [browserToday] = useState(() => hallDay(new Date()))
  const today = props.today ?? (isLive ? browserToday : null)
  const idBase = useId()
  const element = useRef<HTMLFormElement>(null)
  const noticePlace = useRef<HTMLDivElement>(null)
  const fields = useMemo(() => listShownFields(form), [form])
  const start = result?.kind === 'refused' ? result : null
  const openedAt = start?.openedAt ?? props.openedAt
  const state = useVisitorForm({
    form,
    element,
    noticePlace,
    start: start ? start.answers : startModel(form),
    outcome: result?.kind ?? null,
    errors: start?.errors ?? {},
    notice: start?.notice ?? null,
    files: start?.files ?? [],
  })
  const sent = result?.kind === 'sent' ? result : state.sent
  if (sent) return <SentNotice {...sent} />

  const { answers, asked, attachments, kept, report } = state
  const { errors } = report
  const idOf = (slug: string) => `${idBase}-${slug}`
  const invalid = fields.flatMap(({ slug, label: given }): InvalidField[] => {
    const error = errors[slug]
    return error !== undefined && asked.has(slug)
      ? [{ name: slug, id: idOf(slug), label: given || messages.confirmEmail, error }]
      : []
  })
  const submit = (event: FormEvent) => {
    if (event.defaultPrevented) return // in the page editor, where it is inert
    event.preventDefault()
    void state.send()
  }
  return (
    <div className={styles.frame}>
      {staff && !staff.isOpen && (
        <Notice kind="warning">
          <p>{texts.notPublic}</p>
        </Notice>
      )}
      <ErrorSummary key={report.attempt} errors={invalid} takesFocus={report.isNew} />
      {report.notice !== null && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <div ref={noticePlace} tabIndex={-1} autoFocus={invalid.length === 0} className={styles.notice}>
          <Notice kind="error" role="alert" title={texts.failedTitle}>
            <p>{report.notice}</p>
          </Notice>
        </div>
      )}
      {/* Receives the changes of all its fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        method="post"
        action={action}
        encType="multipart/form-data"
        className={styles.form}
        aria-label={form.title}
        noValidate
        onSubmit={submit}
        onChange={state.noteInput}
        onBlur={state.noteLeft}
      >
        {fields.some(({ required }) => required) && (
          <p className={styles.small}>{texts.required(messages.required)}</p>
        )}
        <div className={styles.fields} key={state.generation}>
          {fields.map((field) => (
            <div
              key={field.slug}
              className={styles.place}
              data-waiting={asked.has(field.slug) ? undefined : ''}
              hidden={isLive && !asked.has(field.slug)}
              // A hidden field takes no space in the grid.
              data-unseen={field.field_type === formFieldTypes.hidden.number || undefined}
            >
              <VisitorField
                {...{ field, today, attachments, isLive }}
                id={idOf(field.slug)}
                answer={answers[field.slug]}
                error={errors[field.slug] ?? null}
                help={fieldHelp(field, form, { texts, isLive })}
              />
            </div>
          ))}
        </div>
        {/* A honeypot: bots fill in every field; it is hidden from people. */}
        <p className={styles.trap} aria-hidden="true">
          <label>
            {texts.trap}
            <input name={controlNames.trap} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        {openedAt !== undefined && <input type="hidden" name={controlNames.openedAt} value={openedAt} />}
        {staff?.mayTest && (
          <CheckboxField
            name={controlNames.isTest}
            id={idOf('is-test')}
            value="true"
            label={texts.asTest}
            help={texts.asTestHelp}
            isChecked={start ? start.isTest : !staff.isOpen}
          />
        )}
        <p>
          <Button isBusy={state.isBusy} busyText={texts.sending}>
            {report.canRetry ? texts.again : form.button_text || messages.send}
          </Button>
        </p>
        <KeptNote {...kept} />
      </form>
    </div>
  )
}

export default island('visitor-form', VisitorForm, { when: 'visible' })
