import type { ProposedRecord } from '#contracts/office-lines.ts'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { newArtist, newPerson, newWork } from '#records/shared/quick-create.ts'
import { createRecord } from '../../../records/calls.ts'
import { definitionOf } from '../../../records/records-context.ts'

/** What was added: its number and its title. */
export type Added = { id: number; title: string; by: string }

/** Adds proposed records; a composer who is named in several proposals is added once. */
export function createAdding(calls: StaffCalls): (proposal: ProposedRecord) => Promise<Added> {
  const composers = new Map<string, Promise<number>>()
  const add = async (kind: string, values: Record<string, unknown>) =>
    (await createRecord(calls, definitionOf(kind)?.path ?? '', values)).id
  const composerOf = async (composer: Extract<ProposedRecord, { kind: 'work' }>['composer']) => {
    if (!composer) return null
    const { id, name, born, died } = composer
    if (id !== null) return id
    const added =
      composers.get(name) ??
      add('artist', { ...newPerson(name), ...(born && { born }), ...(died && { died }) })
    composers.set(name, added)
    return added
  }
  return async (proposal) => {
    if (proposal.kind === 'artist') {
      const values = newArtist(proposal.name, proposal.as)
      return { id: await add('artist', values), title: values.name, by: '' }
    }
    const { title, composer } = proposal
    const id = await add('work', { ...newWork(title), composer: await composerOf(composer) })
    return { id, title, by: composer?.name ?? '' }
  }
}
