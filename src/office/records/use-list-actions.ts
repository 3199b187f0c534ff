import { useState } from 'react'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { useAction } from '#staff/action/use-action.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { WrittenTogether } from '#contracts/together.ts'
import { type AskedTogether, commonErrorsOf, listRecords, type RecordPage } from './calls.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { askedOf, withParameters } from './list-query.ts'
import { positionsAfterMove } from './positions-after-move.ts'
import { useNames, useRecordMessages, useRecords } from './records-context.ts'
import type { FormErrors } from './form-errors.ts'
import type { Hindered } from './use-record-form.ts'
import { useTogether, type Outcome } from './use-together.ts'

/** How many records can be chosen at once. */
export const maxChosen = 1000
/** How many records a call answers at most. */
const largestPage = 100

type Tally = { done: number[]; used: number; failed: number }

/** What can be done in a list with several records, each with a way to take it back. */
export function useListActions(definition: RecordDefinition, onDone: () => void) {
  const { path } = definition
  const { calls, describe } = useRecords()
  const messages = useRecordMessages()
  const names = useNames(definition)
  const [told, setTold] = useState<Told>(null)
  /** What is wrong with the values that several records were to get, by their fields. */
  const [errors, setErrors] = useState<FormErrors>({})
  const { isBusy, attempt } = useAction((text, error) => {
    const common = commonErrorsOf(error)
    setErrors(common)
    setTold(
      Object.keys(common).length > 0
        ? { text: messages.wrongValues, isAlarm: true }
        : { text, isAlarm: true },
    )
  })
  const [hindered, setHindered] = useState<Hindered | null>(null)
  const sendTogether = useTogether()

  /** One after the other, so that a hundred calls do not take all connections. */
  const each = (
    ids: readonly number[],
    act: (id: number) => Promise<unknown>,
    tell: (outcome: Tally) => void,
  ) =>
    attempt(async () => {
      const outcome: Tally = { done: [], used: 0, failed: 0 }
      for (const [index, id] of ids.entries())
        try {
          if (index > 0 && index % 10 === 0) setTold({ text: messages.working(index, ids.length) })
          await act(id)
          outcome.done.push(id)
        } catch (error) {
          if (!(error instanceof CallError)) throw error
          if (error.status === 409) outcome.used++
          else outcome.failed++
        }
      onDone()
      tell(outcome)
    })
  const restore = (ids: readonly number[]) =>
    each(
      ids,
      (id) => calls.post('{record}/{id}/restore', { params: { record: path, id } }),
      ({ done, used, failed }) => {
        const text = [
          done.length > 0 && (ids.length === 1 ? messages.restored : messages.restoredMany(done.length)),
          used + failed > 0 && messages.failedMany(used + failed),
        ]
        setTold({ text: text.filter(Boolean).join(' '), isAlarm: used + failed > 0 })
      },
    )
  const tellRemoved = (ids: readonly number[], text: string, isAlarm = false) =>
    setTold({
      text,
      isAlarm,
      action: ids.length > 0 ? { label: messages.undo, act: () => void restore(ids) } : undefined,
    })
  const remove = (ids: readonly number[]) =>
    each(
      ids,
      (id) => calls.remove('{record}/{id}', { params: { record: path, id } }),
      ({ done, used, failed }) => {
        const text = [
          done.length > 0 && messages.removedMany(done.length),
          used > 0 && messages.inUse(used),
          failed > 0 && messages.failedMany(failed),
        ]
        tellRemoved(done, text.filter(Boolean).join(' '), used + failed > 0)
      },
    )
  /** Writes records by one call, all or none; what stands in the way is in `hindered`, with the way to write the others. */
  const changeTogether = (
    ids: readonly number[],
    content: unknown,
    send: (asked: AskedTogether) => Promise<WrittenTogether>,
    tell: (written: WrittenTogether) => Told = tellChanged,
  ) => settle(ids, () => sendTogether({ content, ids }, ids.length, send), tell)
  const settle = (
    ids: readonly number[],
    send: () => Promise<Outcome>,
    tell: (written: WrittenTogether) => Told,
  ): Promise<boolean> =>
    attempt(async () => {
      setHindered(null)
      setErrors({})
      setTold({ text: messages.changing(ids.length) })
      const outcome = await send()
      if ('written' in outcome) {
        setTold(tell(outcome.written))
        onDone()
      } else {
        const { obstacles, others } = outcome
        setTold(null)
        setHindered({
          obstacles,
          others: others && {
            count: others.count,
            act: () => void settle(ids, others.send, tell),
          },
        })
      }
    })
  const tellChanged = ({
    command,
    changed,
    unchanged,
    waiting,
    is_repeated: isRepeated,
  }: WrittenTogether): Told => ({
    text: [
      isRepeated && messages.savedBefore,
      (changed.length > 0 || waiting.length === 0) && messages.changedMany(changed.length),
      waiting.length > 0 && messages.waitingMany(waiting.length),
      unchanged.length > 0 && messages.skippedMany(unchanged.length),
    ]
      .filter(Boolean)
      .join(' '),
    action:
      command === null ? undefined : { label: messages.undo, act: () => void undoTogether(command, changed) },
  })
  const undoTogether = (command: string, ids: readonly number[]) =>
    changeTogether(
      ids,
      { undo: command },
      (asked) => calls.post('changes/undo', { json: { ...asked, kind: definition.kind, command } }),
      () => ({ text: messages.undone }),
    )
  /** The numbers of all records that a list's query finds, as far as they can be chosen at once. */
  const findAll = async (query: string): Promise<number[]> => {
    const ids: number[] = []
    await attempt(async () => {
      for (let number = 1; ids.length < maxChosen; number++) {
        const asked = askedOf(withParameters(query, { page: String(number) }), definition, largestPage)
        const { count, records } = await listRecords(calls, path, asked)
        ids.push(...records.map(({ id }) => id))
        if (records.length === 0 || ids.length >= count) break
      }
    })
    return ids.slice(0, maxChosen)
  }
  const move = async (page: RecordPage, from: number, to: number) => {
    const [name = ''] = Object.entries(definition.fields).find(([, { kind }]) => kind === 'position') ?? []
    const rows = page.records.map(({ id, values }) => ({ id, position: Number(values[name]) }))
    const moved = page.records[from]
    const next = new Map(positionsAfterMove(rows, from, to).map(({ id, position }) => [id, position]))
    const title = moved ? describe(definition, definition.title, moved.values, page.titles) : ''
    const records = [...next].map(([id, position]) => ({ id, changes: { [name]: position } }))
    await changeTogether(
      [...next.keys()],
      records,
      (asked) => calls.patch('{record}', { params: { record: path }, json: { ...asked, records } }),
      () => ({ text: messages.order.moved(title, to + 1, rows.length) }),
    )
  }
  const tellDeleted = (id: number) => tellRemoved([id], messages.removed(names))
  return {
    told,
    setTold,
    hindered,
    errors,
    leaveHindered: () => setHindered(null),
    isBusy,
    remove,
    tellDeleted,
    changeTogether,
    findAll,
    move,
  }
}
