/** The program that shows a defect. */
export const ProgramText = ({ text }: { readonly text: string }) => (
  <pre
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys, too
    tabIndex={0}
    dir="ltr"
    className="my-2 overflow-x-auto rounded-xl border border-line bg-surface p-3 text-ink"
  >
    <code>{text}</code>
  </pre>
)
