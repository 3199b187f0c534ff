import { personCall, workCall } from '#contracts/people.ts'
import { findArtist, findWork } from '#domain/works/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { refuse } from './refusal.ts'

export function peopleHandlers(api: Api): void {
  handle(api, personCall, async ({ scope, params, context }) => {
    const found = await findArtist(scope, params.id)
    if (!found) return refuse(context, 404, (words) => words.person)
    const { biography: _biography, picture: _picture, press_pictures: _press, ...person } = found
    return person
  })

  handle(api, workCall, async ({ scope, params, context }) => {
    const found = await findWork(scope, params.id)
    if (!found) return refuse(context, 404, (words) => words.work)
    const { seed: _seed, composer, ...work } = found
    const shown = composer && {
      id: composer.id,
      name: composer.name,
      born: composer.born,
      died: composer.died,
    }
    return { ...work, composer: shown }
  })
}
