import type { TextPath } from '#records/visitor-texts.ts'
import { isSame } from '#operations/index.ts'
import { maxReplaced } from '#contracts/office-choices.ts'
import type { Language } from '#i18n/languages.ts'
import {
  findSectionOwner,
  findOwnerTitles,
  hasUnpublishedChanges,
  beginDraft,
  type SectionKey,
} from '../content/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { reasonOf, type LeftText } from './left-text.ts'
import { beginRun, finishRun } from './runs.server.ts'
import { digestOf, type Search } from './search.ts'
import type { Opened } from './subjects/opened.ts'
import { openSubject } from './subjects/open-subject.server.ts'
import { nameOfSubject, type Subject } from './subjects/subject.ts'
import { findPlaces, replacePlaces } from './texts/replace-words.ts'
import { titlesOf } from './titles-of.server.ts'
import { writeAll } from './write-all.server.ts'

/** A text with the places that are to be replaced, counted from 0, as the caller has seen it. */
export type ChosenText = { subject: Subject; path: TextPath; seen: string; places: readonly number[] }
/** A section whose draft has been written to. */
export type WrittenSection = {
  key: SectionKey
  title: string
  address: string
  /** The number of the last change of its draft. */
  sequence: number
  /** Whether its draft differed from what is public before: somebody else's work would become public with it. */
  hadChanges: boolean
}
export type Outcome = {
  run: string
  replaced: number
  records: number
  sections: WrittenSection[]
  left: LeftText[]
}

/**
 * Replaces the chosen places, in drafts as their editor does and in records as their form does; nothing is published. What
 * somebody has changed since the caller has seen it, and what a rule refuses, is left and reported; all else goes on.
 */
export async function replaceTexts(
  scope: Scope,
  stores: RecordStores,
  search: Search,
  chosen: readonly ChosenText[],
  language: Language,
): Promise<Outcome> {
  requireRight(scope.viewer, 'write_drafts')
  const count = chosen.reduce((sum, { places }) => sum + places.length, 0)
  if (count === 0) throw new DomainError('invalid', { fields: { texts: 'required' } })
  if (count > maxReplaced) throw new DomainError('invalid', { fields: { texts: 'too_many' } })
  const run = await beginRun(scope, search)
  const noted = { ...scope, auditNote: { replacement: run } }
  const outcome: Outcome = { run, replaced: 0, records: 0, sections: [], left: [] }
  for (const texts of Map.groupBy(chosen, ({ subject }) => nameOfSubject(subject)).values()) {
    const [first] = texts
    if (first) await replaceIn(noted, stores, search, { subject: first.subject, texts, outcome })
  }
  await finishRun(scope, run, outcome.replaced)
  const titles = await titlesOf(
    scope,
    stores,
    outcome.left.map(({ subject }) => subject),
    language,
  )
  const sectionTitles = await findOwnerTitles(
    scope,
    outcome.sections.map(({ key }) => ({ kind: key.ownerKind, id: key.ownerId })),
    language,
  )
  return {
    ...outcome,
    left: outcome.left.map((one) => ({ ...one, title: titles.get(nameOfSubject(one.subject)) ?? '' })),
    sections: outcome.sections.map((one) => ({
      ...one,
      title: sectionTitles.get(`${one.key.ownerKind}:${one.key.ownerId}`) ?? one.title,
    })),
  }
}

async function replaceIn(
  scope: Scope,
  stores: RecordStores,
  search: Search,
  { subject, texts, outcome }: { subject: Subject; texts: readonly ChosenText[]; outcome: Outcome },
): Promise<void> {
  const leave = (text: ChosenText, blockType: string | null, why: Pick<LeftText, 'reason' | 'error'>) =>
    outcome.left.push({ subject, title: '', path: text.path, blockType, ...why })
  try {
    const opened = await openSubject(scope, stores, subject)
    const hadChanges = 'draft' in opened && (await hasUnpublishedChanges(scope, opened.key, opened.draft))
    const { values, done } = settleAll(opened, search, texts, leave)
    const names = Object.keys(values).filter((name) => values[name] !== opened.values[name])
    const refused = await writeAll(
      scope,
      opened,
      Object.fromEntries(names.map((name) => [name, values[name]])),
    )
    let replaced = 0
    for (const { text, count, blockType } of done) {
      const why = refused.get(String(text.path[0]))
      if (why === undefined) replaced += count
      else if (why === 'changed') leave(text, blockType, { reason: 'changed', error: null })
      else leave(text, blockType, { reason: 'refused', error: why })
    }
    outcome.replaced += replaced
    if (replaced === 0) return
    if ('draft' in opened) outcome.sections.push(await written(scope, opened.key, hadChanges))
    else if (subject.what === 'record') outcome.records += 1
  } catch (error) {
    const why = reasonOf(error)
    for (const text of texts) leave(text, null, why)
  }
}

type Done = { text: ChosenText; count: number; blockType: string | null }

/** The values with all texts that can be replaced; the others are left. */
function settleAll(
  opened: Opened,
  search: Search,
  texts: readonly ChosenText[],
  leave: (text: ChosenText, blockType: string | null, why: Pick<LeftText, 'reason' | 'error'>) => void,
): { values: Opened['values']; done: Done[] } {
  let { values } = opened
  const done: Done[] = []
  for (const text of texts) {
    const current = opened.texts.find(({ path }) => isSame(path, text.path))
    const blockType = current?.blockType ?? null
    const places = current && digestOf(current.value) === text.seen ? findPlaces(current.value, search) : []
    const wanted = text.places.filter((index) => index < places.length)
    if (!current) leave(text, blockType, { reason: 'gone', error: null })
    else if (wanted.length === 0) leave(text, blockType, { reason: 'changed', error: null })
    else if (!opened.canChange) leave(text, blockType, { reason: 'forbidden', error: null })
    else {
      const settled = opened.settle(values, current.path, replacePlaces(current.value, search, wanted))
      if ('error' in settled) leave(text, blockType, { reason: 'refused', error: settled.error })
      else {
        values = settled.values
        done.push({ text, count: wanted.length, blockType })
      }
    }
  }
  return { values, done }
}

async function written(scope: Scope, key: SectionKey, hadChanges: boolean): Promise<WrittenSection> {
  const owner = await findSectionOwner(scope, key)
  const { sequence } = await beginDraft(scope, key)
  return { key, title: owner?.title ?? '', address: `${owner?.url ?? ''}?edit`, sequence, hadChanges }
}
