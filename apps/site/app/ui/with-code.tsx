/** Text with names in backticks. */
export const WithCode = ({ text }: { readonly text: string }) =>
  text.split('`').map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place.
      <code key={place} className="font-mono text-sm wrap-anywhere text-ink">
        {part}
      </code>
    ),
  )
