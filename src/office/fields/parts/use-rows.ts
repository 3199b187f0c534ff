import { useEffect, useRef, useState } from 'react'
import { recordsIn } from '#json/is-record.ts'
import type { Values } from '#records/field.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { useRecordMessages } from '../../records/records-context.ts'
import type { ControlProps } from '../field-kind.ts'
import { placeAfterMove } from './place-after-move.ts'
import { inPlaceOf, keyOf } from './row-keys.ts'
import { withoutStep, type RowStep } from './row-steps.ts'

/** The rows of a list of parts, what can be done with them, and the way back. */
export function useRows({
  value,
  stored,
  onChange,
  name,
}: Pick<ControlProps<'parts'>, 'value' | 'stored' | 'onChange'> & { name: string }) {
  const messages = useRecordMessages()
  const all = recordsIn(value)
  const [steps, setSteps] = useState<readonly RowStep[]>([])
  const [told, setTold] = useState<Told>(null)
  /** Whether something was typed after the last step: keys then undo what was typed. */
  const isTyped = useRef(false)
  const latest = useRef(all)
  useEffect(() => {
    latest.current = all
  })
  // What was saved has other rows.
  const [savedAs, setSavedAs] = useState(stored)
  if (savedAs !== stored) {
    setSavedAs(stored)
    setSteps([])
    setTold(null)
  }
  const put = (rows: Values[], placeOf?: (index: number) => number | null) => {
    latest.current = rows
    onChange(rows, placeOf)
  }
  const noteStep = (step: RowStep, text: string) => {
    isTyped.current = false
    setSteps((before) => [...before, step])
    setTold({ text })
  }
  const add = (rows: readonly Values[], text: string, at = latest.current.length) => {
    put(latest.current.toSpliced(at, 0, ...rows), (index) => (index < at ? index : index + rows.length))
    noteStep({ kind: 'added', keys: rows.map(keyOf) }, text)
  }
  /** Changes the row with a key, if it is still there. */
  const change = (key: string, changes: (row: Values) => Values) => {
    const index = latest.current.findIndex((row) => keyOf(row) === key)
    const row = latest.current[index]
    if (row) put(latest.current.with(index, inPlaceOf(row, changes(row))))
  }
  const remove = (index: number) => {
    const row = latest.current[index]
    if (!row) return
    put(latest.current.toSpliced(index, 1), (at) => (at === index ? null : at > index ? at - 1 : at))
    noteStep({ kind: 'removed', row, at: index }, messages.rows.removed(messages.part(name, index + 1)))
  }
  const move = (from: number, to: number) => {
    const row = latest.current[from]
    if (!row || to < 0 || to >= latest.current.length) return
    put(latest.current.toSpliced(from, 1).toSpliced(to, 0, row), (at) => placeAfterMove(at, from, to))
    noteStep(
      { kind: 'moved', key: keyOf(row), from },
      messages.order.moved(messages.part(name, from + 1), to + 1, latest.current.length),
    )
  }
  const undo = (): boolean => {
    const left = [...steps]
    while (left.length > 0) {
      const step = left.pop()
      const rows = step && withoutStep(latest.current, step)
      if (!rows) continue
      // The errors of rows whose places are others would be told of the wrong ones.
      put(rows, () => null)
      isTyped.current = false
      setSteps(left)
      setTold({ text: messages.undone })
      return true
    }
    return false
  }
  return {
    all,
    latest: () => latest.current,
    told,
    setTold,
    canUndo: steps.length > 0,
    isTyped: () => isTyped.current,
    add,
    change,
    type: (index: number, typed: Values) => {
      isTyped.current = true
      const row = latest.current[index]
      if (row) put(latest.current.with(index, inPlaceOf(row, typed)))
    },
    /** Replaces all rows without a step, as when a line was understood. */
    put,
    remove,
    move,
    undo,
  }
}
