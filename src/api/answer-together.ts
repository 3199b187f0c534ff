import type { Context } from 'hono'
import type { WrittenTogether } from '#contracts/together.ts'
import type { Obstacle, WrittenTogether as Written } from '#domain/records/index.server.ts'
import type { ApiEnv } from './environment.ts'
import { explainField, refuse } from './refusal.ts'

/** The answer of a call that writes several records, or to nothing written: what stands in the way, in words. */
export function answerTogether(
  context: Context<ApiEnv>,
  outcome: (Written & { isRepeated: boolean }) | { obstacles: Obstacle[] },
) {
  if (!('obstacles' in outcome)) {
    const { command, changed, unchanged, waiting = [], isRepeated } = outcome
    const answer: WrittenTogether = { command, changed, unchanged, waiting, is_repeated: isRepeated }
    return context.json(answer, 200)
  }
  const { path } = context.req
  const obstacles = outcome.obstacles.map(({ errors, ...obstacle }) => ({
    ...obstacle,
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, code]) => [name, explainField(path, (words) => words.errors[code])]),
    ),
  }))
  return refuse(context, 409, (words) => words.stoodInTheWay(obstacles.length), { obstacles })
}
