import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { latePart, loadParts } from './late-part.tsx'

type Props = { name: string }
const Greeting = ({ name }: Props) => <p>Hello {name}</p>
const show = (Part: (props: Props) => React.ReactNode) => renderToStaticMarkup(<Part name="Clara" />)

describe('A late part', () => {
  it('shows nothing before it is fetched, and itself afterwards', async () => {
    const Part = latePart<Props>('greeting', async () => Greeting)
    expect(show(Part)).toBe('')
    await loadParts(['other'])
    expect(show(Part)).toBe('')
    await loadParts(['greeting'])
    expect(show(Part)).toBe('<p>Hello Clara</p>')
  })

  it('is fetched once', async () => {
    const fetchPart = vi.fn(async () => Greeting)
    latePart<Props>('once', fetchPart)
    await loadParts(['once'])
    await loadParts(['once', 'once'])
    await loadParts('all')
    expect(fetchPart).toHaveBeenCalledTimes(1)
  })

  it('brings the parts that are in it', async () => {
    let Inner: (props: Props) => React.ReactNode = () => null
    const Outer = latePart<Props>('outer', async () => {
      Inner = latePart<Props>('inner', async () => Greeting)
      return (props) => <Inner {...props} />
    })
    await loadParts(['outer', 'inner'])
    expect(show(Outer)).toBe('<p>Hello Clara</p>')
  })

  it('that cannot be had is reported, and tried again the next time', async () => {
    let isOffline = true
    const Part = latePart<Props>('far', async () => {
      if (isOffline) throw new Error('offline')
      return Greeting
    })
    await expect(loadParts(['far'])).rejects.toThrow('offline')
    isOffline = false
    await loadParts(['far'])
    expect(show(Part)).toBe('<p>Hello Clara</p>')
  })
})
