import { expect, test } from 'vitest'
import { inspectMedia } from '#domain/media/inspect-media.ts'
import { files } from './files.ts'

test.each(files)('the library accepts $name by its content', async ({ name, content }) => {
  const file = content()
  expect(await inspectMedia(name, { size: file.length, head: file, tail: file })).not.toHaveProperty('error')
})
