import type { Context } from 'hono'
import type { ReducedEntry } from '#contracts/record-list.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import type { ApiEnv } from './environment.ts'
import { listResponse } from './paging.ts'

/** What callers ask of the entries of a list, whatever it lists. */
export type AskedOfList = {
  id?: number[] | undefined
  fields?: string[] | undefined
  language?: Language | undefined
  page?: number | undefined
  page_size?: number | undefined
}

/** How many entries a page has that were asked for by their numbers: all of them. */
const sizeById = 100

/** The page that is asked for. */
export function pagingOf({ id, page, page_size: pageSize }: AskedOfList) {
  return { page, pageSize: pageSize ?? (id?.length ? sizeById : undefined) }
}

/** The entries as they are asked for: in one language, and with some of their fields only. */
export function reduceEntries<Entry extends object>(
  entries: Entry[],
  { fields, language }: AskedOfList,
): Entry[] | ReducedEntry[] {
  if (fields === undefined && language === undefined) return entries
  return entries.map((entry) => {
    const shown = language ? Object(inLanguage(entry, language)) : entry
    return Object.fromEntries(
      Object.entries<unknown>(shown).filter(([name]) => fields === undefined || fields.includes(name)),
    )
  })
}

/** A page of a list as it is asked for, with the numbers that are gone; a page beyond the last one is refused with 404. */
export async function answerList<Entry extends object>(
  context: Context<ApiEnv>,
  asked: AskedOfList,
  listed: { count: number; page: number; hasMore: boolean; items: Entry[] },
  findGone: (ids: number[]) => Promise<number[]>,
) {
  const answer = listResponse(context, listed)
  const results = reduceEntries(answer.results, asked)
  return { ...answer, results, ...(asked.id && { gone: await findGone(asked.id) }) }
}
