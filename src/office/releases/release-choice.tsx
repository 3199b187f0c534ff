import { useEffect, useState } from 'react'
import type { OpenRelease } from '#contracts/office-releases.ts'
import { ChoiceField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { LineField } from '#fields/controls/text-fields.tsx'
import { TimeField } from '#fields/controls/time-field.tsx'
import { instantOf } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record as releaseDefinition } from '#records/release/record.ts'
import { nameWithTime, releaseMessages } from '../messages/releases.ts'
import { createRecord } from '../records/calls.ts'
import { useRecords } from '../records/records-context.ts'
import { useKept } from '../records/use-kept.ts'

export type Way = 'time' | 'release' | 'new'
type Wrong = { place: Way | 'newTime'; text: string } | null
type Found = { at: string } | { release: number; name: string }

/** Where drafts go that become public later: which ways there are, and what has been entered. */
export function useReleaseChoice(ways: readonly Way[]) {
  const { calls } = useRecords()
  const { later: messages } = useLazyMessages(releaseMessages)
  const [releases, setReleases] = useState<readonly OpenRelease[] | null>(null)
  const [last, keepLast] = useKept<number>('release', 0)
  const [chosenWay, setWay] = useState<Way | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [time, setTime] = useState('')
  const [newTime, setNewTime] = useState('')
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<Wrong>(null)
  useEffect(() => {
    // Without them, the other ways are there.
    calls.get('/pageeditor-api/releases').then(setReleases, () => setReleases([]))
  }, [calls])
  const offered = ways.filter((one) => one !== 'release' || releases?.length)
  const known = releases?.find(({ id }) => id === last)
  const way = chosenWay ?? (known ? 'release' : (offered[0] ?? 'new'))
  const release = releases?.find(({ id }) => id === (chosen ?? known?.id)) ?? releases?.[0]

  /** What has been chosen; a new release is made. Null when something is wrong, which then stands at its place. */
  const find = async (): Promise<Found | null> => {
    const refuse = (place: NonNullable<Wrong>['place'], text: string) => {
      setWrong({ place, text })
      return null
    }
    if (way === 'release' && release) {
      keepLast(release.id)
      return { release: release.id, name: release.name }
    }
    const at = instantOf(way === 'new' ? newTime : time)
    const isToCome = at !== null && at > new Date()
    if (way === 'time') return isToCome ? { at: at.toISOString() } : refuse('time', messages.needsTime)
    if (name.trim() === '') return refuse('new', messages.needsName)
    if (newTime !== '' && !isToCome) return refuse('newTime', messages.needsTime)
    const made = await createRecord(calls, releaseDefinition.path, {
      name: name.trim(),
      state: 'collecting',
      ...(isToCome && { publish_at: at.toISOString() }),
    })
    keepLast(made.id)
    return { release: made.id, name: name.trim() }
  }
  return {
    releases,
    offered,
    way,
    setWay: (next: Way) => {
      setWay(next)
      setWrong(null)
    },
    release,
    setChosen,
    time,
    setTime,
    newTime,
    setNewTime,
    name,
    setName,
    wrong,
    find,
  }
}

/** The controls of the choice. */
export function ReleaseChoice({ choice }: { choice: ReturnType<typeof useReleaseChoice> }) {
  const { offered, way, releases, release, wrong } = choice
  const language = useLanguage()
  const { later: messages } = useLazyMessages(releaseMessages)
  const errorOf = (place: NonNullable<Wrong>['place']) => (wrong?.place === place ? wrong.text : undefined)
  return (
    <>
      {offered.length > 1 && (
        <ChoiceField
          label={messages.where}
          choices={offered.map((value) => ({ value, name: messages.ways[value] }))}
          value={way}
          onChange={(value) => choice.setWay(offered.find((one) => one === value) ?? 'new')}
        />
      )}
      {way === 'time' && (
        <TimeField
          label={messages.time}
          hint={messages.timeHint}
          error={errorOf('time')}
          kind="instant"
          value={choice.time}
          onChange={choice.setTime}
        />
      )}
      {way === 'release' && (
        <FieldFrame label={messages.which}>
          {(ids) => (
            <select
              {...ids}
              value={release?.id}
              onChange={({ target }) => choice.setChosen(Number(target.value))}
            >
              {releases?.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameWithTime(one, language)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      {way === 'new' && (
        <>
          <LineField
            label={messages.name}
            hint={messages.nameHint}
            error={errorOf('new')}
            limit={releaseDefinition.fields.name.limit}
            value={choice.name}
            onChange={choice.setName}
          />
          <TimeField
            label={messages.time}
            hint={messages.newTimeHint}
            error={errorOf('newTime')}
            kind="instant"
            value={choice.newTime}
            onChange={choice.setNewTime}
          />
        </>
      )}
    </>
  )
}
