import type { ReactNode } from 'react'
import { Slider } from '#design/slider/slider.tsx'

export type SlideProps = { id: string | undefined; count: number; children: ReactNode }

/** The teasers in one line that one moves sideways. */
export function Slide(props: SlideProps) {
  return <Slider kind="teaser" {...props} />
}
