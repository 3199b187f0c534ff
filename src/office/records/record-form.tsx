import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { lazy, Suspense, useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { OpenRelease, WaitingChange } from '#contracts/office-releases.ts'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { ErrorSummary } from '#fields/error-summary.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { isSame } from '#operations/index.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { record as releaseDefinition } from '#records/release/record.ts'
import { importedFields, type Values } from '#records/field.ts'
import { EventRun } from '../events/run.tsx'
import { useRun } from '../events/use-run.ts'
import { fieldText, officeFieldOf } from '../fields/index.ts'
import { textIn } from '../fields/localized-value.ts'
import { currencyIn, RecordCurrency } from '../fields/record-currency.ts'
import { useFindings } from '../guard/use-findings.ts'
import { keptMessages } from '../messages/kept-entries.ts'
import { useAnnouncement } from '../releases/use-announcement.ts'
import { useWaiting } from '../releases/use-waiting.ts'
import { useStart } from '../start-context.ts'
import type { Later, StoredRecord } from './calls.ts'
import { Conflicts } from './conflicts.tsx'
import { setBack, withoutUnread } from './form-changes.ts'
import { countMissing, formGroups, holdsSomething, isWanted, type FormGroup } from './form-groups.ts'
import { FormerValues } from './former-values.tsx'
import { FormSection, focusSection, SectionList } from './form-sections.tsx'
import { Heading } from './heading.tsx'
import { History } from './history.tsx'
import { KeptOffers } from './kept-offers.tsx'
import { Notice } from '#staff/notice/notice.tsx'
import { Obstacles } from './obstacles.tsx'
import { OthersHere } from './others-here.tsx'
import { Publication } from './publication.tsx'
import { RecordAside } from './record-aside.tsx'
import { RecordField } from './record-field.tsx'
import { addressOf, useNames, useRecordMessages } from './records-context.ts'
import styles from './records.module.css'
import { SameTitle } from './same-title.tsx'
import type { SpecialParts } from './special-parts.ts'
import { useRecordForm } from './use-record-form.ts'
import { Uses } from './uses.tsx'
import { useWords } from './use-words.ts'

const LaterDialog = lazy(async () => ({
  default: (await import('../releases/later-dialog.tsx')).LaterDialog,
}))
const RecordFindings = lazy(async () => ({
  default: (await import('../guard/record-findings.tsx')).RecordFindings,
}))
const WaitingChanges = lazy(async () => ({
  default: (await import('../releases/waiting-changes.tsx')).WaitingChanges,
}))

/** A form with fewer sections has no list of them, nor has one beside which a preview stands. */
const fewestListed = 3

/** The page of one record, or of a new one without an id. */
export function RecordForm(props: {
  definition: RecordDefinition
  id: number | null
  parts?: SpecialParts | undefined
  /** What a new record begins with. */
  begin?: Values
}) {
  const { definition, id, parts, begin } = props
  const messages = useRecordMessages()
  const names = useNames(definition)
  const run = useRun(definition, id)
  const form = useRecordForm(definition, id, run.saving, begin)
  const releases = useWaiting(definition, id)
  const { stored, load } = form
  const guard = useFindings(definition, id, typeof stored === 'object' ? stored?.values : null)
  const list = definition.isSingle ? undefined : { name: names.place, href: addressOf(definition) }
  // Nothing in the form moves when what waits, or what the rules have found, is known.
  const { offers } = form.kept
  if (
    stored === null ||
    (typeof stored === 'object' && offers === null) ||
    releases.waiting === null ||
    guard.findings === null
  )
    return <Notice told={{ text: messages.loading }} />
  if (stored === 'missing' || stored === 'failed')
    return (
      <>
        <Heading title={stored === 'missing' ? messages.missing : messages.notLoaded} above={list} />
        {stored === 'failed' && <StaffButton onClick={load}>{messages.again}</StaffButton>}
      </>
    )
  return (
    <RecordCurrency value={currencyIn({ ...stored.values, ...form.changes })}>
      <LoadedForm {...{ definition, id, form, run, releases, guard, stored, list, parts }} />
    </RecordCurrency>
  )
}

function LoadedForm(props: {
  definition: RecordDefinition
  id: number | null
  form: ReturnType<typeof useRecordForm>
  run: ReturnType<typeof useRun>
  releases: ReturnType<typeof useWaiting>
  guard: ReturnType<typeof useFindings>
  stored: StoredRecord
  list: { name: string; href: string } | undefined
  parts: SpecialParts | undefined
}) {
  const { definition, id, form, run, releases, guard, stored, list, parts } = props
  const { fields, publication } = definition
  const language = useLanguage()
  const messages = useRecordMessages()
  const names = useNames(definition)
  const words = useWords(stored.titles)
  const { element, errors, conflicts, changes, blocking, isBusy, isDirty, refusals, told, save, kept } = form
  const keptWords = useLazyMessages(keptMessages)
  const values = { ...stored.values, ...changes }
  const read = withoutUnread(fields, values)
  const { may } = stored
  const mayPublish = useStart().rights.includes('manage_records')
  const mayWait = id !== null && may.change && mayPublish && definition !== releaseDefinition
  const [isAskingLater, setIsAskingLater] = useState(false)
  const waiting = releases.waiting ?? []
  const announcement = useAnnouncement(definition, values)
  const findings = guard.findings ?? []
  const restored = setBack(stored.values, changes, waiting)
  const { Head, Section, Aside, Beside } = parts ?? {}
  const aside = Aside && (
    <Suspense>
      <Aside {...{ definition, stored }} values={read} onTell={form.setTold} />
    </Suspense>
  )
  const [shown, setShown] = useState<{ name: string; path: string } | null>(null)
  const groups = useMemo(() => formGroups(definition), [definition])
  const sections = useSections(definition, groups, values)
  const imported = importedFields(fields, values)

  useEffect(() => {
    if (refusals > 0) goToAlert(element.current)
  }, [element, refusals])
  useEffect(() => {
    const [, name, ofText] = /^#field-(\w+)(?:\.(de|en))?$/.exec(location.hash) ?? []
    if (name !== undefined) goToField(name, ofText === undefined ? [] : [ofText])
    // Once: what is opened later is a link of the page itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      element.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [element])

  const saveLater = async (added: Values, later: Later) => {
    if (!(await form.saveLater({ ...restored, ...added }, later))) return
    const release = releaseOf(await releases.reload(), later)
    if (release) tellWaiting(release)
  }
  const tellWaiting = (release: OpenRelease) =>
    form.setTold({
      text: (
        <>
          {messages.waitsIn} <a href={addressOf(releaseDefinition, release.id)}>{release.name}</a>
        </>
      ),
    })
  const setPublic = async (name: string, isPublic: boolean, isAtOnce: boolean) => {
    await save({ [name]: isPublic }, { isAtOnce })
    if (!isPublic || isAtOnce || !announcement) return
    const change = (await releases.reload()).find(({ changes: waits }) => waits[name] === true)
    if (change) tellWaiting(change.release)
  }
  const renderField = (name: string) => {
    const field = fields[name]
    if (!isWanted(field, values) || name === publication || field.kind === 'taken') return null
    const After = parts?.afterField?.[name]
    const isLocked = imported?.locked.includes(name) === true
    const takeOver = imported?.importer.fields.includes(name) && (
      <ImportMark
        {...{ imported, isLocked }}
        label={field.label[language]}
        name={name}
        onChange={form.change}
      />
    )
    if (field.readOnly || isLocked)
      return (
        <div key={name} id={placeId(name)} className={styles.readOnly} data-width="half">
          <p>{field.label[language]}</p>
          <p>{fieldText(field, values[name], words) || messages.none}</p>
          {takeOver}
        </div>
      )
    return (
      <FieldPlace
        key={name}
        name={name}
        after={
          After ? (
            <Suspense>
              <After stored={stored} values={read} onChange={form.change} />
            </Suspense>
          ) : (
            takeOver || undefined
          )
        }
      >
        <RecordField
          {...{ name, field, errors }}
          value={values[name]}
          stored={id === null ? undefined : stored.values[name]}
          titles={stored.titles}
          near={field.kind === 'instant' && field.near !== undefined ? values[field.near] : undefined}
          shown={shown?.name === name ? shown : undefined}
          onChange={form.change}
        />
      </FieldPlace>
    )
  }
  const invalid = Object.entries(errors).map(([path, error]) => {
    const [name = '', ...rest] = path.split('.')
    const field = fields[name]
    const part = field && rest.length > 0 && officeFieldOf(field).partName
    const label = part ? part(values[name], rest.join('.'), { ...words, textOf: () => '' }) : undefined
    return { name: path, id: placeId(path), label: label ?? field?.label[language] ?? name, error }
  })
  /** Focuses the first control of a field, or the one at a path in it, which may be in what is closed; without one it comes into view. */
  const goToField = (name: string, path: readonly string[]) => {
    flushSync(() => {
      sections.open(groups.find(({ names: inGroup }) => inGroup.includes(name))?.id ?? '')
      setShown({ name, path: path.join('.') })
    })
    const place = document.querySelector(`#${placeId(name)}`)
    const control = controlAt(place, path)
    if (control) control.focus()
    else place?.scrollIntoView()
  }
  /** A link of the summary leads to the control of its value. */
  const goTo = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    const { name } = invalid.find(({ id: place }) => link?.getAttribute('href') === `#${place}`) ?? {}
    if (name === undefined) return
    event.preventDefault()
    const [first = '', ...rest] = name.split('.')
    goToField(first, rest)
  }
  const states = groups.map(({ id: section, label, names: inGroup, isFolded }) => ({
    id: section,
    label: label?.[language] ?? messages.further,
    isFolded: isFolded && !sections.isOpen(section),
    missing: countMissing(fields, inGroup, values),
    errors: invalid.filter(({ name }) => inGroup.includes(name.split('.')[0] ?? '')).length,
  }))
  const hasList = groups.length >= fewestListed && !Beside
  const disputed = Object.keys(conflicts).length
  /** What the foot says of the form as long as nothing is told. */
  const standing =
    disputed > 0
      ? {
          text: messages.conflict.title(disputed),
          isAlarm: true,
          action: { label: messages.conflict.compare, act: () => goToAlert(element.current) },
        }
      : isDirty
        ? { text: kept.isRefused ? keptWords.refused : messages.unsaved }
        : null
  const title = id === null ? messages.add(names) : titleOf(definition, values, stored.titles, words)
  return (
    <>
      <Heading title={title || names.one} above={list} />
      {Head && id !== null && may.change && (
        <Head
          {...{ stored, isDirty }}
          values={read}
          coming={run.coming}
          onSaveTogether={form.saveTogether}
          hindered={form.hindered}
          onLeave={form.leaveHindered}
          onTell={form.setTold}
        />
      )}
      <OthersHere others={form.present} news={form.news} />
      <div
        className={Beside ? `${styles.columns} ${styles.wide}` : styles.columns}
        data-sections={hasList ? '' : undefined}
      >
        {hasList && (
          <SectionList
            sections={states}
            onGoTo={(section) => {
              flushSync(() => sections.open(section))
              focusSection(section)
            }}
          />
        )}
        <form
          ref={element}
          className={styles.form}
          noValidate
          aria-label={title || names.one}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <KeptOffers
            offers={kept.offers ?? []}
            onGoOn={(one) => void kept.goOn(one)}
            onDiscard={(one) => {
              const undo = kept.discard(one)
              form.setTold({
                text: keptWords.discarded,
                action: { label: messages.undo, act: () => void undo().then(() => form.setTold(null)) },
              })
            }}
          />
          {invalid.length > 0 && (
            // A link of the summary leads to the first control of its field.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div onClick={goTo}>
              <ErrorSummary errors={invalid} />
            </div>
          )}
          <Conflicts {...{ definition, conflicts, changes }} titles={stored.titles} onDecide={form.decide} />
          {form.hindered && (
            <Obstacles
              definition={definition}
              {...form.hindered}
              isBusy={isBusy}
              onLeave={form.leaveHindered}
            />
          )}
          {waiting.length > 0 && (
            <Suspense>
              <WaitingChanges
                {...{ definition, stored, waiting }}
                mayPublish={mayWait}
                onTakeOver={(change) => {
                  for (const [name, value] of Object.entries(change.changes)) form.change(name, value)
                }}
                onChanged={() => void releases.reload()}
                onTell={form.setTold}
              />
            </Suspense>
          )}
          {findings.length > 0 && id !== null && (
            <Suspense>
              <RecordFindings
                {...{ id, findings }}
                kind={definition.kind}
                onGoTo={(name) => goToField(name, [])}
                onChanged={() => void guard.load()}
                onTell={form.setTold}
              />
            </Suspense>
          )}
          {blocking.length > 0 && (
            <section className={styles.conflicts} role="alert" tabIndex={-1}>
              <p>{messages.cannotRemove}</p>
              <Uses uses={blocking} />
            </section>
          )}
          {Section && id !== null && (
            <Suspense>
              <Section
                {...{ stored }}
                values={read}
                onChange={form.change}
                onSave={form.saveAdded}
                onChanged={form.load}
                onTell={form.setTold}
              />
            </Suspense>
          )}
          {groups.map(({ id: section, label, names: inGroup, isFolded }, index) => (
            <FormSection
              key={section}
              {...{ isFolded }}
              id={section}
              label={label?.[language] ?? (isFolded ? messages.further : null)}
              names={inGroup}
              isOpen={sections.isOpen(section)}
              onToggle={(isOpen) => sections.set(section, isOpen)}
            >
              {index === 0 && id === null && <SameTitle {...{ definition, values }} />}
              <fieldset
                aria-label={label?.[language] ?? (isFolded ? messages.further : names.one)}
                disabled={!may.change}
                className={styles.fields}
              >
                {inGroup.map(renderField)}
              </fieldset>
            </FormSection>
          ))}
          {stored.former && <FormerValues former={stored.former} />}
          <StaffBar isAtFoot>
            {may.change && (
              <StaffButton look="primary" type="submit" isBusy={isBusy} aria-keyshortcuts="Control+S">
                {isBusy ? messages.saving : id === null ? messages.add(names) : messages.save}
              </StaffButton>
            )}
            {mayWait && (
              <StaffButton look="quiet" isBusy={isBusy} onClick={() => setIsAskingLater(!isBusy)}>
                {messages.later}
              </StaffButton>
            )}
            {run.coming.length > 0 && isDirty && (
              <FlagField
                label={run.label}
                value={run.isForAll}
                hint={undefined}
                error={undefined}
                onChange={run.setIsForAll}
              />
            )}
            {publication !== undefined && (
              <Publication
                {...{ waiting, announcement, isBusy }}
                name={publication}
                isStored={id !== null}
                isPublic={stored.values[publication] === true}
                season={fields['season'] ? fieldText(fields['season'], values['season'], words) : ''}
                onSet={(isPublic, when) => void setPublic(publication, isPublic, when === 'at once')}
              />
            )}
            {isDirty && id !== null && <StaffButton onClick={form.discard}>{messages.discard}</StaffButton>}
            <Notice told={told ?? standing} />
            {id !== null && may.remove && (
              <StaffButton look="remove" onClick={() => void form.remove()}>
                {messages.remove}
              </StaffButton>
            )}
          </StaffBar>
        </form>
        {Beside && (
          <Suspense>
            <Beside values={read} />
          </Suspense>
        )}
        {id === null || definition.isSingle ? (
          aside && <div className={styles.aside}>{aside}</div>
        ) : (
          <RecordAside kind={definition.kind} stored={stored}>
            {run.members && (
              <EventRun
                id={id}
                dateStart={String(stored.values['date_start'])}
                season={typeof stored.values['season'] === 'number' ? stored.values['season'] : null}
                members={run.members}
                onAdded={run.add}
              />
            )}
            {aside}
          </RecordAside>
        )}
        {id !== null && (
          <History
            key={JSON.stringify(stored.values)}
            {...{ definition, id }}
            titles={stored.titles}
            mayRestore={may.change}
            onUndo={form.undoTogether}
            onRestore={(name, value) => {
              form.change(name, value)
              form.setTold({ text: messages.history.restored(fields[name]?.label[language] ?? name) })
            }}
          />
        )}
      </div>
      {isAskingLater && (
        <Suspense>
          <LaterDialog
            isDirty={isDirty || Object.keys(restored).length > 0}
            publication={
              publication === undefined
                ? null
                : { name: publication, isPublic: stored.values[publication] === true }
            }
            onSave={(added, later) => void saveLater(added, later)}
            onClose={() => setIsAskingLater(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Which folded sections are open: one is opened as soon as it holds something, and stays as somebody has left it. */
function useSections(definition: RecordDefinition, groups: readonly FormGroup[], values: Values) {
  const holding = groups
    .filter(({ isFolded, names }) => isFolded && holdsSomething(definition, names, values))
    .map(({ id }) => id)
  const [held, setHeld] = useState<readonly string[]>(holding)
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(holding))
  if (!isSame(held, holding)) {
    setHeld(holding)
    setOpened(new Set([...opened, ...holding.filter((id) => !held.includes(id))]))
  }
  const set = (id: string, isOpen: boolean) =>
    setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)))
  return { isOpen: (id: string) => opened.has(id), open: (id: string) => set(id, true), set }
}

/** Focuses what stands in the way of saving: errors, or what others have changed, too. */
function goToAlert(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[role="alert"][tabindex]')?.focus()
}

/** Where the summary of errors leads to. */
function FieldPlace({ name, after, children }: { name: string; after?: ReactNode; children: ReactNode }) {
  return (
    <div id={placeId(name)} className={styles.place}>
      {children}
      {after && <div data-width="full">{after}</div>}
    </div>
  )
}

/** Whose a field is that an importer writes, and the button that takes it over or gives it back. */
function ImportMark(props: {
  imported: NonNullable<ReturnType<typeof importedFields>>
  isLocked: boolean
  name: string
  label: string
  onChange: (name: string, value: unknown) => void
}) {
  const { imported, name, label, onChange } = props
  const { taken, own, importer } = imported
  const messages = useRecordMessages().imported
  const from = importer.name[useLanguage()]
  const isOwn = own.includes(name)
  if (!isOwn && !props.isLocked) return null
  return (
    <p className={styles.imported}>
      {isOwn ? messages.own(from) : messages.from(from)}{' '}
      <StaffButton
        look="text"
        aria-label={`${isOwn ? messages.giveBack : messages.takeOver}: ${label}`}
        onClick={() => onChange(taken, isOwn ? own.filter((one) => one !== name) : [...own, name])}
      >
        {isOwn ? messages.giveBack : messages.takeOver}
      </StaffButton>
    </p>
  )
}

/** The release into which a change has gone: the newest one, of those at its time. */
function releaseOf(waiting: readonly WaitingChange[], later: Later): OpenRelease | undefined {
  const all = waiting.map(({ release }) => release)
  if ('release' in later) return all.find(({ id }) => id === later.release)
  return all
    .filter(({ publish_at: at }) => at !== null && Date.parse(at) === Date.parse(later.at))
    .toSorted((one, other) => other.id - one.id)[0]
}

function placeId(name: string): string {
  return `field-${name}`
}

/** The control of a value at the place of its field, or of what contains the value. */
function controlAt(place: Element | null, path: readonly string[]): HTMLElement | null {
  for (let depth = path.length; depth > 0; depth--) {
    const at = path.slice(0, depth).join('.')
    const control = place?.querySelector<HTMLElement>(
      `[data-at="${at}"] :is(input, select, textarea, [contenteditable])`,
    )
    if (control) return control
  }
  return place?.querySelector<HTMLElement>('[aria-invalid]') ?? place?.querySelector(controls) ?? null
}
const controls = 'input, select, textarea, button, [contenteditable]'

function titleOf(
  definition: RecordDefinition,
  values: Values,
  titles: StoredRecord['titles'],
  words: ReturnType<typeof useWords>,
): string {
  return definition.title
    .map((name) => {
      const field = definition.fields[name]
      return field?.kind === 'text'
        ? textIn(values[name], words.language)
        : field
          ? fieldText(field, values[name], { ...words, titles })
          : ''
    })
    .filter(Boolean)
    .join(', ')
}
