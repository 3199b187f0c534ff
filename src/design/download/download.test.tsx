import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { describeFile } from './describe-file.ts'
import { fileAddress, readFileAddress, type LinkedFile } from './file-address.ts'
import { FileNote } from './file-note.tsx'

const plan: LinkedFile = {
  key: 'a'.repeat(32),
  size: 1_240_000,
  language: 'de',
  name: 'Saalplan (groß) 50%.pdf',
}

test('The address of a file contains its size and language, and can be parsed', () => {
  expect(readFileAddress(fileAddress(plan))).toEqual({ ...plan, name: 'Saalplan (groß) 50-.pdf' })
  expect(readFileAddress(fileAddress({ ...plan, language: null }))).toMatchObject({ language: null })
  for (const other of ['/media/x/a.pdf', `/media/${plan.key}-1-fr/a.pdf`, `/media/${plan.key}-1-de/%E0.pdf`])
    expect(readFileAddress(other), other).toBeNull()
})

test('A link to a file describes the download', () => {
  expect(describeFile(fileAddress(plan), 'de')).toBe('PDF, 1,2\u00a0MB, deutsch')
  expect(describeFile(fileAddress({ ...plan, size: 900, language: null }), 'en')).toBe('PDF, 1\u00a0kB')
  const show = (address: string) =>
    renderToStaticMarkup(
      <LanguageProvider language="en">
        <FileNote address={address} />
      </LanguageProvider>,
    )
  expect(show(fileAddress(plan))).toBe(' (PDF, 1.2\u00a0MB, in German)')
  expect(show('/de/besuch')).toBe('')
})
