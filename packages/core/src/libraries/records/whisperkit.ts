import { shell } from '../../languages/shell/writer.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const whisperkit: Library = {
  key: 'whisperkit',
  prettyLabel: 'WhisperKit',
  repoName: 'WhisperKit',
  repoUrl: 'https://github.com/argmaxinc/WhisperKit',
  docsUrl: 'https://github.com/argmaxinc/WhisperKit?tab=readme-ov-file#homebrew',
  countDownloads: 'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"',
  // The command downloads its models by their Whisper names; it takes no repository id.
  examples: () => [
    {
      language: 'sh',
      content: shell.program(command`
        # Requires macOS
        brew install whisperkit-cli

        whisperkit-cli transcribe --audio-path speech.wav

        # Use another model, and print progress
        whisperkit-cli transcribe --model large-v3 --model-prefix distil --audio-path speech.wav --verbose

        whisperkit-cli transcribe --help
      `),
    },
  ],
}
