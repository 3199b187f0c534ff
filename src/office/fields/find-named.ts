import type { RecordDefinition } from '#records/definition.ts'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { listRecords, type Titles } from '../records/calls.ts'
import { definitionOf, type Describe } from '../records/records-context.ts'

/** What a name in a typed text may mean: the likeliest record, if there is one, and the others. */
export type Named = { name: string; id: number | null; titles: Titles; others: string[] }

/** As many as the look-up offers. */
const maxCandidates = 12

/**
 * Looks up the records that the names mean, as the fields of a new record of the kind `to` do. Of several the likeliest
 * is the one that most records of this kind refer to.
 */
export async function findNamed(
  { calls, describe }: { calls: StaffCalls; describe: Describe },
  to: RecordDefinition,
  names: Record<string, string>,
): Promise<Record<string, Named>> {
  const entries = Object.entries(names).map(async ([field, name]): Promise<[string, Named]> => {
    const nothing = { name, id: null, titles: {}, others: [] }
    const reference = to.fields[field]
    const other = reference?.kind === 'reference' ? definitionOf(reference.to) : undefined
    if (reference?.kind !== 'reference' || !other) return [field, nothing]
    const { records, titles } = await listRecords(
      calls,
      other.path,
      questionOf(other, name, reference.create?.(name)),
    )
    const countOf = async (id: number) =>
      (
        await listRecords(
          calls,
          to.path,
          new URLSearchParams({ [field]: String(id), page_size: '1' }).toString(),
        )
      ).count
    const counts = new Map<number, number>()
    if (records.length > 1 && to.list.filters?.includes(field))
      await Promise.all(records.map(async ({ id }) => counts.set(id, await countOf(id))))
    const likely = records.toSorted((one, next) => (counts.get(next.id) ?? 0) - (counts.get(one.id) ?? 0))
    const [first, ...others] = likely
    if (!first) return [field, nothing]
    const describeIn = (fields: readonly string[], { values }: typeof first) =>
      describe(other, fields, values, titles)
    return [
      field,
      {
        name,
        id: first.id,
        titles: { [`${reference.to}:${first.id}`]: describeIn(other.title, first) },
        others: others.map((one) => describeIn(other.title, one)),
      },
    ]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The question for a name; of records that could be added for it only those of the same choices, such as persons. */
function questionOf(other: RecordDefinition, name: string, draft: Record<string, unknown> = {}): string {
  const question = new URLSearchParams({ query: name, page_size: String(maxCandidates) })
  for (const filter of other.list.filters ?? []) {
    const value = draft[filter]
    if (other.fields[filter]?.kind === 'choice' && typeof value === 'string') question.set(filter, value)
  }
  return question.toString()
}
