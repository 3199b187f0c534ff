import path from 'node:path'
import { openTexts } from '#demo/texts/read-texts.ts'
import { houseDir } from '#project/house-dir.ts'

/** The texts of the demo hall. */
export const { readData, listTexts, readText } = openTexts(path.join(houseDir, 'demo/texts'))
