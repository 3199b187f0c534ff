import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { valuesOf } from '#records/definition.ts'
import { record as seasonRecord } from '#records/season/record.ts'
import { record } from '#records/subscription/record.ts'
import { useEffect, useState } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { subscriptionMessages } from '../messages/subscriptions.ts'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { addressOf, definitionOf, useRecords } from '../records/records-context.ts'
import { AsidePart } from '../records/aside-part.tsx'
import type { AsideProps } from '../records/special-parts.ts'
import { copyForSeason } from './copy-for-season.ts'
import { createRecord, listRecords } from '../records/calls.ts'

type Season = { id: number; name: string }

/** Copies a subscription into the season after its own, as a draft without concerts. */
export function CopyToSeason({ definition, stored }: AsideProps) {
  const { calls } = useRecords()
  const { copy: messages } = useLazyMessages(subscriptionMessages)
  const [seasons, setSeasons] = useState<readonly Season[] | null>(null)
  const [told, setTold] = useState<Told>(null)
  const { isBusy, attempt } = useAction((text) => setTold({ text, isAlarm: true }))
  const season = definitionOf('season')
  const seasonPath = season?.path ?? ''
  useEffect(() => {
    listRecords(calls, seasonPath, 'page_size=100').then(
      ({ records }) =>
        setSeasons(
          records.map(({ id, values }) => ({ id, name: valuesOf(seasonRecord, values).name ?? '' })),
        ),
      // Without the seasons there is no offer.
      () => {},
    )
  }, [calls, seasonPath])
  if (stored.id === 0 || seasons === null || season === undefined) return null
  const own = seasons.find(({ id }) => id === valuesOf(record, stored.values).season)
  const [next] = seasons
    .filter(({ name }) => own !== undefined && name > own.name)
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const copy = (to: Season) =>
    attempt(async () => {
      const added = await createRecord(calls, definition.path, copyForSeason(stored.values, to.id))
      await leaveFor(`${addressOf(definition, added.id)}#added`)
    })
  return (
    <AsidePart id="next-season" title={messages.title}>
      <p className="soft">{messages.hint}</p>
      {next ? (
        <StaffButton isBusy={isBusy} onClick={() => void copy(next)}>
          {messages.act(next.name)}
        </StaffButton>
      ) : (
        <p>
          {messages.none} <a href={addressOf(season)}>{messages.seasons}</a>
        </p>
      )}
      <Notice told={told} />
    </AsidePart>
  )
}
