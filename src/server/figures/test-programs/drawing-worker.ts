/** Stands in for the thread that draws: says in which order it was asked, and waits, fails or dies when told to. */
import { parentPort } from 'node:worker_threads'

export type TestOrder = {
  name: string
  does?: 'fails' | 'dies'
  /** The order is not answered before the number in it is 1. */
  gate?: Int32Array
}

let answered = 0

parentPort?.on('message', ({ name, does, gate }: TestOrder) => {
  if (gate) Atomics.wait(gate, 0, 0)
  if (does === 'dies') process.exit(1)
  if (does === 'fails') return parentPort?.postMessage({ error: `${name} failed` })
  answered++
  return parentPort?.postMessage({ bytes: new TextEncoder().encode(`${name} ${answered}`) })
})
