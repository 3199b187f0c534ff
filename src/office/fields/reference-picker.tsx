import { useState, type ComponentType } from 'react'
import { useAction } from '#staff/action/use-action.ts'
import { Combobox, type PickOption } from '#fields/controls/combobox.tsx'
import type { FieldIds } from '#fields/controls/field-frame.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { withoutValue, type Proposed, type Values } from '#records/field.ts'
import { createRecord, fieldErrorsOf, listRecords } from '../records/calls.ts'
import { useNames, useRecordMessages, useRecords } from '../records/records-context.ts'
import type { InputProps } from './field-kind.ts'
import { findNamed, type Named } from './find-named.ts'
import { NewRecordDialog } from './new-record-dialog.tsx'

/** Begins the value of the option that adds a record of the typed text. */
const quick = 'quick:'
const maxOptions = 12
/** Shorter texts are searches that have just begun. */
const minTyped = 2

/** Looks a record up by its title, or adds one on the spot. */
export function ReferencePicker(props: {
  ids: FieldIds
  to: RecordDefinition
  create: ((typed: string) => Values) | undefined
  /** What a typed text says about a record that a dialog then adds, whose controls are `Input`. */
  propose?: ((typed: string) => Proposed | null) | undefined
  Input?: ComponentType<InputProps> | undefined
  /** Offers to choose no record. */
  without?: { title: string; onChoose: () => void } | undefined
  /** The text at first. */
  initially?: string | undefined
  onTyped?: ((text: string) => void) | undefined
  /** Called with what was typed and not chosen when the focus leaves. */
  onLeave?: ((text: string) => void) | undefined
  hasFocusAtOnce?: boolean
  /** `detail` distinguishes the record from others with the same title; empty for one that was added. */
  onChoose: (id: number, title: string, detail: string) => void
  onCancel?: (() => void) | undefined
  /** Called with the reason why a record could not be added. */
  onRefused: (reason: string) => void
}) {
  const { ids, to, create, propose, Input, initially, hasFocusAtOnce = false } = props
  const { without, onTyped, onLeave, onChoose, onCancel, onRefused } = props
  const { calls, describe } = useRecords()
  const [proposal, setProposal] = useState<
    (Omit<Proposed, 'named'> & { named: Record<string, Named> }) | null
  >(null)
  const messages = useRecordMessages()
  const names = useNames(to)
  const { attempt } = useAction((reason, error) =>
    onRefused(Object.values(fieldErrorsOf(error)).join(' ') || reason),
  )
  const search = async (query: string): Promise<PickOption[]> => {
    const asked = new URLSearchParams({ query, page_size: String(maxOptions) })
    const { records, titles } = await listRecords(calls, to.path, asked.toString())
    return records.map(({ id, values }) => ({
      value: String(id),
      title: describe(to, to.title, values, titles),
      detail: describe(to, to.detail ?? [], values, titles),
      kind: '',
    }))
  }
  const proposedOf = (typed: string) => (Input && propose ? propose(typed) : null)
  const add = (title: string) =>
    attempt(async () => {
      if (!create) return
      const proposed = proposedOf(title)
      if (proposed) {
        const named = await findNamed({ calls, describe }, to, proposed.named)
        setProposal({ ...proposed, named })
        return
      }
      const added = await createRecord(calls, to.path, create(title))
      onChoose(added.id, title, '')
    })
  return (
    <>
      <Combobox
        initially={initially}
        onType={onTyped}
        onLeave={onLeave}
        ids={ids}
        placeholder={messages.lookUpOther(names)}
        search={search}
        after={(query) => [
          ...(without ? [{ value: withoutValue, title: without.title, detail: '', kind: '' }] : []),
          ...(create && query.length >= minTyped
            ? [
                {
                  value: quick + query,
                  title: messages.quick(query) + (proposedOf(query) ? ' …' : ''),
                  detail: '',
                  kind: '',
                },
              ]
            : []),
        ]}
        hasFocusAtOnce={hasFocusAtOnce}
        {...(onCancel && { onCancel })}
        onChoose={({ value, title, detail }) =>
          value === withoutValue
            ? without?.onChoose()
            : value.startsWith(quick)
              ? void add(value.slice(quick.length))
              : onChoose(Number(value), title, detail)
        }
      />
      {proposal && Input && (
        <NewRecordDialog
          to={to}
          {...proposal}
          Input={Input}
          onAdded={(id, title) => {
            setProposal(null)
            onChoose(id, title, '')
          }}
          onClose={() => setProposal(null)}
        />
      )}
    </>
  )
}
