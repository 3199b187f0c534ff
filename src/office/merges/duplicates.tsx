import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import type { LikelyPair } from '#contracts/office-merges.ts'
import { ChoiceField } from '#fields/controls/choice-fields.tsx'
import { useSearch } from '#fields/controls/use-search.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { mergeMessages } from '../messages/merges.ts'
import {
  type ListedRecord,
  listRecords,
  readRecord,
  type StoredRecord,
  type Titles,
} from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { Loaded } from '../records/list-state.tsx'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { addressOf, definitionOf, useRecords } from '../records/records-context.ts'
import styles from './merges.module.css'
import { MergeDialog, mergeableKinds, type MergeableKind } from './merge-dialog.tsx'

type Found = {
  kind: MergeableKind
  pairs: { ids: LikelyPair['ids']; two: [ListedRecord, ListedRecord] }[]
  titles: Titles
}

/** Pairs of persons or works that are likely the same: they are merged here, or called different. */
export function Duplicates() {
  const { calls, describe } = useRecords()
  const language = useLanguage()
  const { duplicates: messages } = useLazyMessages(mergeMessages)
  const [kind, setKind] = useState<MergeableKind>('artist')
  const [told, setTold] = useState<Told>(null)
  const { isBusy, attempt } = useAction((text) => setTold({ text, isAlarm: true }))
  const [compared, setCompared] = useState<[StoredRecord, StoredRecord] | null>(null)
  const definition = definitionOf(kind)

  const found = useSearch(kind, async () => definition && loadPairs(calls, definition, kind))
  const mark = (ids: LikelyPair['ids'], names: string, isDifferent: boolean): Promise<boolean> =>
    attempt(async () => {
      await calls.post('duplicates/different', { json: { kind, ids, is_different: isDifferent } })
      setTold(
        isDifferent
          ? {
              text: messages.noted(names),
              action: { label: messages.back, act: () => void mark(ids, names, false) },
            }
          : null,
      )
      found.again()
    })
  const compare = ([one, other]: LikelyPair['ids']) =>
    attempt(async () => {
      if (!definition) return
      setCompared(
        await Promise.all([
          readRecord(calls, definition.path, one),
          readRecord(calls, definition.path, other),
        ]),
      )
    })
  if (!definition) return null
  const shown = found.answer?.kind === kind ? found.answer : null
  const nameOf = (record: ListedRecord) =>
    [definition.title, definition.detail ?? []]
      .map((names) => describe(definition, names, record.values, shown?.titles ?? {}))
      .filter(Boolean)
      .join(', ')
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <ChoiceField
        label={messages.kind}
        choices={mergeableKinds.map((value) => ({
          value,
          name: definitionOf(value)?.names[language].many ?? value,
        }))}
        value={kind}
        onChange={(value) => setKind(value === 'work' ? 'work' : 'artist')}
      />
      <Notice told={told} />
      <Loaded found={{ ...found, answer: shown }}>
        {({ pairs }) =>
          pairs.length === 0 ? (
            <p>{messages.none}</p>
          ) : (
            <ul className={styles.pairs}>
              {pairs.map(({ ids, two }) => {
                const names = two.map(nameOf).join(` ${messages.and} `)
                return (
                  <li key={ids.join('-')}>
                    <p>
                      {two.map((record, index) => (
                        <span key={record.id}>
                          {index > 0 && ` ${messages.and} `}
                          <a href={addressOf(definition, record.id)}>{nameOf(record)}</a>
                        </span>
                      ))}
                    </p>
                    <p>
                      <StaffButton
                        isBusy={isBusy}
                        aria-label={messages.compareOf(names)}
                        onClick={() => void compare(ids)}
                      >
                        {messages.compare}
                      </StaffButton>
                      <StaffButton
                        look="quiet"
                        isBusy={isBusy}
                        aria-label={messages.differentOf(names)}
                        onClick={() => void mark(ids, names, true)}
                      >
                        {messages.different}
                      </StaffButton>
                    </p>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
      {compared && <MergeDialog {...{ kind, definition }} two={compared} onClose={() => setCompared(null)} />}
    </>
  )
}

async function loadPairs(
  calls: ReturnType<typeof useRecords>['calls'],
  { path }: RecordDefinition,
  kind: MergeableKind,
): Promise<Found> {
  const pairs = await calls.get('duplicates', { query: { kind } })
  const ids = [...new Set(pairs.flatMap((pair) => pair.ids))]
  if (ids.length === 0) return { kind, pairs: [], titles: {} }
  const { records, titles } = await listRecords(calls, path, `ids=${ids.join(',')}&page_size=100`)
  const byId = new Map(records.map((record) => [record.id, record]))
  return {
    kind,
    titles,
    pairs: pairs.flatMap((pair) => {
      const [one, other] = pair.ids.map((id) => byId.get(id))
      return one && other ? [{ ids: pair.ids, two: [one, other] as [ListedRecord, ListedRecord] }] : []
    }),
  }
}
