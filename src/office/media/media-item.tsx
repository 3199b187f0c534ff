import { Alert, Box, Button, Link as PlainLink, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { HttpError, Link, useNotify } from 'react-admin'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { useGivenFiles } from '#fields/media-upload/use-given-files.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { languages, locales } from '#i18n/languages.ts'
import { readableSize } from '#i18n/readable-size.ts'
import { isRecord } from '#json/is-record.ts'
import type { MediaRecord } from '../data/media.ts'
import { resources } from '../data/resources.ts'
import { PageHeading } from '../frame/page-heading.tsx'
import { WarnBeforeLeaving } from '../frame/warn-before-leaving.tsx'
import { BilingualEntry, TwoColumns } from '../inputs/bilingual-entry.tsx'
import { LinesEntry } from '../inputs/lines-entry.tsx'
import { SwitchEntry } from '../inputs/switch-entry.tsx'
import { TextEntry } from '../inputs/text-entry.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useCall } from '../session/use-call.ts'
import { CropPreviews } from './crop-previews.tsx'
import { FocalPoint } from './focal-point.tsx'
import { ItemActions } from './item-actions.tsx'
import { MediaUses } from './media-uses.tsx'

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

/** The texts of an item, its crops, and the places where it is used. */
export function MediaItem({ first }: { first: MediaRecord }) {
  const { media: messages } = useOfficeMessages()
  const { page } = messages
  const language = useLanguage()
  const call = useCall()
  const notify = useNotify()
  const [record, setRecord] = useState(first)
  const form = useForm<MediaRecord>({ defaultValues: first })
  const path = `${resources.media.path}/${record.id}`
  const isImage = record.kind === 'image'
  const facts = [
    messages.kindOf[record.kind],
    ...(record.width === null ? [] : [`${record.width} × ${record.height}`]),
    readableSize(record.size, language),
    `${page.uploaded} ${readableInstant(new Date(record.uploaded_at), language)}`,
  ]
  /** Reads the item again, and keeps unsaved input. */
  const refresh = async () => {
    const now = await call<MediaRecord>('GET', path)
    setRecord(now)
    form.reset(now, { keepDirtyValues: true })
  }
  const save = form.handleSubmit(async (values) => {
    const body = Object.fromEntries(changed.map((name) => [name, values[name]]))
    try {
      const tags = values.tags.map((tag) => tag.trim()).filter(Boolean)
      const saved = await call<MediaRecord>('PATCH', path, { ...body, tags, version: record.version })
      setRecord(saved)
      form.reset(saved)
      notify(page.saved, { type: 'success' })
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) {
        await refresh().catch(() => {})
        notify(page.conflict, { type: 'warning', autoHideDuration: null })
        return
      }
      for (const [name, message] of listErrors(error)) form.setError(name, { message }, { shouldFocus: true })
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  })
  // Otherwise browsers would leave the page and show the file.
  useGivenFiles(() => notify(page.notHere, { type: 'info' }))
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <PageHeading title={record.name}>
          {record.may_change && (
            <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
              {page.save}
            </Button>
          )}
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
        {!record.may_change && (
          <Alert severity="info" sx={{ marginBlock: 1 }}>
            {page.readOnly}
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
            {isImage && <FocalPoint src={record.url} isFixed={!record.may_change} />}
            {isImage && <CropPreviews src={record.url} />}
            {record.kind === 'audio' && (
              // A transcript belongs in the text beside it.
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <audio controls preload="metadata" src={record.url} style={{ width: '100%' }} />
            )}
            <MediaUses uses={record.uses} />
          </Box>
          <Box
            component="fieldset"
            disabled={!record.may_change}
            sx={{ minWidth: 0, margin: 0, border: 0, padding: 0 }}
          >
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
            {!isImage && <LanguageEntry isFixed={!record.may_change} />}
            <LinesEntry name="tags" label={page.tags} help={page.tagsHint} rows={2} />
            <TextEntry name="name" label={page.name} maxLength={200} isRequired />
            {record.may_replace && <ItemActions record={record} onReplaced={refresh} />}
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

function LanguageEntry({ isFixed }: { isFixed: boolean }) {
  const { page } = useOfficeMessages().media
  const { field } = useController({ name: 'language' })
  return (
    <TextField
      select
      fullWidth
      label={page.language}
      value={typeof field.value === 'string' ? field.value : ''}
      disabled={isFixed}
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

type FieldName = (typeof changed)[number]

/** The validation errors of a refused call, by the names of the form's fields. */
function listErrors(error: unknown): [FieldName, string][] {
  const body = isRecord(error) && isRecord(error['body']) ? error['body'] : {}
  const errors = isRecord(body['errors']) ? body['errors'] : {}
  return Object.entries(errors).flatMap(([name, message]) =>
    typeof message === 'string'
      ? // A field of a text in both languages has a name such as `alt.de`, which the form's type does not list.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        [[name as FieldName, message] as [FieldName, string]]
      : [],
  )
}
