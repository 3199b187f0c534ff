export { captionsOf, chaptersOf, readTranscript } from '#design/recording/transcript.ts'
