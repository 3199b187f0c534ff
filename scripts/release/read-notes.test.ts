import { expect, test } from 'vitest'
import { readNotes } from './read-notes.ts'

const changelog = `# Changelog

## 0.3.0 – 2026-12-01

### Added

- A hall.

## 0.2.0

- A door.

## 0.1.0
`

test('The notes of a version are its section', () => {
  expect(readNotes(changelog, '0.3.0')).toBe('### Added\n\n- A hall.\n')
  expect(readNotes(changelog, '0.2.0')).toBe('- A door.\n')
})

test.each([
  ['which nobody has written', '0.4.0', changelog],
  ['which is only a part of another number', '0.3', changelog],
  ['which are empty', '0.1.0', changelog],
])('Notes %s are an error', (_, version, text) => {
  expect(() => readNotes(text, version)).toThrow(`version ${version} of package.json has no section`)
})

test('Entries of a later version have to get its number first', () => {
  const waiting = changelog.replace('## 0.3.0', '## Unreleased\n\n- A roof.\n\n## 0.3.0')
  expect(() => readNotes(waiting, '0.3.0')).toThrow('entries wait under "Unreleased"')
  const none = changelog.replace('## 0.3.0', '## Unreleased\n\n## 0.3.0')
  expect(readNotes(none, '0.3.0')).toContain('A hall.')
})
