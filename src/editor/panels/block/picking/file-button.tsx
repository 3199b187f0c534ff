import { useRef } from 'react'

/** A button for choosing files, or taking a picture with the camera of a phone. */
export function FileButton(props: {
  label: string
  accept: string
  className?: string | undefined
  isMultiple?: boolean
  usesCamera?: boolean
  onFiles: (files: File[]) => void
}) {
  const { label, accept, className, isMultiple = false, usesCamera = false, onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        data-camera={usesCamera ? '' : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        capture={usesCamera ? 'environment' : undefined}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = '' // so that the same file can be chosen again
        }}
      />
    </>
  )
}
