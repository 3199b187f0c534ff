import type { ComponentProps } from 'react'
import { figureAddress } from '#design/picture/figure-address.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { PicturePicker } from '#staff/picking/picture-picker.tsx'
import { FigureGrid } from './picking/figure-grid.tsx'

/**
 * Chooses a picture of the library (`media:3`), or a figure drawn from a seed (`figure:seed`), with the same background
 * and addresses as on the site.
 */
export function PictureOrFigure({
  ground,
  ...picker
}: Omit<ComponentProps<typeof PicturePicker>, 'otherSource'> & {
  /** The background of the block's figures; undefined if only pictures of the library can be chosen. */
  ground: string | undefined
}) {
  const { value, onChange } = picker
  const { picture: messages } = useLazyMessages(editorBlocksMessages)
  if (ground === undefined) return <PicturePicker {...picker} />
  const [kind, seed = ''] = value.split(/(?<=^figure):/)
  return (
    <PicturePicker
      {...picker}
      otherSource={{
        name: messages.figures,
        chosen:
          kind === 'figure'
            ? {
                title: messages.figure,
                detail: messages.figureHint,
                src: figureAddress({ seed, ground }, 320, 'webp'),
              }
            : null,
        grid: <FigureGrid value={value} ground={ground} onChoose={onChange} />,
      }}
    />
  )
}
