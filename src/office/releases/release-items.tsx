import { useAction } from '#staff/action/use-action.ts'
import { useState } from 'react'
import type { ReleaseItem, ReleaseProblem } from '#contracts/office-releases.ts'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { Status } from '#fields/controls/status.tsx'
import { monthName } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record as event } from '#records/event/record.ts'
import { releaseMessages } from '../messages/releases.ts'
import type { StoredRecord } from '../records/calls.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { definitionOf, useRecordMessages, useRecords } from '../records/records-context.ts'
import { groupItems, placesOf, type ItemGroup } from './group-items.ts'
import { ReleaseItemGroup } from './item-group.tsx'
import type { Found } from './item-text.tsx'
import styles from './releases.module.css'

/** With more items, all groups but the first are closed at first. */
const mostOpen = 60
/** An item in which a check has found nothing. */
const fine: Found = { problem: null, findings: [] }

/** The items of a release as a season: concerts by month, then what else becomes public, by kind. */
export function ReleaseItems(props: {
  stored: StoredRecord
  items: readonly ReleaseItem[]
  /** What a check has found, in place of what failed last. */
  found: readonly ReleaseProblem[] | null
  onDropped: () => void
  onTell: (told: Told) => void
}) {
  const { stored, items, found, onDropped, onTell } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const texts = useRecordMessages()
  const { items: messages } = useLazyMessages(releaseMessages)
  const { isBusy, attempt } = useAction((text) => onTell({ text, isAlarm: true }))
  const [filter, setFilter] = useState({ room: '', series: '', isFoundOnly: false })
  /** The groups that somebody has opened or closed. */
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const { state } = stored.values
  const mayDrop = stored.may.change && state !== 'published' && state !== 'cancelled'
  const ofCheck = found && new Map(found.map((one) => [one.item_id, one]))
  const foundOf = (item: ReleaseItem): Found => (ofCheck ? (ofCheck.get(item.id) ?? fine) : item)
  const hasFindings = (item: ReleaseItem) =>
    foundOf(item).problem !== null || foundOf(item).findings.length > 0
  const drop = (gone: readonly ReleaseItem[]) =>
    attempt(async () => {
      await calls.post('releases/release/{id}/items/drop', {
        params: { id: stored.id },
        json: { items: gone.map(({ id }) => id) },
      })
      const [first] = gone
      onTell({
        text:
          gone.length === 1
            ? messages.dropped(first?.title ?? messages.gone)
            : messages.droppedMany(gone.length),
      })
      onDropped()
    })
  const groups = groupItems(items, filter, hasFindings)
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  const nameOf = ({ key, isMonth }: ItemGroup) => {
    if (isMonth) return monthName(key, language)
    const name = definitionOf(key)?.names[language].many ?? texts.otherKinds[key]?.many ?? key
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  if (items.length === 0) return <p className={styles.soft}>{messages.none}</p>
  const places = { room: placesOf(items, 'room'), series: placesOf(items, 'series') }
  return (
    <>
      <div className={styles.filters}>
        {(['room', 'series'] as const).map(
          (name) =>
            places[name].length > 1 && (
              <FieldFrame key={name} label={event.fields[name].label[language]}>
                {(ids) => (
                  <select
                    {...ids}
                    value={filter[name]}
                    onChange={({ target }) => setFilter({ ...filter, [name]: target.value })}
                  >
                    <option value="">{messages.all}</option>
                    {places[name].map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                  </select>
                )}
              </FieldFrame>
            ),
        )}
        {(filter.isFoundOnly || items.some(hasFindings)) && (
          <FlagField
            label={messages.onlyFound}
            value={filter.isFoundOnly}
            onChange={(isFoundOnly) => setFilter({ ...filter, isFoundOnly })}
          />
        )}
      </div>
      <p className={styles.soft}>
        <Status>
          {count === items.length ? messages.count(count) : messages.countOf(count, items.length)}
        </Status>
      </p>
      {groups.map((group, index) => (
        <ReleaseItemGroup
          key={group.key}
          {...{ group, isBusy, foundOf }}
          name={nameOf(group)}
          isOpen={toggled[group.key] ?? (index === 0 || count <= mostOpen)}
          onToggle={(isOpen) => setToggled({ ...toggled, [group.key]: isOpen })}
          isPast={state === 'published'}
          onDrop={mayDrop ? (gone) => void drop(gone) : null}
        />
      ))}
    </>
  )
}
