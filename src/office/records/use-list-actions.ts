import { useState } from 'react'
import { CallError } from '#fields/staff-calls/send-call.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { RecordPage } from './calls.ts'
import type { Told } from './notice.tsx'
import { positionsAfterMove } from './positions-after-move.ts'
import { useNames, useRecordMessages, useRecords } from './records-context.ts'

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
    for (const id of ids)
      try {
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
  const changeAll = async (page: RecordPage, ids: readonly number[], name: string, value: unknown) => {
    const before = new Map(page.records.map((one) => [one.id, one.values[name] ?? null]))
    const { done, used, failed } = await each(ids, (id) =>
      calls.change(path, id, { [name]: value }, { [name]: before.get(id) }),
    )
    const undo = async () => {
      const undone = await each(done, (id) =>
        calls.change(path, id, { [name]: before.get(id) }, { [name]: value }),
      )
      const refused = undone.used + undone.failed
      setTold({ text: refused > 0 ? messages.failedMany(refused) : messages.undone, isAlarm: refused > 0 })
    }
    const text = [messages.changedMany(done.length), used + failed > 0 && messages.failedMany(used + failed)]
    setTold({
      text: text.filter(Boolean).join(' '),
      isAlarm: used + failed > 0,
      action: done.length > 0 ? { label: messages.undo, act: () => void undo() } : undefined,
    })
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
  return { told, setTold, isBusy, remove, tellDeleted, changeAll, move }
}
