import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import type { MergedRecord } from '#contracts/office-merges.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { mergeMessages } from '../messages/merges.ts'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { AsidePart } from '../records/aside-part.tsx'
import type { AsideProps } from '../records/special-parts.ts'
import { MergeDialog, mergeableKinds, type MergeableKind } from './merge-dialog.tsx'
import { useRecords } from '../records/records-context.ts'

/** In the form of a record: what has been merged into it, and the dialog that merges it with another one. */
export function MergePart(props: AsideProps) {
  const kind = mergeableKinds.find((one) => one === props.definition.kind)
  return props.stored.id === 0 || !kind ? null : <Merges {...props} kind={kind} />
}

function Merges({ kind, definition, stored }: AsideProps & { kind: MergeableKind }) {
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(mergeMessages)
  const [merged, setMerged] = useState<readonly MergedRecord[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const [told, setTold] = useState<Told>(null)
  const { isBusy, attempt } = useAction((text) => setTold({ text, isAlarm: true }))

  useEffect(() => {
    // Without the list, the form still works.
    calls.get('merges', { query: { kind, into: stored.id } }).then(setMerged, () => {})
    // Once: a document shows one record only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [calls])

  useEffect(() => {
    const [, id] = /^#merged-(\d+)$/.exec(location.hash) ?? []
    const last = merged.find((one) => one.id === Number(id))
    if (!last) return
    history.replaceState(null, '', location.pathname)
    setTold({ text: messages.merged(last.title) })
  }, [merged, messages])

  const separate = ({ id, title }: MergedRecord) =>
    attempt(async () => {
      await calls.post('merges/undo', { json: { kind, id } })
      setMerged((before) => before.filter((one) => one.id !== id))
      setTold({ text: messages.separated(title) })
    })
  return (
    <AsidePart id="merge" title={messages.title}>
      {merged.length > 0 && (
        <>
          <p>{messages.list}</p>
          <ul>
            {merged.map((one) => (
              <li key={one.id}>
                {one.title}, {readableInstant(new Date(one.merged_at), language)}{' '}
                {one.can_be_separated && (
                  <StaffButton
                    look="quiet"
                    isBusy={isBusy}
                    aria-label={messages.undoOf(one.title)}
                    onClick={() => void separate(one)}
                  >
                    {messages.undo}
                  </StaffButton>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="soft">{messages.hint}</p>
      {stored.may.remove && <StaffButton onClick={() => setIsOpen(true)}>{messages.open}</StaffButton>}
      <Notice told={told} />
      {isOpen && <MergeDialog {...{ kind, definition }} two={[stored]} onClose={() => setIsOpen(false)} />}
    </AsidePart>
  )
}
