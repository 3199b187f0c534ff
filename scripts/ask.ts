import { createInterface } from 'node:readline/promises'

/** Prompts on the console for one answer after the other. Answers may also be piped in, one per line. */
export function openQuestions(): { ask: (question: string) => Promise<string>; close: () => void } {
  const console = createInterface({ input: process.stdin, output: process.stdout })
  const answers = console[Symbol.asyncIterator]()
  return {
    async ask(question) {
      process.stdout.write(question)
      const { value, done } = await answers.next()
      if (done) throw new Error('The answer is missing.')
      return value.trim()
    },
    close: () => console.close(),
  }
}
