import { expect, test } from 'vitest'
import { withFormerNames } from './former-names.server.ts'

test('A former name becomes another spelling, unless it only differs in accents or is known already', () => {
  const names = (others: string[], before: string[], after: string[]) =>
    withFormerNames({}, others, { before, after })
  expect(names([], ['Dworschak'], ['Dvořák'])).toEqual(['Dworschak'])
  expect(names([], ['Dvorak', ''], ['Dvořák', ''])).toEqual([])
  expect(names(['Dworschak'], ['Dworschak'], ['Dvořák'])).toEqual(['Dworschak'])
  expect(names(['Tschaikowsky'], ['Pjotr', 'Peter'], ['Pjotr', 'Piotr'])).toEqual(['Tschaikowsky', 'Peter'])
})

test('Undoing keeps no former name: the name that it takes back was a mistake', () => {
  const undoing = { auditNote: { undoes: 'run' } }
  expect(withFormerNames(undoing, ['Tschaikowsky'], { before: ['Piotr'], after: ['Peter'] })).toEqual([
    'Tschaikowsky',
  ])
})
