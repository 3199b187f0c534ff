import type { Scope } from '#domain/scope.ts'
import { createArtists, createWorks } from '#domain/works/index.server.ts'
import { perLanguage } from '#i18n/languages.ts'
import { richText } from '../content/rich-text.ts'
import type { DemoPlan } from '../types.ts'
import { byKey, idOf } from './keys.ts'

export type RepertoireIds = { artistIds: Map<string, number>; workIds: Map<string, number> }

/** Loads composers, works, persons and ensembles. */
export async function loadRepertoire(scope: Scope, plan: DemoPlan): Promise<RepertoireIds> {
  const composerIds = byKey(
    plan.composers,
    await createArtists(
      scope,
      plan.composers.map(({ key: _key, gender: _gender, ...columns }) => ({ kind: 'person', ...columns })),
    ),
  )
  const artistIds = byKey(
    plan.artists,
    await createArtists(
      scope,
      plan.artists.map(({ kind, name, nameEnglish, sortName, biography }) => ({
        kind,
        name,
        nameEnglish,
        sortName,
        biography: biography && perLanguage((language) => richText(biography[language])),
      })),
    ),
  )
  const workIds = byKey(
    plan.works,
    await createWorks(
      scope,
      plan.works.map(
        ({
          key: _key,
          composerKey,
          heardFrom: _heardFrom,
          forces: _forces,
          soloInstruments: _soloists,
          ...columns
        }) => ({ composerId: idOf(composerIds, composerKey, 'composer'), ...columns }),
      ),
    ),
  )
  return { artistIds, workIds }
}
