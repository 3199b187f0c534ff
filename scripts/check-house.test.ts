import { describe, expect, test } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'
import { checkHouse } from './check-house.ts'

const check = (files: Record<string, string>) => checkHouse({ folder: plantFiles(files) })

describe('A house', () => {
  test('may have no blocks, or blocks whose types are the names of their folders', async () => {
    await check({ 'README.md': '' })
    await check({ 'blocks/organ-stop/schema.ts': "export const block = { type: 'organ-stop' }" })
  })

  test('is refused with the file of a block that has another type', async () => {
    const wrong = check({ 'blocks/organ-stop/schema.ts': "export const block = { type: 'organ' }" })
    await expect(wrong).rejects.toThrow(/organ-stop\/schema\.ts: .+ the type "organ-stop"/)
    const head = check({ 'blocks/event/schema.ts': "export const block = { type: 'event' }" })
    await expect(head).rejects.toThrow('the heads of pages are named "event"')
  })
})
