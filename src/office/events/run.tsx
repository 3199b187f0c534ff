import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import type { RunEvent, SaleOfCopies } from '#contracts/office-runs.ts'
import { ChoiceField } from '#fields/controls/choice-fields.tsx'
import { TimeField } from '#fields/controls/time-field.tsx'
import { hallInput, hallInstant, readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { runMessages } from '../messages/runs.ts'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { readRecord } from '../records/calls.ts'
import { definitionOf, useRecordMessages, useRecords } from '../records/records-context.ts'
import { AsidePart } from '../records/aside-part.tsx'
import { useIsSeen } from '../shell/use-is-seen.ts'

const DaysPicker = lazy(() => import('#design/month-picker/days-picker.tsx'))

const salesOfCopies: readonly SaleOfCopies[] = ['keep', 'move', 'season']

/**
 * The other evenings of an event's run, and the form that adds the event on further ones. Its calendar is not rendered again for
 * each key in the form.
 */
export const EventRun = memo(function EventRun(props: {
  id: number
  /** An ISO instant: the time of day at which further evenings begin, too. */
  dateStart: string
  /** The number of its season. */
  season: number | null
  members: readonly RunEvent[]
  onAdded: (added: readonly RunEvent[]) => void
}) {
  const { id, dateStart, season, members, onAdded } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(runMessages)
  const texts = useRecordMessages()
  const [startDay = '', startTime = ''] = hallInput(dateStart).split('T')
  const calendar = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(calendar)
  const [days, setDays] = useState<readonly string[]>([])
  const [time, setTime] = useState(startTime)
  const hasRule = useSeasonRule(days.length > 0 ? season : null)
  const [chosenSale, setSale] = useState<SaleOfCopies | null>(null)
  const sale = chosenSale ?? (hasRule ? 'season' : 'keep')
  const [told, setTold] = useState<Told>(null)
  const { isBusy, attempt } = useAction((text) => setTold({ text, isAlarm: true }))
  const dates = days.flatMap((day) => hallInstant(`${day}T${time}`)?.toISOString() ?? [])
  const choose = (chosen: readonly string[]) => {
    setDays(chosen)
    setTold(null)
  }
  const copy = () =>
    attempt(async () => {
      const added = await calls.post('events/event/{id}/copies', { params: { id }, json: { dates, sale } })
      setDays([])
      setTold({ text: messages.added(added.length) })
      onAdded(added)
    })
  return (
    <AsidePart id="run" title={messages.title}>
      {members.length > 0 && (
        <ul>
          {members.map((one) => (
            <li key={one.id}>
              <a href={`/admin/events/event/${one.id}`}>
                {readableInstant(new Date(one.date_start), language)}
              </a>
              {!one.is_online && ` (${messages.draft})`}
            </li>
          ))}
        </ul>
      )}
      <p className="soft">{messages.hint}</p>
      <div ref={calendar}>
        <Suspense fallback={<p>{texts.loading}</p>}>
          {isSeen && (
            <DaysPicker
              {...{ language }}
              label={messages.evenings}
              chosen={days}
              first={startDay}
              onChoose={choose}
            />
          )}
        </Suspense>
      </div>
      <TimeField label={messages.time} kind="time" value={time} onChange={setTime} />
      {dates.length > 0 && (
        <>
          <ul>
            {dates.map((date) => {
              const name = readableInstant(new Date(date), language)
              return (
                <li key={date}>
                  {name}{' '}
                  <StaffButton
                    look="quiet"
                    aria-label={texts.clearOf(name)}
                    onClick={() => choose(days.filter((day) => day !== hallInput(date).slice(0, 10)))}
                  >
                    {texts.clear}
                  </StaffButton>
                </li>
              )
            })}
          </ul>
          <ChoiceField
            label={messages.sale}
            choices={salesOfCopies
              .filter((one) => one !== 'season' || hasRule)
              .map((one) => ({ value: one, name: messages.sales[one] }))}
            value={sale}
            onChange={(value) => setSale(salesOfCopies.find((one) => one === value) ?? null)}
          />
          <StaffButton look="primary" isBusy={isBusy} onClick={() => void copy()}>
            {messages.copy(dates.length)}
          </StaffButton>
        </>
      )}
      <Notice told={told} />
    </AsidePart>
  )
})

/** Whether a season says when the sale of its concerts begins. */
function useSeasonRule(season: number | null): boolean {
  const { calls } = useRecords()
  const [hasRule, setHasRule] = useState(false)
  useEffect(() => {
    const definition = definitionOf('season')
    if (season === null || !definition) return
    // Without it, the two other choices are left.
    readRecord(calls, definition.path, season).then(
      ({ values }) => setHasRule(Boolean(values['sale_from'])),
      () => setHasRule(false),
    )
  }, [calls, season])
  return season !== null && hasRule
}
