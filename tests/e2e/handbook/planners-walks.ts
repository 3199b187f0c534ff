import type { Walks } from './walk.ts'

/** The walks to the pictures of the planners' chapters. */
export const plannersWalks: Walks = {}
