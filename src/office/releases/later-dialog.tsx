import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState, type FormEvent } from 'react'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { Values } from '#records/field.ts'
import { releaseMessages } from '../messages/releases.ts'
import type { Later } from '../records/calls.ts'
import { useRecordMessages } from '../records/records-context.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { ReleaseChoice, useReleaseChoice } from './release-choice.tsx'

/** Asks where a change goes that does not become public now: to a time, or into a release. */
export function LaterDialog(props: {
  isDirty: boolean
  /** The flag that makes the record public, and whether it is; null for kinds without one. */
  publication: { name: string; isPublic: boolean } | null
  onSave: (added: Values, later: Later) => void
  onClose: () => void
}) {
  const { isDirty, publication, onSave, onClose } = props
  const texts = useRecordMessages()
  const { later: messages } = useLazyMessages(releaseMessages)
  const choice = useReleaseChoice(['time', 'release', 'new'])
  const [changesPublication, setChangesPublication] = useState(publication?.isPublic === false)
  const [refused, setRefused] = useState<string | null>(null)
  const { isBusy, attempt } = useAction(setRefused)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setRefused(null)
    if (!isDirty && !changesPublication) return setRefused(messages.nothing)
    return void attempt(async () => {
      const found = await choice.find()
      if (found === null) setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      else {
        const added = publication && changesPublication ? { [publication.name]: !publication.isPublic } : {}
        // First, because the form tells what was refused, and takes the focus.
        onClose()
        onSave(added, 'at' in found ? found : { release: found.release })
      }
    })
  }
  return (
    <Dialog title={messages.title} onClose={onClose} error={refused}>
      <form noValidate aria-label={messages.title} onSubmit={submit}>
        <p>{messages.about}</p>
        {choice.releases === null ? (
          <p>{texts.loading}</p>
        ) : (
          <>
            <ReleaseChoice choice={choice} />
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
          <StaffButton look="primary" type="submit" isBusy={isBusy} isOff={choice.releases === null}>
            {messages.apply}
          </StaffButton>
          <StaffButton onClick={onClose}>{texts.cancel}</StaffButton>
        </StaffBar>
      </form>
    </Dialog>
  )
}
