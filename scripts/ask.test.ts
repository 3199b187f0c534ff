import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { openQuestions } from './ask.ts'

/** A console at which somebody types an answer to each question. */
function openConsole({ isTerminal }: { isTerminal: boolean }) {
  const input = new PassThrough()
  const output = new PassThrough({ encoding: 'utf8' })
  let printed = ''
  output.on('data', (text: string) => (printed += text))
  const questions = openQuestions({ input, output, isTerminal })
  return { questions, type: (text: string) => input.write(text), printed: () => printed }
}

test('On a terminal a password is not shown, and what is typed after it is', async () => {
  const { questions, type, printed } = openConsole({ isTerminal: true })
  const secret = questions.askSecretly('Password: ')
  type('correct horse\r')
  expect(await secret).toBe('correct horse')
  const name = questions.ask('Name: ')
  type('Anna\r')
  expect(await name).toBe('Anna')
  questions.close()
  expect(printed()).toContain('Password: \nName: ')
  expect(printed()).toContain('Anna')
  expect(printed()).not.toContain('horse')
})

test('Piped answers are read line by line', async () => {
  const { questions, type } = openConsole({ isTerminal: false })
  type('anna@house.example\ncorrect horse\n')
  expect([await questions.ask('E-mail: '), await questions.askSecretly('Password: ')]).toEqual([
    'anna@house.example',
    'correct horse',
  ])
  questions.close()
})
