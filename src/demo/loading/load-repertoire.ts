import { addRecords, valuesOfRow } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { perLanguage } from '#i18n/languages.ts'
import { store as artistStore } from '#records/artist/store.server.ts'
import { store as workStore } from '#records/work/store.server.ts'
import { richText } from '../texts/rich-text.ts'
import type { DemoPlan } from '../plan.ts'
import { byKey, idOf } from './keys.ts'

export type RepertoireIds = { artistIds: Map<string, number>; workIds: Map<string, number> }

/** Loads composers, works, persons and ensembles. */
export async function loadRepertoire(scope: Scope, plan: DemoPlan): Promise<RepertoireIds> {
  const addArtists = (rows: object[]) =>
    addRecords(
      scope,
      artistStore,
      rows.map((row) => valuesOfRow(artistStore, { ...row })),
    )
  const composerIds = byKey(
    plan.composers,
    await addArtists(plan.composers.map((composer) => ({ kind: 'person', ...composer }))),
  )
  const artistIds = byKey(
    plan.artists,
    await addArtists(
      plan.artists.map(({ biography, ...artist }) => ({
        ...artist,
        biography: biography && perLanguage((language) => richText(biography[language])),
      })),
    ),
  )
  const works = plan.works.map(({ composerKey, ...work }) =>
    valuesOfRow(workStore, { ...work, composerId: idOf(composerIds, composerKey, 'composer') }),
  )
  const workIds = byKey(plan.works, await addRecords(scope, workStore, works))
  return { artistIds, workIds }
}
