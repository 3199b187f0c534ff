import type { MusicGroup, Person } from 'schema-dts'
import type { Frame } from './frame.ts'
import { idOf } from './ids.ts'
import { sameAs, type Identifier } from './same-as.ts'

type Named = { id: number; kind: 'person' | 'ensemble'; name: string }
type Dated = { born: number | null; died: number | null; are_dates_uncertain: boolean }
export type Agent = Exclude<MusicGroup | Person, string>

/** A person or an ensemble, as it is named with an event or a work. */
export function agentThing({ id, kind, name }: Named, { publicOrigin }: Pick<Frame, 'publicOrigin'>): Agent {
  const facts = { '@id': idOf(publicOrigin, 'agent', id), name }
  return kind === 'ensemble' ? { '@type': 'MusicGroup', ...facts } : { '@type': 'Person', ...facts }
}

/** All that is known of a person or an ensemble. Uncertain years are left out. */
export function fullAgentThing(
  agent: Named & Dated & { roles: string[]; identifiers: readonly Identifier[] },
  frame: Pick<Frame, 'publicOrigin'>,
  { url, image }: { url: string; image: string | null },
): Agent {
  const { born, died, are_dates_uncertain: isUncertain, roles, identifiers } = agent
  const named = agentThing(agent, frame)
  const facts = { url, ...(image !== null && { image }), ...sameAs(identifiers) }
  if (named['@type'] !== 'Person')
    return { ...named, ...facts, ...(born !== null && !isUncertain && { foundingDate: String(born) }) }
  return {
    ...named,
    ...facts,
    ...(roles.length > 0 && { jobTitle: roles }),
    ...(born !== null && !isUncertain && { birthDate: String(born) }),
    ...(died !== null && !isUncertain && { deathDate: String(died) }),
  }
}
