import { useState } from 'react'
import { CallError } from '#fields/staff-calls/send-call.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import type { RecordPage } from './calls.ts'
import type { Told } from './notice.tsx'
import { askedOf, withParameters } from './list-query.ts'
import { positionsAfterMove } from './positions-after-move.ts'
import { useNames, useRecordMessages, useRecords } from './records-context.ts'
import { reasonOf } from './use-record-form.ts'

/** How many records can be chosen at once. */
export const maxChosen = 1000
/** How many records a call answers at most. */
const largestPage = 100

type Outcome = { done: number[]; used: number; failed: number }

/** What can be done in a list with several records, each with a way to take it back. */
export function useListActions(definition: RecordDefinition, onDone: () => void) {
  const { path } = definition
  const { calls, describe } = useRecords()
  const messages = useRecordMessages()
  const names = useNames(definition)
  const [told, setTold] = useState<Told>(null)
  const [isBusy, setIsBusy] = useState(false)

  /** One after the other, so that a hundred calls do not take all connections. */
  const each = async (ids: readonly number[], act: (id: number) => Promise<unknown>): Promise<Outcome> => {
    const outcome: Outcome = { done: [], used: 0, failed: 0 }
    setIsBusy(true)
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
    setIsBusy(false)
    onDone()
    return outcome
  }
  const restore = async (ids: readonly number[]) => {
    const { done, used, failed } = await each(ids, (id) => calls.restore(path, id))
    const text = [
      done.length > 0 && (ids.length === 1 ? messages.restored : messages.restoredMany(done.length)),
      used + failed > 0 && messages.failedMany(used + failed),
    ]
    setTold({ text: text.filter(Boolean).join(' '), isAlarm: used + failed > 0 })
  }
  const tellRemoved = (ids: readonly number[], text: string, isAlarm = false) =>
    setTold({
      text,
      isAlarm,
      action: ids.length > 0 ? { label: messages.undo, act: () => void restore(ids) } : undefined,
    })
  const remove = async (ids: readonly number[]) => {
    const { done, used, failed } = await each(ids, (id) => calls.remove(path, id))
    const text = [
      done.length > 0 && messages.removedMany(done.length),
      used > 0 && messages.inUse(used),
      failed > 0 && messages.failedMany(failed),
    ]
    tellRemoved(done, text.filter(Boolean).join(' '), used + failed > 0)
  }
  /** Changes each record as `changesOf` says of its values; null leaves one as it is. */
  const changeEach = async (ids: readonly number[], changesOf: (values: Values) => Values | null) => {
    const changed = new Map<number, { before: Values; after: Values }>()
    const { used, failed } = await each(ids, async (id) => {
      const { values } = await calls.read(path, id)
      const after = changesOf(values)
      if (!after) return
      const before = Object.fromEntries(Object.keys(after).map((name) => [name, values[name]]))
      await calls.change(path, id, after, before)
      changed.set(id, { before, after })
    })
    const undo = async () => {
      const undone = await each([...changed.keys()], (id) => {
        const { before = {}, after = {} } = changed.get(id) ?? {}
        return calls.change(path, id, before, after)
      })
      const refused = undone.used + undone.failed
      setTold({ text: refused > 0 ? messages.failedMany(refused) : messages.undone, isAlarm: refused > 0 })
    }
    const refused = used + failed
    const skipped = ids.length - changed.size - refused
    const text = [
      messages.changedMany(changed.size),
      skipped > 0 && messages.skippedMany(skipped),
      refused > 0 && messages.failedMany(refused),
    ]
    setTold({
      text: text.filter(Boolean).join(' '),
      isAlarm: refused > 0,
      action: changed.size > 0 ? { label: messages.undo, act: () => void undo() } : undefined,
    })
  }
  /** The numbers of all records that a list's query finds, as far as they can be chosen at once. */
  const findAll = async (query: string): Promise<number[]> => {
    const ids: number[] = []
    try {
      for (let number = 1; ids.length < maxChosen; number++) {
        const asked = askedOf(withParameters(query, { page: String(number) }), definition, largestPage)
        const { count, records } = await calls.list(path, asked)
        ids.push(...records.map(({ id }) => id))
        if (records.length === 0 || ids.length >= count) break
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setTold({ text: reasonOf(error, messages), isAlarm: true })
    }
    return ids.slice(0, maxChosen)
  }
  const move = async (page: RecordPage, from: number, to: number) => {
    const [name = ''] = Object.entries(definition.fields).find(([, { kind }]) => kind === 'position') ?? []
    const rows = page.records.map(({ id, values }) => ({ id, position: Number(values[name]) }))
    const moved = page.records[from]
    const next = new Map(positionsAfterMove(rows, from, to).map(({ id, position }) => [id, position]))
    const { used, failed } = await each([...next.keys()], (id) =>
      calls.change(path, id, { [name]: next.get(id) }, {}),
    )
    const title = moved ? describe(definition, definition.title, moved.values, page.titles) : ''
    setTold(
      used + failed > 0
        ? { text: messages.failed, isAlarm: true }
        : { text: messages.order.moved(title, to + 1, rows.length) },
    )
  }
  const tellDeleted = (id: number) => tellRemoved([id], messages.removed(names))
  return { told, setTold, isBusy, remove, tellDeleted, changeEach, findAll, move }
}
