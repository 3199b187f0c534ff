import { Alert, Box, Button, Link as PlainLink, MenuItem, TextField, Typography } from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { Link, Loading, useNotify } from 'react-admin'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { acceptedImages, acceptedMedia } from '#contracts/media-files.ts'
import { createUploadCall } from '#fields/media-upload/upload-call.ts'
import { isBusy } from '#fields/media-upload/upload-queue.ts'
import { useUploadQueue, useUploads } from '#fields/media-upload/use-uploads.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { languages, locales } from '#i18n/languages.ts'
import { readableSize } from '#i18n/readable-size.ts'
import { isRecord } from '#json/is-record.ts'
import type { MediaRecord } from '../data/media.ts'
import { resources } from '../data/resources.ts'
import { ConfirmDialog } from '../frame/confirm-dialog.tsx'
import { PageHeading } from '../frame/page-heading.tsx'
import { nothingToSave, WarnBeforeLeaving } from '../frame/warn-before-leaving.tsx'
import { BilingualEntry, TwoColumns } from '../inputs/bilingual-entry.tsx'
import { LinesEntry } from '../inputs/lines-entry.tsx'
import { SwitchEntry } from '../inputs/switch-entry.tsx'
import { TextEntry } from '../inputs/text-entry.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useSignIn } from '../session/sign-in-context.ts'
import { useCall } from '../session/use-call.ts'
import { CropPreviews } from './crop-previews.tsx'
import { FileButton } from './file-button.tsx'
import { FocalPoint } from './focal-point.tsx'
import { MediaUses } from './media-uses.tsx'
import { OfficeUploads } from './office-uploads.tsx'

