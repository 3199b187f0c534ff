import { personCall, workCall } from '#contracts/people.ts'
import { findArtist, findWork } from '#domain/works/index.server.ts'
import type { Api } from './environment.ts'
import { refuse } from './refusal.ts'

export function peopleHandlers(api: Api): void {
  api.openapi(personCall, async (context) => {
    const found = await findArtist(context.get('scope'), context.req.valid('param').id)
    if (!found) return refuse(context, 404, (words) => words.person)
    const { biography: _biography, picture: _picture, press_pictures: _press, ...person } = found
    return context.json(person, 200)
  })

  api.openapi(workCall, async (context) => {
    const found = await findWork(context.get('scope'), context.req.valid('param').id)
    if (!found) return refuse(context, 404, (words) => words.work)
    const { seed: _seed, composer, ...work } = found
    const shown = composer && {
      id: composer.id,
      name: composer.name,
      born: composer.born,
      died: composer.died,
    }
    return context.json({ ...work, composer: shown }, 200)
  })
}
