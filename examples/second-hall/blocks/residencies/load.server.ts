import { listHouseRecords, type BlockLoader } from 'concert-hall/house/server'
import type { ResidenciesFields } from './schema.ts'
import type { ResidenciesData } from './view.tsx'

export const load: BlockLoader<ResidenciesFields, ResidenciesData> = async (scope, _block, language) => ({
  residencies: (await listHouseRecords(scope, 'residency', { limit: 12 }, language)).map(
    ({ id, title, begins_on, ends_on, text }) => ({
      id,
      title: String(title),
      begins: String(begins_on),
      ends: ends_on === null ? null : String(ends_on),
      text: text === null ? '' : String(text),
    }),
  ),
})