/** One item: its texts, its crops, and its uses. */
export function MediaPage() {
  const { id = '' } = useParams()
  const call = useCall()
  const { media: messages } = useOfficeMessages()
  const [loaded, setLoaded] = useState<MediaRecord | { fault: string } | null>(null)
  useEffect(() => {
    let isWanted = true
    call<MediaRecord>('GET', `${resources.media.path}/${encodeURIComponent(id)}`).then(
      (record) => isWanted && setLoaded(record),
      (error: unknown) =>
        isWanted && setLoaded({ fault: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [call, id])
  if (!loaded) return <Loading />
  if ('fault' in loaded)
    return (
      <>
        <PageHeading title={messages.title} />
        <Typography role="alert">{loaded.fault}</Typography>
      </>
    )
  return <Item key={`${loaded.id}-${loaded.version}`} record={loaded} onChange={setLoaded} />
}

const changed = [
  'name',
  'language',
  'alt',
  'is_decorative',
  'caption',
  'credit',
  'copyright',
  'tags',
  'focal_x',
  'focal_y',
] as const

function Item({ record, onChange }: { record: MediaRecord; onChange: (record: MediaRecord) => void }) {
  const { media: messages } = useOfficeMessages()
  const { page } = messages
  const language = useLanguage()
  const call = useCall()
  const notify = useNotify()
  const form = useForm<MediaRecord>({ defaultValues: record })
  const path = `${resources.media.path}/${record.id}`
  const isImage = record.kind === 'image'
  const facts = [
    messages.kindOf[record.kind],
    ...(record.width === null ? [] : [`${record.width} × ${record.height}`]),
    readableSize(record.size, language),
    `${page.uploaded} ${readableInstant(new Date(record.uploaded_at), language)}`,
  ]
  const save = form.handleSubmit(async (values) => {
    const body = Object.fromEntries(changed.map((name) => [name, values[name]]))
    try {
      const tags = values.tags.map((tag) => tag.trim()).filter(Boolean)
      onChange(await call<MediaRecord>('PATCH', path, { ...body, tags, version: record.version }))
      notify(page.saved, { type: 'success' })
    } catch (error) {
      for (const [name, message] of faultsOf(error)) form.setError(name, { message })
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <PageHeading title={record.name}>
          <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
            {page.save}
          </Button>
        </PageHeading>
        <WarnBeforeLeaving />
        <Typography color="textSecondary">
          {facts.join(' · ')} · <PlainLink href={record.url}>{page.download}</PlainLink>
        </Typography>
        {!record.is_prepared && (
          <Alert severity="info" sx={{ marginBlock: 1 }}>
            {page.preparing}
          </Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            columnGap: 4,
            rowGap: 3,
            marginTop: 2,
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
            {isImage && <FocalPoint src={record.url} />}
            {isImage && <CropPreviews src={record.url} />}
            {record.kind === 'audio' && (
              // The picture is decorative here, because its alternative text is edited beside it.
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <audio controls preload="metadata" src={record.url} style={{ width: '100%' }} />
            )}
            <MediaUses uses={record.uses} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            {isImage && (
              <>
                <BilingualEntry name="alt" label={page.alt} help={page.altHint} rows={2} maxLength={300} />
                <SwitchEntry name="is_decorative" label={page.decorative} />
              </>
            )}
            <BilingualEntry
              name="caption"
              label={isImage ? page.caption : page.captionAudio}
              rows={2}
              maxLength={500}
            />
            <TwoColumns>
              {isImage && (
                <TextEntry name="credit" label={page.credit} help={page.creditHint} maxLength={200} />
              )}
              <TextEntry name="copyright" label={page.copyright} help={page.copyrightHint} maxLength={200} />
            </TwoColumns>
            {!isImage && <LanguageEntry />}
            <LinesEntry name="tags" label={page.tags} help={page.tagsHint} rows={2} />
            <TextEntry name="name" label={page.name} maxLength={200} isRequired />
            <ItemActions record={record} onChange={onChange} />
          </Box>
        </Box>
      </form>
      <PlainLink
        component={Link}
        to={`/${resources.media.name}`}
        sx={{ display: 'inline-block', marginTop: 3 }}
      >
        {page.back}
      </PlainLink>
    </FormProvider>
  )
}

function LanguageEntry() {
  const { page } = useOfficeMessages().media
  const { field } = useController({ name: 'language' })
  return (
    <TextField
      select
      fullWidth
      label={page.language}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
    >
      <MenuItem value="">{page.noLanguage}</MenuItem>
      {languages.map((each) => (
        <MenuItem key={each} value={each}>
          {locales[each].name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Replaces the content of an item, or deletes it if it is not used. */
function ItemActions({ record, onChange }: { record: MediaRecord; onChange: (record: MediaRecord) => void }) {
  const { page } = useOfficeMessages().media
  const language = useLanguage()
  const call = useCall()
  const notify = useNotify()
  const navigate = useNavigate()
  const { signInAgain } = useSignIn()
  const [isAsking, setIsAsking] = useState(false)
  const uploadCall = useMemo(() => createUploadCall(language, signInAgain), [language, signInAgain])
  const path = `${resources.media.path}/${record.id}`
  const act = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  }
  const queue = useUploadQueue(uploadCall)
  const uploads = useUploads(queue)
  const showReplaced = () =>
    void act(async () => {
      onChange(await call<MediaRecord>('GET', path))
      notify(page.replaced, { type: 'success' })
    })
  const remove = () =>
    act(async () => {
      await call('DELETE', path)
      notify(page.deleted, { type: 'success' })
      await navigate(`/${resources.media.name}`, { state: nothingToSave })
    })
  const isUsed = record.uses.length > 0
  return (
    <Box sx={{ display: 'grid', gap: 1, marginTop: 3 }}>
      <OfficeUploads {...{ uploads, queue }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          accept={record.kind === 'image' ? acceptedImages : acceptedMedia}
          variant="outlined"
          disabled={isBusy(uploads)}
          onFiles={(files) => queue.add(files, { replaces: record.id, onDone: showReplaced })}
        >
          {page.replace}
        </FileButton>
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          {page.delete}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={page.deleteTitle(record.name)}
          text={isUsed ? page.inUse : page.deleteText}
          action={isUsed ? null : page.delete}
          onConfirm={() => {
            setIsAsking(false)
            void remove()
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Box>
  )
}

type FieldName = (typeof changed)[number]

/** The field errors of a refused call, by the names of the form. */
function faultsOf(error: unknown): [FieldName, string][] {
  const body = isRecord(error) && isRecord(error['body']) ? error['body'] : {}
  const errors = isRecord(body['errors']) ? body['errors'] : {}
  return Object.entries(errors).flatMap(([name, message]) =>
    typeof message === 'string'
      ? // A field of a text in both languages is named as `alt.de`, which the form's type does not list.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        [[name as FieldName, message] as [FieldName, string]]
      : [],
  )
}
