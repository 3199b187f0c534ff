import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { ErrorSummary } from '#fields/error-summary.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { fieldText } from '../fields/index.ts'
import { textIn } from '../fields/localized-value.ts'
import type { StoredRecord } from './calls.ts'
import { Conflicts } from './conflicts.tsx'
import { formGroups, isWanted } from './form-groups.ts'
import { Heading } from './heading.tsx'
import { History } from './history.tsx'
import { Notice } from './notice.tsx'
import { RecordAside } from './record-aside.tsx'
import { addressOf, useNames, useRecordMessages } from './records-context.ts'
import styles from './records.module.css'
import { SameTitle } from './same-title.tsx'
import type { SpecialParts } from './special-parts.ts'
import { useRecordForm } from './use-record-form.ts'
import { Uses } from './uses.tsx'
import { useWords } from './use-words.ts'

/** The page of one record, or of a new one without an id. */
export function RecordForm(props: {
  definition: RecordDefinition
  id: number | null
  parts?: SpecialParts | undefined
}) {
  const { definition, id, parts } = props
  const messages = useRecordMessages()
  const names = useNames(definition)
  const form = useRecordForm(definition, id)
  const { stored, load } = form
  const list = definition.isSingle ? undefined : { name: names.place, href: addressOf(definition) }
  if (stored === null) return <Notice told={{ text: messages.loading }} />
  if (stored === 'missing' || stored === 'failed')
    return (
      <>
        <Heading title={stored === 'missing' ? messages.missing : messages.notLoaded} above={list} />
        {stored === 'failed' && (
          <button type="button" className={styles.button} onClick={load}>
            {messages.again}
          </button>
        )}
      </>
    )
  return <LoadedForm {...{ definition, id, form, stored, list, parts }} />
}

function LoadedForm(props: {
  definition: RecordDefinition
  id: number | null
  form: ReturnType<typeof useRecordForm>
  stored: StoredRecord
  list: { name: string; href: string } | undefined
  parts: SpecialParts | undefined
}) {
  const { definition, id, form, stored, list, parts } = props
  const { fields } = definition
  const language = useLanguage()
  const messages = useRecordMessages()
  const names = useNames(definition)
  const words = useWords(stored.titles)
  const element = useRef<HTMLFormElement>(null)
  const { errors, conflicts, changes, blocking, isBusy, isDirty, refusals, told, save } = form
  const values = { ...stored.values, ...changes }
  const { may } = stored
  const Section = parts?.Section
  const { groups, further } = formGroups(definition)

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

  const renderField = (name: string) => {
    const field = fields[name]
    if (!isWanted(field, values)) return null
    if (field.readOnly)
      return (
        <div key={name} className={styles.readOnly} data-width="half">
          <p>{field.label[language]}</p>
          <p>{fieldText(field, values[name], words) || messages.none}</p>
        </div>
      )
    return (
      <FieldPlace key={name} name={name}>
        <FieldInput
          field={field}
          value={values[name]}
          titles={stored.titles}
          errorOf={(path) => errors[path === '' ? name : `${name}.${path}`]}
          onChange={(value) => form.change(name, value)}
        />
      </FieldPlace>
    )
  }
  const invalid = Object.entries(errors).map(([path, error]) => {
    const [name = ''] = path.split('.')
    return { name: path, id: placeId(name), label: fields[name]?.label[language] ?? name, error }
  })
  const hasFurtherError = invalid.some(({ name }) => further.includes(name.split('.')[0] ?? ''))
  const title = id === null ? messages.add(names) : titleOf(definition, values, stored.titles, words)
  return (
    <>
      <Heading title={title || names.one} above={list} />
      <div className={styles.columns}>
        <form
          ref={element}
          className={styles.form}
          noValidate
          aria-label={title || names.one}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          {invalid.length > 0 && (
            // A link of the summary leads to the first control of its field.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div onClick={focusLinked}>
              <ErrorSummary errors={invalid} />
            </div>
          )}
          <Conflicts {...{ definition, conflicts, changes }} titles={stored.titles} onDecide={form.decide} />
          {blocking.length > 0 && (
            <section className={styles.conflicts} role="alert" tabIndex={-1}>
              <p>{messages.cannotRemove}</p>
              <Uses uses={blocking} />
            </section>
          )}
          {Section && id !== null && (
            <Section
              {...{ stored, values }}
              onChange={form.change}
              onChanged={form.load}
              onTell={form.setTold}
            />
          )}
          {groups.map(({ label, names: inGroup }, index) => (
            <section key={label?.de ?? index} aria-label={label?.[language] ?? names.one}>
              {label && <h2>{label[language]}</h2>}
              {index === 0 && id === null && <SameTitle {...{ definition, values }} />}
              <fieldset disabled={!may.change} className={styles.fields}>
                {inGroup.map(renderField)}
              </fieldset>
            </section>
          ))}
          {further.length > 0 && (
            <details className={styles.further} open={hasFurtherError || undefined}>
              <summary>{messages.further}</summary>
              <fieldset disabled={!may.change} className={styles.fields}>
                {further.map(renderField)}
              </fieldset>
            </details>
          )}
          <div className={styles.actions}>
            {may.change && (
              <button aria-disabled={isBusy} className={styles.primary} aria-keyshortcuts="Control+S">
                {isBusy ? messages.saving : id === null ? messages.add(names) : messages.save}
              </button>
            )}
            {isDirty && id !== null && (
              <button type="button" className={styles.button} onClick={form.discard}>
                {messages.discard}
              </button>
            )}
            <Notice told={told ?? (isDirty ? { text: messages.unsaved } : null)} />
            {id !== null && may.remove && (
              <button type="button" className={styles.remove} onClick={() => void form.remove()}>
                {messages.remove}
              </button>
            )}
          </div>
        </form>
        {id !== null && <RecordAside definition={definition} stored={stored} />}
        {id !== null && (
          <History
            key={JSON.stringify(stored.values)}
            {...{ definition, id }}
            titles={stored.titles}
            mayRestore={may.change}
            onRestore={(name, value) => {
              form.change(name, value)
              form.setTold({ text: messages.history.restored(fields[name]?.label[language] ?? name) })
            }}
          />
        )}
      </div>
    </>
  )
}

/** Where the summary of errors leads to. */
function FieldPlace({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div id={placeId(name)} className={styles.place}>
      {children}
    </div>
  )
}

function placeId(name: string): string {
  return `field-${name}`
}

function focusLinked(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  const place = link && document.querySelector(link.getAttribute('href') ?? '')
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid]') ?? place?.querySelector<HTMLElement>(controls)
  if (!control) return
  event.preventDefault()
  control.focus()
}
const controls = 'input, select, textarea, button, [contenteditable]'

function titleOf(
  definition: RecordDefinition,
  values: Values,
  titles: StoredRecord['titles'],
  words: ReturnType<typeof useWords>,
): string {
  return definition.title
    .map((name) => {
      const field = definition.fields[name]
      return field?.kind === 'text'
        ? textIn(values[name], words.language)
        : field
          ? fieldText(field, values[name], { ...words, titles })
          : ''
    })
    .filter(Boolean)
    .join(', ')
}
