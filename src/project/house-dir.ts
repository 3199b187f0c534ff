import path from 'node:path'
import { house } from './house.generated.ts'
import { projectDir } from './project-dir.ts'

/** The folder of the house that this program was built for (docs/houses.md). */
export const houseDir = path.resolve(projectDir, house)
