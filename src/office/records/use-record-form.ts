import { useCallback, useEffect, useRef, useState } from 'react'
import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { hallInstant } from '#i18n/hall-time.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { emptyRecord, valuesOfHouse, writableNames, type Values } from '#records/field.ts'
import { useAskBeforeLeaving } from '../shell/use-ask-before-leaving.ts'
import type { Obstacle, WrittenTogether } from '#contracts/together.ts'
import { newWindowName } from '#fields/kept-by-browser/window-content.ts'
import { isSame } from '#operations/index.ts'
import { keptMessages } from '../messages/kept-entries.ts'
import {
  type AskedTogether,
  changeRecord,
  conflictsOf,
  createRecord,
  fieldErrorsOf,
  type Later,
  readRecord,
  type StoredRecord,
  type Use,
  usesOf,
} from './calls.ts'
import { leftAfterSave, realChanges, seenOf, slugsAfter } from './form-changes.ts'
import { errorsAtPlaces, type FormErrors } from './form-errors.ts'
import { decideField, meetStored, type FormState } from './form-state.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { leadToUnchosen } from './unchosen.ts'
import { addressOf, useNames, useRecordMessages, useRecords } from './records-context.ts'
import { useKeptEntries } from './use-kept-entries.ts'
import { useRecordPresence } from './use-record-presence.ts'
import { useTogether, type Outcome } from './use-together.ts'

/** What a form sends of its record together with others: what is unsaved, and what its user has seen. */
export type Own = { changes: Values; seen: Values }
/** A call that writes the form's record and others. */
export type TogetherCall = {
  /** The other records. */
  ids: readonly number[]
  /** All else that the call sends: with other content it is another call. */
  content: unknown
  /** Changes of the record that are sent with what is unsaved, such as its publication. */
  changes?: Values
  /** What the call changes in the record itself; if something there stands in the way, it becomes unsaved. */
  added?: Values
  send: (asked: AskedTogether & Own) => Promise<WrittenTogether>
}

