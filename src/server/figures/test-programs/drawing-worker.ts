/** Mocks the drawing process: reports the order of its requests, and waits, fails or dies on demand. */
import { existsSync } from 'node:fs'

export type TestOrder = {
  name: string
  does?: 'fails' | 'dies'
  /** The order is not answered before a file of this name exists. */
  gate?: string
}

let answered = 0

process.on('message', ({ order: { name, does, gate } }: { order: TestOrder }) => {
  if (gate) waitForFile(gate)
  if (does === 'dies') process.exit(1)
  if (does === 'fails') return process.send?.({ error: `${name} failed` })
  answered++
  return process.send?.({ bytes: new TextEncoder().encode(`${name} ${answered}`) })
})

function waitForFile(file: string): void {
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  while (!existsSync(file)) Atomics.wait(nothing, 0, 0, 10)
}
