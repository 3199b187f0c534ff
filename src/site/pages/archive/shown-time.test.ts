import { expect, test } from 'vitest'
import { chosenDecade, isDecadeChosen, seasonsOf, startOfDecade } from './shown-time.ts'

const seasons = ['1913/14', '1919/20', '1920/21', '1954/55'].map((name, id) => ({
  id,
  name,
  count: 1,
  total: 2,
}))

test('seasons belong to the decade in which they begin', () => {
  expect(seasonsOf(seasons, 1910).map(({ name }) => name)).toEqual(['1913/14', '1919/20'])
  expect(seasonsOf(seasons, 1930)).toEqual([])
})

test('the first decade begins with the house, or earlier if earlier events are shown', () => {
  expect(startOfDecade(1910, '1913-10-19')).toBe('1913-10-19')
  expect(startOfDecade(1910, '1840-01-01')).toBe('1910-01-01')
  const choice = { from: '1913-10-19', to: '1919-12-31', chosen: [], start: '1913-10-19' }
  expect([isDecadeChosen(1910, choice), isDecadeChosen(1920, choice)]).toEqual([true, false])
})

test('the seasons shown are those of the decade of the days or of the season', () => {
  const decade = (from: string, to: string, chosen: number[] = []) =>
    chosenDecade({ from, to, chosen, seasons })
  expect(decade('1950-01-01', '1959-12-31')).toBe(1950)
  expect(decade('1954-01-01', '1954-12-31')).toBe(1950)
  expect([decade('', ''), decade('1950-01-01', ''), decade('1950-01-01', '1960-01-01')]).toEqual([
    null,
    null,
    null,
  ])
  expect([decade('', '', [3]), decade('', '', [77])]).toEqual([1950, null])
})
