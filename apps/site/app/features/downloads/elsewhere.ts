/** Cursor accepts URLs of up to 8,000 characters; `%22` counts as three. */
export const LONGEST_PROMPT = 2500

/**
 * Where else an example can be opened: a notebook service, or an assistant that is asked to read it.
 * Kaggle imports a public notebook with `kernels/welcome?src=`, as its badges do:
 * https://github.com/fem-on-colab/open-in-cloud-workflow. Cursor: https://cursor.com/docs/integrations/deeplinks. The
 * other links also pass the text or the notebook’s URL in their own URL.
 *
 * @param notebook the address of the example's notebook, in Python; undefined where it has none
 * @param prompt what an assistant is asked
 */
export const elsewhere = ({ notebook, prompt }: { readonly notebook: string | undefined; readonly prompt: string }) => [
  ...(notebook === undefined
    ? []
    : [
        { label: 'Colab', href: `https://colab.research.google.com/#fileId=${encodeURIComponent(notebook)}` },
        { label: 'Kaggle', href: `https://www.kaggle.com/kernels/welcome?src=${encodeURIComponent(notebook)}` },
      ]),
  { label: 'Cursor', href: `https://cursor.com/link/prompt?text=${encodeURIComponent(prompt)}` },
  { label: 'ChatGPT', href: `https://chatgpt.com/?q=${encodeURIComponent(prompt)}` },
  { label: 'Claude', href: `https://claude.ai/new?q=${encodeURIComponent(prompt)}` },
]

const PRIVATE_HOST =
  /^(?:localhost|.*\.(?:localhost|local|internal)|[^.]+|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/

/** Checks whether an origin such as `https://example.com` is likely public. */
export const isPublic = (origin: string): boolean =>
  URL.canParse(origin) && !PRIVATE_HOST.test(new URL(origin).hostname)
