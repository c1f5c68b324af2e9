interface FileChooserProps {
  readonly label: string
  readonly kind: 'image' | 'audio'
  readonly onFile: (file: File) => void
}

/** Chooses a file, which isn't read: the code reads it where it runs, and needs its name only. */
export const FileChooser = ({ label, kind, onFile }: FileChooserProps) => (
  <label className="when-hydrated text-sm text-muted">
    {label}{' '}
    <input
      type="file"
      accept={`${kind}/*`}
      onChange={({ target: { files } }) => {
        const [file] = files ?? []
        if (file !== undefined) onFile(file)
      }}
      className="mt-1 block w-full rounded-md text-sm file:me-3 file:cursor-pointer file:rounded-md file:border file:border-line file:bg-surface file:px-3 file:py-1 file:text-ink focus-ring"
    />
  </label>
)
