import { findUntrueProse } from '../../facts/index.server.ts'
import { faultsOf, type Rule } from '../rule.ts'

/** The most places that are noted. */
const maxPlaces = 500

export const rule: Rule = {
  code: 'contradiction',
  area: 'programme',
  severity: 'warning',
  names: { de: 'Text widerspricht dem Datensatz', en: 'Text contradicts the record' },
  about: {
    de: 'Öffentliche Texte, die von einer kommenden Veranstaltung eine andere Zeit, einen anderen Tag, Saal, Preis oder jemanden nennen, der ersetzt wurde. Was eine Änderung unwahr macht, steht auch an der Veranstaltung, mit vorbereiteten Entwürfen.',
    en: 'Public texts that name another time, day, hall or price of a coming event, or somebody who was replaced. What a change makes untrue is also listed with the event, with prepared drafts.',
  },
  examples: {
    found: {
      de: '„beginnt um 20 Uhr“, wenn der Beginn 19.30 Uhr ist',
      en: '“begins at 8 pm” when it begins at 7.30',
    },
    notFound: { de: '„beginnt um 19.30 Uhr“', en: '“begins at 7.30 pm”' },
  },
  watches: ['event', 'page', 'article', 'subscription', 'shared', 'room', 'artist'],
  tell: ({ details }) => `${String(details['says'])} → ${String(details['now'])}`,
  find: async (scope, { only }) => {
    const found = await findUntrueProse(scope, { limit: maxPlaces, only })
    return faultsOf(
      found
        .filter(({ state }) => state === 'public')
        .map(({ kind, id, language, block, field, place, untrue, now }) => ({
          kind,
          id,
          language,
          place: block || field,
          key: place,
          details: { says: untrue.map(({ words }) => words).join(', '), now: now ?? '' },
        })),
    )
  },
}
