import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { outgoingMails, releaseItems, releases } from '#db/schema/index.ts'
import { hallDay, inHall } from '#i18n/dates.ts'
import { languages, type Localized } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import type { Scope } from '../scope.ts'
import type { EventFacts, FactKind } from './event-facts.ts'
import { judge } from './judge/judge.ts'
import type { Field } from './judge/prose-document.ts'
import type { Reader } from './judge/reader.ts'
import type { Finding } from './judge/sentence.ts'
import { performersIn } from './former-facts.ts'
import { paragraphsOf } from './prose/paragraphs.ts'

/** More waits in no house. */
const maxRead = 1000

/** A mail that waits in the outbox; what it says to whom is personal. */
export type WaitingMail = { id: number; fact: FactKind; words: string[] }

/** The mails of the site, other than those of forms, that wait and say what is no longer true of an event. */
export async function findMails(
  { db }: Pick<Scope, 'db'>,
  event: EventFacts,
  readers: Localized<Reader>,
): Promise<WaitingMail[]> {
  const rows = await db
    .select({ id: outgoingMails.id, subject: outgoingMails.subject, text: outgoingMails.textBody })
    .from(outgoingMails)
    .where(and(isNull(outgoingMails.sentAt), isNull(outgoingMails.givenUpAt), isNull(outgoingMails.entryId)))
    .orderBy(asc(outgoingMails.id))
    .limit(maxRead)
  return rows.flatMap(({ id, subject, text }) => {
    const isLinked = new RegExp(`/${event.id}(?!\\d)`, 'u').test(text)
    const fields = [subject, ...text.split(/\n{2,}/u)].flatMap((part, index): Field[] => {
      const paragraphs = paragraphsOf(part.replaceAll(/https?:\S+/gu, ''))
      return [{ block: '', field: String(index), paragraphs, events: isLinked ? [event.id] : [] }]
    })
    const found = languages.flatMap((language) =>
      judge({ language, fields, own: null, events: [] }, readers[language]).filter(
        (one) => one.event === event.id,
      ),
    )
    const byKind = Map.groupBy(found, ({ kind }) => kind)
    return [...byKind].map(([fact, findings]) => ({ id, fact, words: wordsOf(findings) }))
  })
}

/** A change of a record that waits in a release. */
export type WaitingItem = {
  id: number
  release: number
  /** Null when it has no minute yet. */
  at: Date | null
  kind: string
  subject: number
  fact: FactKind
  words: string[]
}

/**
 * The changes of records that wait in releases and would bring back what is no longer true of an event: its own facts,
 * and texts of any record.
 */
export async function findItems(
  { db }: Pick<Scope, 'db'>,
  event: EventFacts,
  readers: Localized<Reader>,
): Promise<WaitingItem[]> {
  const rows = await db
    .select({ item: releaseItems, publishAt: releases.publishAt })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(eq(releaseItems.what, 'record'), sql`${releases.state} IN ('collecting', 'planned', 'failed')`),
    )
    .orderBy(asc(releaseItems.id))
    .limit(maxRead)
  return rows.flatMap(({ item: { id, releaseId, kind, subjectId, changes }, publishAt }) => {
    const isOwn = kind === 'event' && subjectId === event.id
    const facts = isOwn ? factsIn(changes, event) : []
    const findings = languages.flatMap((language) => {
      const fields = Object.entries(changes).flatMap(([field, value]): Field[] => {
        const paragraphs = isRecord(value) && field !== 'public_changes' ? paragraphsOf(value[language]) : []
        return [{ block: '', field, paragraphs, events: [] }]
      })
      return judge({ language, fields, own: isOwn ? subjectId : null, events: [] }, readers[language]).filter(
        (one) => one.event === event.id,
      )
    })
    const byKind = Map.groupBy(findings, (one) => one.kind)
    const kinds = new Set([...facts, ...byKind.keys()])
    return [...kinds].map((fact) => ({
      id,
      release: releaseId,
      at: publishAt,
      kind,
      subject: subjectId,
      fact,
      words: wordsOf(byKind.get(fact) ?? []),
    }))
  })
}

/** Which former facts of an event a change of its record would bring back. */
function factsIn(changes: Record<string, unknown>, event: EventFacts): FactKind[] {
  const start = changes['date_start']
  const isStart = typeof start === 'string' && !Number.isNaN(Date.parse(start))
  const { hour, minute } = inHall(isStart ? start : event.startsAt)
  const minutes = hour * 60 + minute
  const day = hallDay(isStart ? start : event.startsAt)
  const performers = performersIn(changes)
  const has = (test: (fact: EventFacts['former'][number]) => boolean) => event.former.some(test)
  return [
    ...(has((fact) => fact.kind === 'performer' && performers.includes(fact.artist))
      ? (['performer'] as const)
      : []),
    ...(isStart && has((fact) => fact.kind === 'time' && fact.minutes === minutes)
      ? (['time'] as const)
      : []),
    ...(isStart && has((fact) => fact.kind === 'date' && fact.day === day) ? (['date'] as const) : []),
    ...(has((fact) => fact.kind === 'hall' && fact.room === changes['room']) ? (['hall'] as const) : []),
    ...(has(
      (fact) =>
        fact.kind === 'price' && (fact.cents === changes['price_min'] || fact.cents === changes['price_max']),
    )
      ? (['price'] as const)
      : []),
    ...(event.isOff !== null && Object.hasOwn(changes, 'status') && changes['status'] !== event.isOff
      ? (['status'] as const)
      : []),
  ]
}

function wordsOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.flatMap(({ untrue }) => untrue.map(({ words }) => words)))].slice(0, 10)
}
