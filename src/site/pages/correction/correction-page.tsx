import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import type { CorrectionForm } from '#domain/corrections/index.server.ts'
import { CheckboxField, SelectField } from '#fields/choice-fields.tsx'
import { ErrorSummary } from '#fields/error-summary.tsx'
import { TextareaField, TextField } from '#fields/text-field.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { correctionMessages } from '#i18n/lazy/corrections.ts'
import { formMessages } from '#i18n/lazy/forms.ts'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import { correctablePages, correctionHref, type CorrectablePage } from '#routing/correction-paths.ts'
import { detailHref } from '#routing/paths.ts'
import styles from './correction-page.module.css'
import type { CorrectionAnswer } from './handle-correction.server.ts'

type Field = CorrectionForm['fields'][number]
type Messages = (typeof correctionMessages)['de']

/** A record's public details as a form, how the visitor knows better, and whom to answer. */
export function CorrectionPage(props: {
  page: CorrectablePage
  form: CorrectionForm
  answer: CorrectionAnswer | null
  crumbs: Crumb[]
  openedAt: string
}) {
  const { page, form, answer, crumbs, openedAt } = props
  const language = useLanguage()
  const texts = useLazyMessages(correctionMessages)
  const back = <a href={pageOf(form, language)}>{texts.back}</a>
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        <p className={styles.record}>{form.title}</p>
        {answer?.kind === 'sent' ? (
          <>
            {/* Takes the focus, so that screen readers announce it on the page that answers the form. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <div tabIndex={-1} autoFocus className={styles.focused}>
              <Notice kind="success" title={texts.sentTitle}>
                <p>{texts.sent}</p>
              </Notice>
            </div>
            <p>{back}</p>
          </>
        ) : (
          <>
            <p className={styles.intro}>{texts.intro}</p>
            <Form {...{ page, form, openedAt }} refused={answer} />
            <p>{back}</p>
          </>
        )}
      </div>
    </div>
  )
}

/** The address of the record's own page. */
export function pageOf({ kind, id, slug }: CorrectionForm, language: Language): string {
  const [, { list }] = Object.entries(correctablePages).find(([, one]) => one.kind === kind) ?? [
    '',
    correctablePages.event,
  ]
  return detailHref(list, language, { id, slug })
}

function Form(props: {
  page: CorrectablePage
  form: CorrectionForm
  openedAt: string
  refused: Extract<CorrectionAnswer, { kind: 'refused' }> | null
}) {
  const { page, form, openedAt, refused } = props
  const language = useLanguage()
  const texts = useLazyMessages(correctionMessages)
  const { required } = useLazyMessages(formMessages)
  const visitorForm = useLazyMessages(visitorFormMessages)
  const errors = refused?.errors ?? {}
  const typed = refused?.typed
  const { labels, help } = texts
  const invalid = [
    ...form.fields.map((field) => ({
      name: `record_${field.name}`,
      label: labelOf(field, form, texts),
      error: errors[field.name],
    })),
    { name: 'evidence', label: labels.evidence, error: errors['evidence'] },
    { name: 'email', label: labels.email, error: errors['email'] },
    { name: 'sender', label: labels.sender, error: errors['sender'] },
    { name: 'consent', label: labels.consent, error: errors['consent'] },
  ].flatMap(({ error, ...field }) => (error === undefined ? [] : [{ ...field, error }]))
  return (
    <>
      <ErrorSummary errors={invalid} />
      {refused?.notice && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <div tabIndex={-1} autoFocus={invalid.length === 0} className={styles.focused}>
          <Notice kind="error" role="alert" title={texts.failedTitle}>
            <p>{refused.notice}</p>
          </Notice>
        </div>
      )}
      <form
        method="post"
        action={correctionHref(page, language, form.id)}
        className={styles.form}
        aria-label={`${texts.title} ${form.title}`}
        noValidate
      >
        <p className={styles.small}>{visitorForm.required(required)}</p>
        <Group title={texts.facts}>
          {form.fields.map((field) => (
            <RecordField
              key={field.name}
              field={field}
              label={labelOf(field, form, texts)}
              value={typed?.fields[field.name] ?? field.value}
              error={errors[field.name] ?? null}
            />
          ))}
        </Group>
        <Group title={texts.you}>
          <TextareaField
            name="evidence"
            label={labels.evidence}
            help={help.evidence}
            isRequired
            rows={4}
            maxLength={5000}
            value={typed?.evidence}
            error={errors['evidence']}
          />
          <TextField
            name="email"
            kind="email"
            label={labels.email}
            help={help.email}
            isRequired
            maxLength={254}
            value={typed?.email}
            error={errors['email']}
          />
          <TextField
            name="sender"
            label={labels.sender}
            autoComplete="name"
            maxLength={120}
            value={typed?.name}
            error={errors['sender']}
          />
          <CheckboxField
            name="may_be_named"
            value="true"
            label={labels.may_be_named}
            isChecked={typed?.mayBeNamed}
          />
          <CheckboxField
            name="consent"
            value="true"
            label={labels.consent}
            isRequired
            isChecked={typed?.hasConsent}
            error={errors['consent']}
          />
        </Group>
        {/* A honeypot: bots fill in every field; it is hidden from people. */}
        <p className={styles.trap} aria-hidden="true">
          <label>
            {texts.trap}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <input type="hidden" name="opened_at" value={typed?.openedAt || openedAt} />
        <p>
          <Button>{texts.send}</Button>
        </p>
        <p className={styles.small}>{help.privacy}</p>
      </form>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

function RecordField(props: { field: Field; label: string; value: string; error: string | null }) {
  const { field, label, value, error } = props
  const { help, noRoom } = useLazyMessages(correctionMessages)
  const common = { name: `record_${field.name}`, label, error, value }
  switch (field.control) {
    case 'choice':
      return <SelectField {...common} choices={field.choices ?? []} emptyText={noRoom} />
    case 'lines':
      return <TextareaField {...common} help={help.lines} rows={linesOf(value)} maxLength={field.limit} />
    case 'text':
      return <TextareaField {...common} rows={3} maxLength={field.limit} />
    case 'number':
      return <TextField {...common} kind="decimal" maxLength={10} />
    case 'date':
      return <TextField {...common} help={help.date} autoComplete="off" maxLength={field.limit} />
    case 'time':
      return <TextField {...common} help={help.time} autoComplete="off" maxLength={10} placeholder="19:30" />
    default:
      return <TextField {...common} autoComplete="off" maxLength={field.limit} />
  }
}

function linesOf(value: string): number {
  return Math.min(12, Math.max(3, value.split('\n').length + 1))
}

/** Ensembles are not born. */
function labelOf({ name }: Field, { isEnsemble }: CorrectionForm, { labels }: Messages): string {
  if (isEnsemble && name === 'born') return labels.founded
  if (isEnsemble && name === 'died') return labels.dissolved
  return isLabelled(name, labels) ? labels[name] : name
}

function isLabelled(name: string, labels: Messages['labels']): name is keyof Messages['labels'] {
  return Object.hasOwn(labels, name)
}
