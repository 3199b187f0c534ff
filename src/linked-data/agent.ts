import type { MusicGroup, Person } from 'schema-dts'
import { isCertainDate } from '#i18n/uncertain-dates.ts'
import type { Frame } from './frame.ts'
import { idOf } from './ids.ts'
import { sameAs, type Identifier } from './same-as.ts'

type Named = { id: number; kind: 'person' | 'ensemble'; name: string }
type Dated = { born_date: string | null; died_date: string | null }
export type Agent = Exclude<MusicGroup | Person, string>

/** A person or an ensemble, as it is named with an event or a work. */
export function agentThing({ id, kind, name }: Named, { publicOrigin }: Pick<Frame, 'publicOrigin'>): Agent {
  const facts = { '@id': idOf(publicOrigin, 'agent', id), name }
  return kind === 'ensemble' ? { '@type': 'MusicGroup', ...facts } : { '@type': 'Person', ...facts }
}

/** All that is known of a person or an ensemble. Uncertain dates are left out, because schema.org has no words for them. */
export function fullAgentThing(
  agent: Named & Dated & { roles: string[]; identifiers: readonly Identifier[] },
  frame: Pick<Frame, 'publicOrigin'>,
  { url, image }: { url: string; image: string | null },
): Agent {
  const { roles, identifiers } = agent
  const [born, died] = [agent.born_date, agent.died_date].map((date) =>
    date !== null && isCertainDate(date) ? date : null,
  )
  const named = agentThing(agent, frame)
  const facts = { url, ...(image !== null && { image }), ...sameAs(identifiers) }
  if (named['@type'] !== 'Person') return { ...named, ...facts, ...(born && { foundingDate: born }) }
  return {
    ...named,
    ...facts,
    ...(roles.length > 0 && { jobTitle: roles }),
    ...(born && { birthDate: born }),
    ...(died && { deathDate: died }),
  }
}
