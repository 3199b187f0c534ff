import { expect, test } from 'vitest'
import { withFormerNames } from './former-names.server.ts'

test('A former name becomes another spelling, unless it only differs in accents or is known already', () => {
  const names = (others: string[], before: string[], after: string[]) =>
    withFormerNames(others, { before, after })
  expect(names([], ['Dworschak'], ['Dvořák'])).toEqual(['Dworschak'])
  expect(names([], ['Dvorak', ''], ['Dvořák', ''])).toEqual([])
  expect(names(['Dworschak'], ['Dworschak'], ['Dvořák'])).toEqual(['Dworschak'])
  expect(names(['Tschaikowsky'], ['Pjotr', 'Peter'], ['Pjotr', 'Piotr'])).toEqual(['Tschaikowsky', 'Peter'])
})
