import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, as an absolute path. */
export const projectDir = fileURLToPath(new URL('../..', import.meta.url))