/** The state of a record's form, and what can be done with it; a new record has no id. */
export function useRecordForm(
  definition: RecordDefinition,
  id: number | null,
  /** How its changes are saved together with other records; null while they are not. */
  run: { call: TogetherCall; tell: (written: WrittenTogether) => string } | null = null,
  /** What a new record begins with. */
  begin: Values = {},
) {
  const { path, fields } = definition
  const { calls, describe } = useRecords()
  const messages = useRecordMessages()
  const keptWords = useLazyMessages(keptMessages)
  const language = useLanguage()
  const formats = useHouseFormats()
  const names = useNames(definition)
  /** The record as the user has seen it last, with which changes are compared. */
  const [stored, setStored] = useState<StoredRecord | 'missing' | 'failed' | null>(() =>
    id === null ? emptyStored(fields, { ...valuesOfHouse(fields, formats), ...begin }) : null,
  )
  const [changes, setChanges] = useState<Values>(() => (id === null ? givenValues(definition) : {}))
  const [errors, setErrors] = useState<FormErrors>({})
  const [conflicts, setConflicts] = useState<Values>({})
  const [blocking, setBlocking] = useState<readonly Use[]>([])
  const [hindered, setHindered] = useState<Hindered | null>(null)
  const sendTogether = useTogether()
  const element = useRef<HTMLFormElement>(null)
  /** Counts refusals, after each of which the summary takes the focus. */
  const [refusals, setRefusals] = useState(0)
  const [told, setTold] = useState<Told>(null)
  /** What others have saved last, in words. */
  const [news, setNews] = useState<string | null>(null)
  const [client] = useState(newWindowName)
  const isLoaded = isStored(stored)
  const unsaved = isLoaded ? realChanges(stored.values, changes) : {}
  const isDirty = Object.keys(unsaved).length > 0

  const load = () => {
    if (id === null) return
    readRecord(calls, path, id).then(
      (record) => setStored((before) => (isStored(before) ? keepSeen(before, record, changes) : record)),
      (error: unknown) =>
        setStored(error instanceof CallError && error.status === 404 ? 'missing' : 'failed'),
    )
  }
  // A document shows one record only.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(load, [calls])
  useEffect(() => {
    if (location.hash !== '#added') return
    history.replaceState(null, '', location.pathname)
    setTold({ text: messages.added(names) })
    // Once, after the form for a new record.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useAskBeforeLeaving(isDirty)
  const show = (state: FormState) => {
    if (isLoaded) setStored({ ...stored, values: state.seen })
    setChanges(state.changes)
    setConflicts(state.conflicts)
  }
  const kept = useKeptEntries({
    definition,
    id,
    client,
    state: isLoaded ? { seen: stored.values, changes, conflicts } : null,
    describe: () =>
      isLoaded ? describe(definition, definition.title, { ...stored.values, ...changes }, stored.titles) : '',
    onContinue: (state) => {
      show(state)
      setErrors({})
      setTold({ text: keptWords.continued })
    },
  })

  const refuse = (reason: string, error: CallError) => {
    const ofFields = errorsOfFields(fieldErrorsOf(error), fields)
    setErrors(ofFields)
    setConflicts(conflictsOf(error))
    setBlocking(usesOf(error))
    setRefusals((count) => count + 1)
    const isExplained = [ofFields, conflictsOf(error), usesOf(error)].some(
      (one) => Object.keys(one).length > 0,
    )
    setTold(isExplained ? null : { text: reason, isAlarm: true })
  }
  const { isBusy: isActing, attempt } = useAction(refuse)
  /** A dialog tells itself what was refused, unless it is about the fields of the form. */
  const { isBusy: isWriting, attempt: attemptTogether } = useAction((reason, error) => {
    if (Object.keys(errorsOfFields(fieldErrorsOf(error), fields)).length === 0) throw error
    refuse(reason, error)
  })
  const isBusy = isActing || isWriting
  const present = useRecordPresence({
    definition,
    id,
    client,
    version: isLoaded ? stored.version : null,
    isBusy,
    onSaved: (record, by) => {
      if (!isLoaded) return
      const before = { ...stored.values, ...conflicts }
      const met = meetStored(fields, { seen: stored.values, changes, conflicts }, record.values)
      setStored({ ...record, values: met.seen })
      setChanges(met.changes)
      setConflicts(met.conflicts)
      const labels = Object.entries(fields).flatMap(([name, { label, readOnly }]) =>
        readOnly || isSame(record.values[name], before[name]) ? [] : [label[language]],
      )
      if (labels.length === 0) return
      const list = labels.join(', ')
      setNews(by === null ? keptWords.savedBySomebody(list) : keptWords.saved(by, list))
    },
    onGone: () => setTold({ text: messages.missing, isAlarm: true }),
  })
  /** The form for a new record has become that of a stored one: a document of its own. */
  const open = (address: string) => {
    setChanges({})
    return leaveFor(address)
  }
  /** Whether all that stands in the form would be saved; what is typed is never forgotten. */
  const isWhole = () => {
    const left = leadToUnchosen(element.current)
    if (left > 0) setTold({ text: messages.unchosen(left), isAlarm: true })
    return left === 0
  }
  /** Saves what is unsaved, together with what a command adds to it, such as the publication. */
  const save = async (added: Values = {}, { isAtOnce = false }: { isAtOnce?: boolean } = {}) => {
    if (isBusy || !isLoaded || !isWhole()) return
    if (id !== null && Object.keys({ ...unsaved, ...added }).length === 0)
      return setTold({ text: messages.unchanged })
    await attempt(async () => {
      if (id !== null && run) return void (await saveRun(run, added))
      setTold(null)
      if (id === null) {
        const all = { ...stored.values, ...changes, ...added }
        const writable = writableNames(fields).filter((name) => fields[name]?.kind !== 'position')
        const record = await createRecord(
          calls,
          path,
          Object.fromEntries(writable.map((name) => [name, all[name]])),
        )
        setStored(record)
        kept.saved()
        const page = definition.isWrittenOnPage && record.pages?.[language]
        return open(page ? `${page}?edit` : `${addressOf(definition, record.id)}#added`)
      }
      await send(id, stored.values, added, isAtOnce)
      return setTold({ text: messages.saved })
    })
  }
  /** Saves what a dialog adds with what is unsaved; refused, it becomes unsaved itself. Returns whether it was saved. */
  const saveAdded = async (added: Values): Promise<boolean> => {
    if (isBusy || !isLoaded || id === null || !isWhole()) return false
    const isSaved = await attempt(() => {
      setTold(null)
      return send(id, stored.values, added)
    })
    if (!isSaved) setChanges((now) => ({ ...now, ...added }))
    return isSaved
  }
  /**
   * Saves what is unsaved by a call that writes other records, too. What stands in the way of them is in `hindered`, with the
   * way to write only those where nothing does. Rejects with a `CallError` when it was refused for any other reason.
   */
  const saveTogether = async (
    call: TogetherCall,
    onWritten: (written: WrittenTogether) => void,
  ): Promise<'written' | 'hindered' | 'refused'> => {
    if (isBusy || !isLoaded || id === null || !isWhole()) return 'refused'
    const { ids, content, changes: besides = {}, added = {} } = call
    const sentChanges = { ...unsaved, ...besides }
    const own: Own = { changes: sentChanges, seen: seenOf(stored.values, { ...sentChanges, ...added }) }
    const write = () =>
      sendTogether({ content, own, ids }, ids.length + 1, (asked) => call.send({ ...asked, ...own }))
    return settle(id, write, { added, onWritten })
  }
  const saveRun = ({ call, tell }: NonNullable<typeof run>, added: Values) =>
    saveTogether({ ...call, changes: added }, (written) =>
      setTold({
        text: `${written.is_repeated ? messages.savedBefore : messages.saved} ${tell(written)}`.trim(),
        action: undoOf(written),
      }),
    )
  /** Takes back what was written together, in all of its records, of which there are so many. */
  const undoTogether = (command: string, count: number) => {
    if (isBusy || id === null) return
    const { kind } = definition
    const write = () =>
      sendTogether({ command }, count, (asked) =>
        calls.post('changes/undo', { json: { ...asked, kind, command } }),
      )
    void attempt(() => settle(id, write, { added: {}, onWritten: () => setTold({ text: messages.undone }) }))
  }
  const undoOf = ({ command, changed }: WrittenTogether) =>
    command === null ? undefined : { label: messages.undo, act: () => undoTogether(command, changed.length) }
  /** Sends what writes several records, and shows what has become of it. */
  const settle = async (
    own: number,
    write: () => Promise<Outcome>,
    done: { added: Values; onWritten: (written: WrittenTogether) => void },
  ): Promise<'written' | 'hindered' | 'refused'> => {
    let result: 'written' | 'hindered' | 'refused' = 'refused'
    const isAnswered = await attemptTogether(async () => {
      setTold(null)
      const outcome = await write()
      if ('written' in outcome) {
        const { written } = outcome
        setStored(await readRecord(calls, path, own))
        if ([...written.changed, ...written.unchanged].includes(own))
          setChanges((now) => leftAfterSave(now, unsaved))
        clearRefusal()
        done.onWritten(written)
        result = 'written'
        return
      }
      const { obstacles, others } = outcome
      const mine = obstacles.find(({ id: one }) => one === own)
      const errorsOfMine = Object.entries(mine?.errors ?? {}).map(([name, texts]) => [name, texts.join(' ')])
      const isInForm = errorsOfMine.length + Object.keys(mine?.conflicts ?? {}).length > 0
      if (isInForm) setChanges((now) => ({ ...now, ...done.added }))
      setErrors(Object.fromEntries(errorsOfMine))
      setConflicts(mine?.conflicts ?? {})
      setBlocking([])
      const rest = isInForm ? obstacles.filter((one) => one !== mine) : obstacles
      const goOn = () => void attempt(() => settle(own, others?.send ?? write, done))
      setHindered(
        rest.length === 0
          ? null
          : { obstacles: rest, others: isInForm || !others ? null : { count: others.count, act: goOn } },
      )
      setRefusals((count) => count + 1)
      if (!isInForm) result = 'hindered'
    })
    if (!isAnswered) setChanges((now) => ({ ...now, ...done.added }))
    return result
  }
  /** Lets what is unsaved, and what a dialog adds, wait for a release; the form then shows what stays. */
  const saveLater = async (added: Values, later: Later): Promise<boolean> => {
    if (isBusy || !isLoaded || id === null || !isWhole()) return false
    return attempt(async () => {
      setTold(null)
      setStored(await changeRecord(calls, path, id, { ...unsaved, ...added }, { later }))
      setChanges((now) => leftAfterSave(now, unsaved))
      clearRefusal()
    })
  }
  const send = async (record: number, before: Values, added: Values, isAtOnce = false): Promise<Values> => {
    const sent = { ...unsaved, ...added }
    setStored(await changeRecord(calls, path, record, sent, { seen: seenOf(before, sent), isAtOnce }))
    setChanges((now) => leftAfterSave(now, unsaved))
    clearRefusal()
    return sent
  }
  const clearRefusal = () => {
    setErrors({})
    setConflicts({})
    setBlocking([])
    setHindered(null)
  }
  const remove = async () => {
    if (id === null || isBusy) return
    await attempt(async () => {
      await calls.remove('{record}/{id}', { params: { record: path, id } })
      await open(`${addressOf(definition)}#deleted-${id}`)
    })
  }
  const decide = (name: string, choice: 'mine' | 'theirs') => {
    if (!isLoaded) return
    show(decideField({ seen: stored.values, changes, conflicts }, name, choice))
    if (Object.keys(conflicts).length === 1) setTold({ text: messages.conflict.decided })
  }
  const loaded = isLoaded && id === null ? stored.values : null
  /** The same function from key to key, so that only the field that has changed is rendered again. */
  const change = useCallback(
    (name: string, value: unknown, placeOf?: (index: number) => number | null) => {
      setChanges((before) => ({
        ...before,
        ...(loaded && slugsAfter(fields, { ...loaded, ...before }, name, value)),
        [name]: value,
      }))
      if (placeOf) setErrors((before) => errorsAtPlaces(before, name, placeOf))
      setTold(null)
    },
    [fields, loaded],
  )
  const discard = () => {
    if (isLoaded) setStored({ ...stored, values: { ...stored.values, ...conflicts } })
    setChanges({})
    setErrors({})
    setConflicts({})
    setHindered(null)
    setTold(null)
  }
  return {
    element,
    stored,
    changes,
    errors,
    conflicts,
    blocking,
    hindered,
    leaveHindered: () => setHindered(null),
    isBusy,
    isDirty,
    refusals,
    told,
    setTold,
    kept,
    /** Who else has the record open. */
    present,
    news,
    load,
    save,
    saveAdded,
    saveTogether,
    undoTogether,
    saveLater,
    remove,
    decide,
    change,
    discard,
  }
}

function isStored(stored: StoredRecord | 'missing' | 'failed' | null): stored is StoredRecord {
  return stored !== null && typeof stored === 'object'
}

/**
 * A record that a command has changed, with what was seen of the fields that are typed in: what others have done to them
 * meanwhile is merged with the next report (`version` stays), or by a save.
 */
function keepSeen(before: StoredRecord, record: StoredRecord, changes: Values): StoredRecord {
  const { version } = before
  return { ...record, version, values: { ...record.values, ...seenOf(before.values, changes) } }
}

/** What stands in the way in other records, and the way to write only those where nothing does. */
export type Hindered = {
  obstacles: readonly Obstacle[]
  others: { count: number; act: () => void } | null
}

function emptyStored(fields: RecordDefinition['fields'], begin: Values): StoredRecord {
  const may = { change: true, remove: false }
  const values = { ...emptyRecord(fields), ...begin }
  return { id: 0, values, titles: {}, uses: [], pages: null, may, version: '' }
}

/** Without those of what is no field: a release that is full, or a minute that has passed meanwhile. */
function errorsOfFields(errors: FormErrors, fields: RecordDefinition['fields']): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => Object.hasOwn(fields, name.split('.')[0] ?? '')),
  )
}

/** The texts, times (of the hall: `2027-03-12T19:30`), and references to other records that a link to the form for a new record has in its query. */
function givenValues({ fields }: RecordDefinition): Values {
  return Object.fromEntries(
    [...new URLSearchParams(location.search)].flatMap(([name, text]): [string, unknown][] => {
      const field = fields[name]
      if (!field || field.readOnly) return []
      if (field.kind === 'text' && !field.localized) return [[name, text]]
      if (field.kind === 'instant') {
        const instant = hallInstant(text)
        return instant ? [[name, instant.toISOString()]] : []
      }
      const number = Number(text)
      if (!Number.isInteger(number) || number < 1) return []
      return field.kind === 'reference'
        ? [[name, number]]
        : field.kind === 'references'
          ? [[name, [number]]]
          : []
    }),
  )
}
