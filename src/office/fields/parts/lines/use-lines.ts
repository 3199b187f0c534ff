import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ProposedRecord, UnderstoodRow } from '#contracts/office-lines.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { recordsIn } from '#json/is-record.ts'
import { emptyRecord, type Values } from '#records/field.ts'
import { useAction } from '#staff/action/use-action.ts'
import { lineMessages } from '../../../messages/lines.ts'
import { readRecord, type Titles } from '../../../records/calls.ts'
import { definitionOf, useRecords } from '../../../records/records-context.ts'
import type { FieldOf } from '../../field-kind.ts'
import { inPlaceOf, keyOf } from '../row-keys.ts'
import type { useRows } from '../use-rows.ts'
import { createAdding, type Added } from './add-proposed.ts'
import { isOpenLine, lineOf, lineReference, takenRows, understoodAs, withoutLine } from './open-lines.ts'

/** How a row of a line was resolved. */
export type Resolved = { how: 'known' | 'made'; by: string }

/** Lines that are typed or pasted into a list: what they mean, and what is added for them. */
export function useLines(field: FieldOf<'parts'>, rows: ReturnType<typeof useRows>) {
  const { calls } = useRecords()
  const messages = useLazyMessages(lineMessages)
  const [understood, setUnderstood] = useState<Readonly<Record<string, UnderstoodRow>>>({})
  const [resolved, setResolved] = useState<Readonly<Record<string, Resolved>>>({})
  const [titles, setTitles] = useState<Titles>({})
  const [hasFailed, setHasFailed] = useState(false)
  const asked = useRef(new Set<string>())
  const { attempt, isBusy } = useAction((text) => {
    rows.setTold({ text, isAlarm: true })
    // What was added before is known now.
    askAgain()
  })
  const reference = lineReference(field) ?? ''
  const inner = field.fields[reference]
  const to = inner?.kind === 'reference' ? inner.to : ''
  const open = rows.all.filter((row) => isOpenLine(field, row))
  const unknown = open.map(lineOf).filter((line) => !Object.hasOwn(understood, line))

  const askAgain = () => {
    asked.current.clear()
    setHasFailed(false)
    setUnderstood({})
  }
  const ask = async (lines: readonly string[]) => {
    const list = field.lines ?? 'cast'
    const answers = await calls.post('events/lines', { json: { list, lines } })
    const known = new Map(lines.map((line, index) => [line, answers[index] ?? []]))
    const more: Record<string, UnderstoodRow> = {}
    const found: Record<string, Resolved> = {}
    const names: Record<string, string> = {}
    const next = rows.latest().flatMap((row): Values[] => {
      const answer = known.get(lineOf(row))
      if (!answer || !isOpenLine(field, row)) return [row]
      return answer.map((one, index) => {
        const begun = index === 0 ? row : { ...emptyRecord(field.fields), line: lineOf(row) }
        const filled = inPlaceOf(begun, understoodAs(field, begun, one))
        if (one.found) {
          found[keyOf(filled)] = { how: 'known', by: one.found.by }
          names[`${to}:${one.found.id}`] = one.found.title
        } else more[one.text] = one
        return filled
      })
    })
    // An answer that changes nothing is remembered by the line, so that it is not asked for again.
    for (const [line, [one]] of known) if (one) more[line] ??= one
    setUnderstood((before) => ({ ...before, ...more }))
    setResolved((before) => ({ ...before, ...found }))
    setTitles((before) => ({ ...before, ...names }))
    rows.put(next)
  }
  useEffect(() => {
    const lines = [...new Set(unknown)].filter((line) => !asked.current.has(line))
    if (lines.length === 0) return
    for (const line of lines) asked.current.add(line)
    ask(lines).catch(() => setHasFailed(true))
    // The lines are compared by their texts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unknown.join('\n'), hasFailed])

  /** At once, so that the focus can go on to what is shown then. */
  const resolve = (key: string, { id, title, by }: Added, how: Resolved['how']) =>
    flushSync(() => {
      setTitles((before) => ({ ...before, [`${to}:${id}`]: title }))
      setResolved((before) => ({ ...before, [key]: { how, by } }))
      rows.change(key, (row) => withoutLine(field, { ...row, [reference]: id }))
    })
  const accept = (wanted: readonly { key: string; proposal: ProposedRecord }[], onDone: () => void) =>
    void attempt(async () => {
      const add = createAdding(calls)
      for (const { key, proposal } of wanted) resolve(key, await add(proposal), 'made')
      rows.setTold({ text: messages.addedMany(wanted.length) })
      askAgain()
      onDone()
    })
  const sure = open.flatMap((row) => {
    const { is_sure: isSure, proposals } = understood[lineOf(row)] ?? {}
    const [proposal] = proposals ?? []
    return isSure && proposal ? [{ key: keyOf(row), proposal }] : []
  })
  return {
    titles,
    isBusy,
    hasFailed,
    askAgain,
    /** How many rows still are lines, and those of them for which it is sure what is added. */
    openCount: open.length,
    sure,
    accept,
    stateOf: (row: Values) => ({
      isOpen: isOpenLine(field, row),
      understood: understood[lineOf(row)],
      resolved: resolved[keyOf(row)],
    }),
    choose: (row: Values, found: Added) => resolve(keyOf(row), found, 'known'),
    /** Adds a row for each line, as far as there is room; returns the lines that are left. */
    enter: (lines: readonly string[]): string[] => {
      const room = field.max - rows.latest().length
      const entered = lines.slice(0, room)
      if (entered.length > 0)
        rows.add(
          entered.map((line) => ({ ...emptyRecord(field.fields), line })),
          messages.entered(entered.length),
        )
      return lines.slice(room)
    },
    /** Adds the rows of another record of the same kind, which has the list `name`. */
    takeOver: (kind: string, id: number, name: string, onDone: () => void) =>
      void attempt(async () => {
        const { values, titles: named } = await readRecord(calls, definitionOf(kind)?.path ?? '', id)
        const taken = takenRows(field, recordsIn(values[name])).slice(0, field.max - rows.latest().length)
        setTitles((before) => ({ ...before, ...named }))
        if (taken.length > 0) rows.add(taken, messages.taken(taken.length))
        else rows.setTold({ text: messages.nothingToTake })
        onDone()
      }),
  }
}
