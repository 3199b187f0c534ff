import { expect, test } from 'vitest'
import { createTextHistory } from './text-history.ts'

test('Undo goes back by what was typed without a pause, and redo forward until something else is typed', () => {
  const history = createTextHistory('')
  history.note('E', 0)
  history.note('Ei', 200)
  history.note('Ein', 400)
  history.note('Ein Lied', 3000)
  expect(history.go('redo')).toBeNull()
  expect(history.go('undo')).toEqual({ value: 'Ein' })
  expect(history.go('undo')).toEqual({ value: '' })
  expect(history.go('undo')).toBeNull()
  expect(history.go('redo')).toEqual({ value: 'Ein' })
  history.note('Eins', 3100)
  expect(history.go('redo')).toBeNull()
  expect(history.go('undo')).toEqual({ value: 'Ein' })
})
