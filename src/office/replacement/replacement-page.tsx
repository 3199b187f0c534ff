import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useRef, useState } from 'react'
import { maxReplaced } from '#contracts/office-choices.ts'
import type {
  FoundPlaces as Found,
  LeftText,
  Replacement,
  ReplacementRun,
  ReplacementSearch,
} from '#contracts/office-replacements.ts'
import { useSearch } from '#fields/controls/use-search.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { replacementMessages } from '../messages/replacement.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { definitionOf, namesOf } from '../records/records-context.ts'
import type { OfficeStart } from '../start-data.ts'
import { chosenTexts } from './chosen-places.ts'
import { FoundPlaces } from './found-places.tsx'
import { LeftTexts } from './left-texts.tsx'
import styles from './replacement.module.css'
import { Runs } from './runs.tsx'
import { SearchForm } from './search-form.tsx'
import { WrittenDrafts } from './written-drafts.tsx'
import { useRecords } from '../records/records-context.ts'

type Shown =
  | { kind: 'found'; search: ReplacementSearch; found: Found }
  | { kind: 'replaced'; outcome: Replacement }
  | { kind: 'undone'; left: readonly LeftText[] }

/** Finds words everywhere, shows each place before and after, replaces the chosen ones, and takes runs back. */
export function ReplacementPage({ rights }: { rights: OfficeStart['rights'] }) {
  const { calls } = useRecords()
  const messages = useLazyMessages(replacementMessages)
  const [shown, setShown] = useState<Shown | null>(null)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [told, setTold] = useState<Told>(null)
  const runs = useSearch('', () => calls.get('replacements'))
  const result = useRef<HTMLElement>(null)

  const { isBusy, attempt } = useAction((text, error) => {
    const ofFields = fieldErrorsOf(error)
    const isOfForm = ['sought', 'instead', 'where'].some((name) => name in ofFields)
    setErrors(isOfForm ? ofFields : {})
    setTold(isOfForm ? null : { text, isAlarm: true })
  })
  const act = (doing: string, work: () => Promise<Told>) =>
    attempt(async () => {
      setErrors({})
      setTold({ text: doing })
      setTold(await work())
      result.current?.focus()
    })
  const search = (wanted: ReplacementSearch) =>
    act(messages.searching, async () => {
      setShown(null)
      const found = await calls.post('replacements/preview', { json: wanted })
      setLeftOut(new Set())
      setShown({ kind: 'found', search: wanted, found })
      return null
    })
  const replace = (wanted: ReplacementSearch, found: Found) => {
    const chosen = chosenTexts(found.subjects, leftOut)
    if (chosen.length === 0) return setTold({ text: messages.chooseOne, isAlarm: true })
    return act(messages.replacing, async () => {
      const outcome = await calls.post('replacements', { json: { ...wanted, texts: chosen } })
      setShown({ kind: 'replaced', outcome })
      runs.again()
      const { replaced, records } = outcome
      return {
        text: [
          replaced === 0 ? messages.nothingReplaced : messages.replaced(replaced),
          records > 0 && messages.savedRecords(records),
        ]
          .filter(Boolean)
          .join(' '),
        ...(replaced === 0 && { isAlarm: true }),
      }
    })
  }
  const undo = ({ id }: Pick<ReplacementRun, 'id'>) =>
    act(messages.undoing, async () => {
      try {
        const { undone, left } = await calls.post('replacements/{id}/undo', { params: { id } })
        setShown({ kind: 'undone', left })
        return { text: `${messages.undone(undone)} ${messages.undoneInDrafts}` }
      } catch (error) {
        if (!(error instanceof CallError && error.status === 409)) throw error
        return { text: messages.alreadyUndone, isAlarm: true }
      } finally {
        runs.again()
      }
    })
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <SearchForm
        rights={rights}
        errors={errors}
        isBusy={isBusy}
        onSearch={(wanted) => void search(wanted)}
      />
      <Notice told={told} />
      <section ref={result} tabIndex={-1} className={styles.result} aria-label={messages.title}>
        {shown?.kind === 'found' && (
          <Preview
            {...shown}
            leftOut={leftOut}
            isBusy={isBusy}
            onChoose={(names, isChosen) =>
              setLeftOut((all) => {
                const next = new Set(all)
                for (const name of names)
                  if (isChosen) next.delete(name)
                  else next.add(name)
                return next
              })
            }
            onReplace={() => void replace(shown.search, shown.found)}
          />
        )}
        {shown?.kind === 'replaced' && (
          <>
            <WrittenDrafts sections={shown.outcome.sections} mayPublish={rights.includes('manage_records')} />
            <LeftTexts left={shown.outcome.left} title={messages.left} />
            {shown.outcome.replaced > 0 && (
              <p>
                <StaffButton isBusy={isBusy} onClick={() => void undo({ id: shown.outcome.run })}>
                  {messages.undo}
                </StaffButton>
              </p>
            )}
          </>
        )}
        {shown?.kind === 'undone' && <LeftTexts left={shown.left} title={messages.leftAfterUndo} />}
      </section>
      <Runs found={runs} isBusy={isBusy} onUndo={(run) => void undo(run)} />
    </>
  )
}

function Preview(props: {
  search: ReplacementSearch
  found: Found
  leftOut: ReadonlySet<string>
  isBusy: boolean
  onChoose: (names: readonly string[], isChosen: boolean) => void
  onReplace: () => void
}) {
  const { search, found, leftOut, isBusy, onChoose, onReplace } = props
  const { sought, instead } = search
  const language = useLanguage()
  const messages = useLazyMessages(replacementMessages)
  const all = found.subjects.flatMap(({ texts }) => texts.flatMap(({ places }) => places)).length
  const chosen = chosenTexts(found.subjects, leftOut).reduce((sum, { places }) => sum + places.length, 0)
  const unread = found.left_out.map((kind) => {
    const definition = definitionOf(kind)
    return definition ? namesOf(definition, language).place : kind
  })
  return (
    <>
      <SectionTitle>{all === 0 ? messages.none(sought) : messages.found(all, sought, instead)}</SectionTitle>
      {found.has_more && <p>{messages.more(maxReplaced)}</p>}
      {unread.length > 0 && <p className={styles.soft}>{messages.leftOut(unread.join(', '))}</p>}
      {all > 0 && (
        <>
          <p className={styles.soft}>{messages.draftsOnly}</p>
          <FoundPlaces found={found} instead={instead} leftOut={leftOut} onChoose={onChoose} />
          <div className={styles.apply}>
            <StaffButton look="primary" isBusy={isBusy} onClick={onReplace}>
              {messages.replace(chosen)}
            </StaffButton>
          </div>
        </>
      )}
    </>
  )
}
