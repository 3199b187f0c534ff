import { createInterface } from 'node:readline/promises'
import { Writable, type Readable } from 'node:stream'

type Questions = {
  ask: (question: string) => Promise<string>
  /** The same for a password: what is typed does not appear. */
  askSecretly: (question: string) => Promise<string>
  close: () => void
}

type Console = { input: Readable; output: Writable; isTerminal: boolean }

/** Prompts on the console for one answer after the other. Answers may also be piped in, one per line. */
export function openQuestions({ input, output, isTerminal }: Console = ownConsole()): Questions {
  let isSecret = false
  const shown = new Writable({
    write(chunk, _, done) {
      if (!isSecret) output.write(chunk)
      done() // at once, so that nothing secret waits here until it is shown
    },
  })
  // The terminal does not echo by itself while `readline` reads from it.
  const lines = createInterface({ input, output: shown, terminal: isTerminal, historySize: 0 })
  lines.on('SIGINT', () => {
    lines.close()
    output.write('\n')
    process.exit(130)
  })
  const answers = lines[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    output.write(question)
    const { value, done } = await answers.next()
    if (done) throw new Error('The answer is missing.')
    return value
  }
  return {
    ask: async (question) => (await ask(question)).trim(),
    async askSecretly(question) {
      isSecret = true
      try {
        return (await ask(question)).trim()
      } finally {
        isSecret = false
        if (isTerminal) output.write('\n') // that of the return key was not shown
      }
    },
    close: () => lines.close(),
  }
}

function ownConsole(): Console {
  return { input: process.stdin, output: process.stdout, isTerminal: process.stdin.isTTY }
}
