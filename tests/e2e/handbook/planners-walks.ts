import { houseWalks } from './house-walks.ts'
import { listWalks } from './list-walks.ts'
import { programmeWalks } from './programme-walks.ts'
import { releaseWalks } from './release-walks.ts'
import type { Walks } from './walk.ts'

/** The walks to the pictures of the planners' chapters. */
export const plannersWalks: Walks = { ...listWalks, ...programmeWalks, ...releaseWalks, ...houseWalks }
