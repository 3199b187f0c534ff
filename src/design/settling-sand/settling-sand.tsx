import { useEffect, useRef, useState } from 'react'
import { figureOf } from '../picture/figure-address.ts'
import styles from './settling-sand.module.css'
import { whenQuiet } from './when-quiet.ts'

/**
 * Sand that settles into a figure once, in less than five seconds, laid over the figure's `Picture` in a box that is
 * positioned; the still image stays below and is what remains. Nothing is rendered by the server, before the page has
 * loaded and the browser is idle, over photographs, or for visitors who want no motion or have to save data.
 */
export function SettlingSand({ picture }: { picture: { src: string | null; seed: string; ground: string } }) {
  const [state, setState] = useState<'waiting' | 'moving' | 'done'>('waiting')
  const canvas = useRef<HTMLCanvasElement>(null)
  const { ground, variant } = figureOf(picture)
  const isFigure = picture.src === null

  useEffect(() => (isFigure ? whenQuiet(() => setState('moving')) : undefined), [isFigure])

  useEffect(() => {
    const surface = canvas.current
    if (state !== 'moving' || !surface) return undefined
    const stopping = new AbortController()
    const finish = () => {
      if (!stopping.signal.aborted) setState('done')
    }
    import('./settle.ts')
      .then(({ settleSand }) => settleSand(surface, { ground, variant }, stopping.signal))
      .then(finish, finish) // without its code the sand lies still: the picture is there
    return () => stopping.abort()
  }, [state, ground, variant])

  return state === 'moving' ? <canvas ref={canvas} className={styles.sand} aria-hidden="true" /> : null
}
