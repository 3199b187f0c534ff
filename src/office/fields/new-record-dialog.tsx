import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { perLanguage } from '#i18n/languages.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { createRecord, fieldErrorsOf, type Titles } from '../records/calls.ts'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { useNames, useRecordMessages, useRecords } from '../records/records-context.ts'
import { SameTitle } from '../records/same-title.tsx'
import { OfficeDialog } from '../shell/office-dialog.tsx'
import type { InputProps } from './field-kind.ts'
import type { Named } from './find-named.ts'
import styles from './fields.module.css'

/** How many others that a name may mean are named. */
const maxOthers = 4

/** Shows what a typed text says about a new record, to be changed and added. */
export function NewRecordDialog(props: {
  to: RecordDefinition
  /** The proposed values. */
  values: Values
  /** What the names of referred records mean. */
  named: Readonly<Record<string, Named>>
  Input: ComponentType<InputProps>
  onAdded: (id: number, title: string) => void
  onClose: () => void
}) {
  const { to, named, Input, onAdded, onClose } = props
  const { calls, describe } = useRecords()
  const messages = useRecordMessages()
  const names = useNames(to)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>(() => ({
    ...Object.fromEntries(Object.entries(named).map(([name, { id }]) => [name, id])),
    ...props.values,
  }))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [told, setTold] = useState<Told>(null)
  const { isBusy, attempt } = useAction((text, error) => {
    const refused = fieldErrorsOf(error)
    setErrors(refused)
    if (Object.keys(refused).length === 0) setTold({ text, isAlarm: true })
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  })
  const titles: Titles = Object.assign({}, ...Object.values(named).map((one) => one.titles))
  const close = () => form.current?.closest('dialog')?.close()
  const focusValues = () =>
    form.current?.querySelector<HTMLElement>('[data-proposed] :is(input, textarea)')?.focus()
  useEffect(() => {
    // A name that nobody has is asked for first: its look-up has the focus.
    if (Object.values(named).every(({ id }) => id !== null)) focusValues()
    // The names are those with which the dialog was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form around the look-up is not submitted.
    event.stopPropagation()
    void attempt(async () => {
      setTold(null)
      const added = await createRecord(calls, to.path, values)
      // Gives the focus back, before the look-up is replaced by what was chosen.
      close()
      onAdded(added.id, describe(to, to.title, added.values, added.titles))
    })
  }
  const renderField = (name: string) => {
    const field = to.fields[name]
    if (!field) return null
    const one = named[name]
    const hint = one && hintOf(one, messages)
    return (
      <Input
        key={name}
        field={hint === undefined ? field : { ...field, hint: perLanguage(() => hint) }}
        value={values[name] ?? null}
        titles={titles}
        errorOf={(path) => errors[[name, path].filter(Boolean).join('.')]}
        {...(one && { named: one.name })}
        onChange={(value) => {
          setValues((before) => ({ ...before, [name]: value }))
          if (one && value !== null) setTimeout(focusValues)
        }}
      />
    )
  }
  // Outside of the form that contains the look-up, because forms can't be nested.
  return createPortal(
    <OfficeDialog title={messages.add(names)} onClose={onClose}>
      <form ref={form} className={styles.newRecord} noValidate onSubmit={add}>
        <SameTitle definition={to} values={values} />
        {Object.keys(named).map(renderField)}
        <div data-proposed>{Object.keys(props.values).map(renderField)}</div>
        <Notice told={told} />
        <p className={styles.newRecordActions}>
          <StaffButton look="primary" type="submit" isBusy={isBusy}>
            {messages.add(names)}
          </StaffButton>
          <StaffButton onClick={close}>{messages.cancel}</StaffButton>
        </p>
      </form>
    </OfficeDialog>,
    document.body,
  )
}

function hintOf(
  { id, name, others }: Named,
  { named }: ReturnType<typeof useRecordMessages>,
): string | undefined {
  if (id === null) return named.unknown(name)
  return others.length > 0 ? named.others(others.slice(0, maxOthers).join(', ')) : undefined
}
