import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { newWindowName } from '#fields/kept-by-browser/window-content.ts'
import { perLanguage } from '#i18n/languages.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { emptyRecord, type Values } from '#records/field.ts'
import { createRecord, fieldErrorsOf, type Titles } from '../records/calls.ts'
import { definitionOf, useNames, useRecordMessages, useRecords } from '../records/records-context.ts'
import { KeptOffers } from '../records/kept-offers.tsx'
import { SameTitle } from '../records/same-title.tsx'
import { useKeptEntries } from '../records/use-kept-entries.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
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
  /** Those that follow from the others until somebody writes them. */
  follow?: ((values: Values) => Values) | undefined
  /** What the names of referred records mean. */
  named: Readonly<Record<string, Named>>
  Input: ComponentType<InputProps>
  onAdded: (id: number, title: string) => void
  onClose: () => void
}) {
  const { to, named, follow, Input, onAdded, onClose } = props
  const { calls, describe } = useRecords()
  const messages = useRecordMessages()
  const names = useNames(to)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>(() => ({
    ...Object.fromEntries(Object.entries(named).map(([name, { id }]) => [name, id])),
    ...props.values,
  }))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [written, setWritten] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      Object.entries(named).flatMap(([name, { id, ...one }]) => (id === null ? [[name, one.name]] : [])),
    ),
  )
  const [madeTitles, setMadeTitles] = useState<Titles>({})
  const { isBusy, attempt } = useAction((text, error) => {
    const refused = fieldErrorsOf(error)
    setErrors(refused)
    if (Object.keys(refused).length === 0) setProblem(text)
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  })
  const titles: Titles = Object.assign({}, ...Object.values(named).map((one) => one.titles), madeTitles)
  const [{ client, empty }] = useState(() => ({
    client: newWindowName(),
    empty: emptyRecord(to.fields),
  }))
  const kept = useKeptEntries({
    definition: to,
    id: null,
    inDialog: true,
    client,
    state: { seen: empty, changes: values, conflicts: {} },
    describe: () => describe(to, to.title, values, titles),
    onContinue: ({ changes }) => {
      setWritten(Object.keys(changes))
      setValues(changes)
    },
  })
  const close = () => form.current?.closest('dialog')?.close()
  const focusValues = () => {
    const [first] = form.current?.querySelectorAll<HTMLElement>('[data-proposed] :is(input, textarea)') ?? []
    // Of several radio buttons the chosen one has the focus.
    const chosen = form.current?.querySelector<HTMLElement>('[data-proposed] input:checked')
    ;(chosen ?? first)?.focus()
  }
  useEffect(() => {
    // A name that nobody has is asked for first: its look-up has the focus.
    if (Object.values(named).every(({ id }) => id !== null)) focusValues()
    // The names are those with which the dialog was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  /** Adds what stands in the look-ups and was not chosen: what is typed is never forgotten. */
  const addTyped = async (): Promise<Values> => {
    const made: Values = {}
    for (const name of Object.keys(named)) {
      const field = to.fields[name]
      const text = typed[name]?.trim() ?? ''
      const other = field?.kind === 'reference' ? definitionOf(field.to) : undefined
      if (field?.kind !== 'reference' || !field.create || !other || text === '' || isChosen(values[name]))
        continue
      made[name] = (await createRecord(calls, other.path, field.create(text))).id
      setValues((before) => ({ ...before, ...made }))
      setMadeTitles((before) => ({ ...before, [`${field.to}:${String(made[name])}`]: text }))
    }
    return made
  }
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form around the look-up is not submitted.
    event.stopPropagation()
    void attempt(async () => {
      setProblem(null)
      const draft = { ...values, ...(await addTyped()) }
      const added = await createRecord(calls, to.path, draft)
      kept.saved()
      // Gives the focus back, before the look-up is replaced by what was chosen.
      close()
      onAdded(added.id, describe(to, to.title, added.values, added.titles))
    })
  }
  const renderField = (name: string) => {
    const field = to.fields[name]
    if (!field) return null
    const one = named[name]
    const hint = one && (!isChosen(values[name]) || one.id !== null) ? hintOf(one, messages) : undefined
    return (
      <Input
        key={name}
        field={hint === undefined ? field : { ...field, hint: perLanguage(() => hint) }}
        value={values[name] ?? null}
        titles={titles}
        errorOf={(path) => errors[[name, path].filter(Boolean).join('.')]}
        {...(one && { named: one.name })}
        onTyped={(text) => setTyped((before) => ({ ...before, [name]: text }))}
        onChange={(value) => {
          setWritten((before) => [...before, name])
          setValues((before) => {
            const next = { ...before, [name]: value }
            const following = Object.entries(follow?.(next) ?? {})
            return {
              ...next,
              ...Object.fromEntries(
                following.filter(([other]) => other !== name && !written.includes(other)),
              ),
            }
          })
          if (one && value !== null) setTimeout(focusValues)
        }}
      />
    )
  }
  // Outside of the form that contains the look-up, because forms can't be nested.
  return createPortal(
    <Dialog
      title={messages.add(names)}
      onClose={() => {
        kept.saved()
        onClose()
      }}
      error={problem}
    >
      <form ref={form} className={styles.newRecord} noValidate onSubmit={add}>
        <KeptOffers
          offers={kept.offers ?? []}
          onGoOn={(one) => void kept.goOn(one)}
          onDiscard={(one) => void kept.discard(one)}
        />
        <SameTitle definition={to} values={values} />
        {Object.keys(named).map(renderField)}
        <div data-proposed>{Object.keys(props.values).map(renderField)}</div>
        <p className={styles.newRecordActions}>
          <StaffButton look="primary" type="submit" isBusy={isBusy}>
            {messages.add(names)}
          </StaffButton>
          <StaffButton onClick={close}>{messages.cancel}</StaffButton>
        </p>
      </form>
    </Dialog>,
    document.body,
  )
}

function isChosen(value: unknown): boolean {
  return value !== null && value !== undefined
}

function hintOf(
  { id, name, others }: Named,
  { named }: ReturnType<typeof useRecordMessages>,
): string | undefined {
  if (id === null) return named.unknown(name)
  return others.length > 0 ? named.others(others.slice(0, maxOthers).join(', ')) : undefined
}
