import { PicturePicker } from '#staff/picking/picture-picker.tsx'
import { useRecords } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'

export const picture: OfficeField<'picture'> = {
  Control: PictureControl,
  text: (_, value, { messages }) => (typeof value === 'number' ? messages.picture(value) : ''),
  width: () => 'half',
}

function PictureControl({ label, hint, error, value, onChange }: ControlProps<'picture'>) {
  const { calls } = useRecords()
  return (
    <PicturePicker
      {...{ label, hint, error, calls }}
      value={value === null ? '' : `media:${Number(value)}`}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen.slice('media:'.length)))}
    />
  )
}
