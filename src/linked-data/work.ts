import type { MusicComposition } from 'schema-dts'
import type { EventDetail } from '#contracts/events.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { isCertainDate } from '#i18n/uncertain-dates.ts'
import { agentThing } from './agent.ts'
import type { Frame } from './frame.ts'
import { idOf } from './ids.ts'
import { sameAs, type Identifier } from './same-as.ts'

type PlayedWork = NonNullable<InLanguage<EventDetail>['programme'][number]['work']>
type Work = Pick<PlayedWork, 'id' | 'title' | 'catalogue_number' | 'key_signature' | 'composed_date'> & {
  composer: Pick<NonNullable<PlayedWork['composer']>, 'id' | 'name'> | null
  /** Known where the work has a page or document of its own. */
  identifiers?: readonly Identifier[]
}

/** A work with its composer; `url` is given for the work of a page or document of its own. */
export function workThing(work: Work, frame: Pick<Frame, 'publicOrigin'>, url?: string) {
  const { id, title, catalogue_number: number, key_signature: key, composed_date: composed, composer } = work
  return {
    '@type': 'MusicComposition',
    '@id': idOf(frame.publicOrigin, 'work', id),
    name: title,
    ...(url !== undefined && { url }),
    ...(number !== null && {
      identifier: { '@type': 'PropertyValue', propertyID: 'catalogue number', value: number },
    }),
    ...(key !== null && { musicalKey: key }),
    ...(composed !== null && isCertainDate(composed) && { dateCreated: composed }),
    ...sameAs(work.identifiers ?? []),
    ...(composer && { composer: agentThing({ ...composer, kind: 'person' }, frame) }),
  } satisfies MusicComposition
}
