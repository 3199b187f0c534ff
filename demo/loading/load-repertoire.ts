import type { Scope } from '#domain/scope.ts'
import { createArtists, createWorks } from '#domain/works/index.server.ts'
import { perLanguage } from '#i18n/languages.ts'
import { richText } from '../rich-text.ts'
import type { DemoPlan } from '../types.ts'
import { byKey, idOf } from './keys.ts'

export type RepertoireIds = { artistIds: Map<string, number>; workIds: Map<string, number> }

/** Loads composers, works, persons and ensembles. */
export async function loadRepertoire(scope: Scope, plan: DemoPlan): Promise<RepertoireIds> {
  const composerIds = byKey(
    plan.composers,
    await createArtists(
      scope,
      plan.composers.map((composer) => ({
        kind: 'person',
        name: composer.name,
        nameEnglish: composer.englishName,
        sortName: composer.sortName,
        bornYear: composer.born,
        diedYear: composer.died,
        areDatesUncertain: composer.datesUncertain,
      })),
    ),
  )
  const artistIds = byKey(
    plan.artists,
    await createArtists(
      scope,
      plan.artists.map(({ kind, name, sortName, biography }) => ({
        kind,
        name,
        sortName,
        biography: biography && perLanguage((language) => richText(biography[language])),
      })),
    ),
  )
  const workIds = byKey(
    plan.works,
    await createWorks(
      scope,
      plan.works.map((work) => ({
        composerId: idOf(composerIds, work.composerKey, 'composer'),
        title: work.title,
        catalogueNumber: work.catalogueNumber,
        yearComposed: work.year,
        minutes: work.minutes,
        keySignature: work.keySignature,
        movements: work.movements,
      })),
    ),
  )
  return { artistIds, workIds }
}
