import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useState, type FormEvent } from 'react'
import type { OpenRelease } from '#contracts/office-releases.ts'
import { ChoiceField, FlagField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { LineField } from '#fields/controls/text-fields.tsx'
import { TimeField } from '#fields/controls/time-field.tsx'
import { instantOf } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Values } from '#records/field.ts'
import { record as releaseDefinition } from '#records/release/record.ts'
import { nameWithTime, releaseMessages } from '../messages/releases.ts'
import { createRecord, type Later } from '../records/calls.ts'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import { useKept } from '../records/use-kept.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'

type Way = 'time' | 'release' | 'new'
type Wrong = { place: Way | 'all'; text: string } | null

/** Asks where a change goes that does not become public now: to a time, or into a release. */
export function LaterDialog(props: {
  isDirty: boolean
  /** The flag that makes the record public, and whether it is; null for kinds without one. */
  publication: { name: string; isPublic: boolean } | null
  onSave: (added: Values, later: Later) => void
  onClose: () => void
}) {
  const { isDirty, publication, onSave, onClose } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const texts = useRecordMessages()
  const { later: messages } = useLazyMessages(releaseMessages)
  const [releases, setReleases] = useState<readonly OpenRelease[] | null>(null)
  const [last, keepLast] = useKept<number>('release', 0)
  const [chosenWay, setWay] = useState<Way | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [time, setTime] = useState('')
  const [name, setName] = useState('')
  const [changesPublication, setChangesPublication] = useState(publication?.isPublic === false)
  const [wrong, setWrong] = useState<Wrong>(null)
  const { isBusy, attempt } = useAction((text) => setWrong({ place: 'all', text }))
  useEffect(() => {
    // Without them, a time can still be chosen.
    calls.get('/pageeditor-api/releases').then(setReleases, () => setReleases([]))
  }, [calls])
  const known = releases?.find(({ id }) => id === last)
  const way = chosenWay ?? (known ? 'release' : 'time')
  const release = chosen ?? known?.id ?? releases?.[0]?.id
  const errorOf = (place: Way) => (wrong?.place === place ? wrong.text : undefined)

  const findDestination = async (): Promise<Later | Wrong> => {
    if (way === 'release' && release !== undefined) return { release }
    if (way === 'new') {
      if (name.trim() === '') return { place: 'new', text: messages.needsName }
      const made = await createRecord(calls, releaseDefinition.path, {
        name: name.trim(),
        state: 'collecting',
      })
      return { release: made.id }
    }
    const at = instantOf(time)
    return at && at > new Date() ? { at: at.toISOString() } : { place: 'time', text: messages.needsTime }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    if (!isDirty && !changesPublication) return setWrong({ place: 'all', text: messages.nothing })
    return void attempt(async () => {
      const found = await findDestination()
      if (found === null || 'place' in found) {
        setWrong(found)
        setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      } else {
        if ('release' in found) keepLast(found.release)
        const added = publication && changesPublication ? { [publication.name]: !publication.isPublic } : {}
        // First, because the form tells what was refused, and takes the focus.
        onClose()
        onSave(added, found)
      }
    })
  }
  const ways = (['time', 'release', 'new'] as const).filter((one) => one !== 'release' || releases?.length)
  return (
    <Dialog title={messages.title} onClose={onClose} error={wrong?.place === 'all' ? wrong.text : null}>
      <form noValidate aria-label={messages.title} onSubmit={submit}>
        <p>{messages.about}</p>
        {releases === null ? (
          <p>{texts.loading}</p>
        ) : (
          <>
            <ChoiceField
              label={messages.where}
              choices={ways.map((value) => ({ value, name: messages.ways[value] }))}
              value={way}
              onChange={(value) => {
                setWay(ways.find((one) => one === value) ?? 'time')
                setWrong(null)
              }}
            />
            {way === 'time' && (
              <TimeField
                label={messages.time}
                hint={messages.timeHint}
                error={errorOf('time')}
                kind="instant"
                value={time}
                onChange={setTime}
              />
            )}
            {way === 'release' && (
              <FieldFrame label={messages.which}>
                {(ids) => (
                  <select {...ids} value={release} onChange={({ target }) => setChosen(Number(target.value))}>
                    {releases.map((one) => (
                      <option key={one.id} value={one.id}>
                        {nameWithTime(one, language)}
                      </option>
                    ))}
                  </select>
                )}
              </FieldFrame>
            )}
            {way === 'new' && (
              <LineField
                label={messages.name}
                hint={messages.nameHint}
                error={errorOf('new')}
                limit={releaseDefinition.fields.name.limit}
                value={name}
                onChange={setName}
              />
            )}
            {publication && (
              <FlagField
                label={publication.isPublic ? messages.takeBack : messages.publish}
                value={changesPublication}
                onChange={setChangesPublication}
              />
            )}
          </>
        )}
        <StaffBar>
          <StaffButton look="primary" type="submit" isBusy={isBusy} isOff={releases === null}>
            {messages.apply}
          </StaffButton>
          <StaffButton onClick={onClose}>{texts.cancel}</StaffButton>
        </StaffBar>
      </form>
    </Dialog>
  )
}
