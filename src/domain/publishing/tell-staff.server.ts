import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { releaseItems, releases, users } from '#db/schema/index.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import type { Language } from '#i18n/languages.ts'
import { releaseMailMessages, type ReleaseNews } from '#i18n/lazy/release-mail.ts'
import { problemText } from '#records/shared/problem-text.ts'
import { officeHref } from '#routing/office-paths.ts'
import { findSectionOwner } from '../content/index.server.ts'
import { readSettings } from '../house/index.server.ts'
import { applyOwnText, houseMailbox, queueMail, writeMail } from '../mail/index.server.ts'
import { roleHasRight } from '../policy.ts'
import {
  loadManyValues,
  readRecordValues,
  storeOfKind,
  titleOf,
  type RecordStores,
} from '../records/index.server.ts'
import type { ReleaseItem } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { sectionKeyOf } from './apply-item.server.ts'
import { checkBeforehand } from './check-beforehand.server.ts'

type Release = typeof releases.$inferSelect
type Person = Pick<typeof users.$inferSelect, 'username' | 'email' | 'language' | 'role'>
type Problem = { itemId: number; problem: string }
type News = { kind: ReleaseNews; release: Release; at: Date; problems: readonly Problem[] }

const day = 24 * 3_600_000
/** How many people are told at most, and how many problems a mail names. */
const most = { people: 50, problems: 20 }

/**
 * Tells those concerned of releases that become public within a day, and what a check finds: once for each minute, also
 * when several processes do it. Whoever has entered the time within that day knows it. Returns how many releases.
 */
export async function tellOfComingReleases(
  scope: Scope,
  stores: RecordStores,
  { publicOrigin, signal }: { publicOrigin: string; signal?: AbortSignal },
): Promise<number> {
  const { db, now } = scope
  const isUntold = and(
    eq(releases.state, 'planned'),
    or(isNull(releases.toldFor), ne(releases.toldFor, releases.publishAt)),
  )
  const coming = await db
    .select()
    .from(releases)
    .where(
      and(
        isUntold,
        gt(releases.publishAt, now),
        lte(releases.publishAt, new Date(now.getTime() + day)),
        sql`${releases.updatedAt} <= ${releases.publishAt} - interval '1 day'`,
      ),
    )
    .orderBy(releases.publishAt)
    .limit(100)
  let told = 0
  for (const release of coming) {
    const { id, publishAt: at } = release
    if (signal?.aborted || !at) break
    const problems = (await checkBeforehand(scope, stores, id)).flatMap(({ itemId, problem }) =>
      problem === null ? [] : [{ itemId, problem }],
    )
    await db.transaction(async (tx) => {
      const [taken] = await tx
        .update(releases)
        .set({ toldFor: at })
        .where(and(eq(releases.id, id), isUntold, eq(releases.publishAt, at)))
        .returning({ id: releases.id })
      if (!taken) return
      await tellOfRelease(
        { ...scope, db: tx },
        stores,
        { kind: 'before', release, at, problems },
        publicOrigin,
      )
      told += 1
    })
  }
  return told
}

/**
 * Queues the mails about a release to whoever is responsible for it or has added something, each in their language. Call
 * it in the transaction of what it tells.
 */
export async function tellOfRelease(
  inside: Scope,
  stores: RecordStores,
  news: News,
  publicOrigin: string,
): Promise<void> {
  const people = await findConcerned(inside, news.release)
  if (people.length === 0) return
  const { kind, release, at, problems } = news
  const settings = await readSettings(inside)
  const changes = await inside.db.$count(releaseItems, eq(releaseItems.releaseId, release.id))
  const failing = await findFailing(inside, stores, problems)
  const href = new URL(officeHref('releases', release.id), publicOrigin).href
  for (const person of people) {
    const { username: name, email, language } = person
    const messages = releaseMailMessages[language]
    const when = readableInstant(at, language)
    const rows = failing.map(({ titleFor, reasonIn }) => ({
      label: titleFor(person),
      value: reasonIn(language),
    }))
    const included = messages.letters[kind]({
      name,
      release: release.name,
      when,
      changes,
      problems: rows,
      more: problems.length - rows.length,
      href,
    })
    const letter = await applyOwnText(inside, included, {
      mail: `release_${kind}`,
      language,
      placeholders: { name: release.name, facts: messages.facts({ when, changes }) },
    })
    await queueMail(inside, {
      sender: houseMailbox(settings, language, publicOrigin),
      recipient: email,
      ...writeMail({ ...letter, small: [] }, settings, language),
    })
  }
}

/** The accounts that have collected something, and those with the name of who is responsible. */
async function findConcerned({ db }: Pick<Scope, 'db'>, { id, responsible }: Release): Promise<Person[]> {
  const collectors = db
    .select({ id: releaseItems.createdBy })
    .from(releaseItems)
    .where(eq(releaseItems.releaseId, id))
  const isNamed =
    responsible === null ? undefined : sql`lower(btrim(${users.username})) = lower(btrim(${responsible}))`
  return db
    .select({ username: users.username, email: users.email, language: users.language, role: users.role })
    .from(users)
    .where(and(eq(users.isActive, true), or(inArray(users.id, collectors), isNamed)))
    .orderBy(users.id)
    .limit(most.people)
}

/** An item that fails: what it changes, as somebody of a role may know it, and why it can't become public. */
type Failing = { titleFor: (person: Person) => string; reasonIn: (language: Language) => string }

async function findFailing(
  inside: Scope,
  stores: RecordStores,
  problems: readonly Problem[],
): Promise<Failing[]> {
  const named = problems.slice(0, most.problems)
  const rows = await inside.db
    .select()
    .from(releaseItems)
    .where(
      inArray(
        releaseItems.id,
        named.map(({ itemId }) => itemId),
      ),
    )
  const failing: Failing[] = []
  for (const { itemId, problem } of named) {
    const item = rows.find(({ id }) => id === itemId)
    if (item) failing.push(await describe(inside, stores, item, problem))
  }
  return failing
}

async function describe(
  inside: Scope,
  stores: RecordStores,
  item: ReleaseItem,
  problem: string,
): Promise<Failing> {
  if (item.what === 'section') {
    const owner = await findSectionOwner(inside, sectionKeyOf(item))
    const title = owner?.title ?? item.kind
    return { titleFor: () => title, reasonIn: (language) => problemText(problem, undefined, language) }
  }
  const store = storeOfKind(stores, item.kind)
  const { definition } = store
  const values = store.single
    ? await readRecordValues(inside, store, item.subjectId)
    : (await loadManyValues(inside, store, [item.subjectId])).get(item.subjectId)
  return {
    titleFor: ({ role, language }) =>
      (values && roleHasRight(role, definition.right) && titleOf(store, values, language)) ||
      definition.names[language].one,
    reasonIn: (language) => problemText(problem, definition, language),
  }
}
