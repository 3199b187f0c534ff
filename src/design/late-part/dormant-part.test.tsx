import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { dormantPart } from './dormant-part.tsx'
import { latePart, loadFirstParts, loadParts } from './late-part.tsx'

type Props = { name: string }
const Greeting = ({ name }: Props) => <p>Hello {name}</p>
const show = (Part: React.ComponentType<Props>) => renderToString(<Part name="Clara" />)

describe('A dormant part', () => {
  it('is rendered by a server as any other part, in a place that scripts know again', async () => {
    const Part = dormantPart<Props>('sleepy', async () => Greeting)
    await loadParts('all')
    expect(show(Part)).toContain('data-dormant="sleepy"')
    expect(show(Part)).toContain('<p>Hello <!-- -->Clara</p>')
  })

  it('is not among what a first page waits for, but among what one moves to', async () => {
    let fetched = 0
    dormantPart<Props>('heavy', async () => {
      fetched++
      return Greeting
    })
    const Light = latePart<Props>('light', async () => Greeting)
    await loadFirstParts(['heavy', 'light'])
    expect(fetched).toBe(0)
    expect(show(Light)).toContain('Hello')
    await loadParts(['heavy', 'light'])
    expect(fetched).toBe(1)
  })

  it('leaves the place as it was sent while it sleeps', () => {
    const Part = dormantPart<Props>('asleep', async () => Greeting)
    expect(show(Part)).toBe('<div data-dormant="asleep" style="display:contents"></div>')
  })
})
