/** A page with more information. */
export interface CauseSource {
  readonly label: string
  readonly url: string
}

/** A cause of a failed call, and what to do about it. */
export interface Cause {
  readonly id: CauseId
  /** A short title. */
  readonly title: string
  /** What it means. */
  readonly meaning: string
  /** What to do next. */
  readonly action: string
  readonly source: CauseSource
  /** Set if the same call may succeed later. */
  readonly passes?: true
  /** Set if the message fits several causes: their ids. */
  readonly oneOf?: readonly CauseId[]
}

const HUB_TOKENS = { label: 'Hugging Face: access tokens', url: 'https://huggingface.co/docs/hub/security-tokens' }
const HUB_PRICING = {
  label: 'Hugging Face: Inference Providers pricing and billing',
  url: 'https://huggingface.co/docs/inference-providers/pricing',
}
const HUB_GATED = { label: 'Hugging Face: gated models', url: 'https://huggingface.co/docs/hub/models-gated' }
const HUB_PROVIDERS = {
  label: 'Hugging Face: Inference Providers',
  url: 'https://huggingface.co/docs/inference-providers/index',
}
const GROQ_CODES = { label: 'Groq: error codes', url: 'https://console.groq.com/docs/errors' }
const OPENAI_CODES = { label: 'OpenAI: error codes', url: 'https://platform.openai.com/docs/guides/error-codes' }
const FIREWORKS_CODES = {
  label: 'Fireworks: inference error codes',
  url: 'https://docs.fireworks.ai/guides/inference-error-codes',
}
const SSE = {
  label: 'WHATWG: server-sent events',
  url: 'https://html.spec.whatwg.org/multipage/server-sent-events.html',
}
const CURL_EXIT_CODES = { label: 'curl: exit codes', url: 'https://everything.curl.dev/cmdline/exitcode.html' }
const MDN_FETCH = {
  label: 'MDN: fetch exceptions',
  url: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/fetch#exceptions',
}
const CURL_CERTIFICATES = {
  label: 'curl: certificate verification',
  url: 'https://curl.se/docs/sslcerts.html',
}
const PYTHON_MODULES = {
  label: 'Python: installing modules',
  url: 'https://docs.python.org/3/installing/index.html',
}

const PEP_668 = {
  label: 'PEP 668: externally managed Python environments',
  url: 'https://peps.python.org/pep-0668/',
}

/** All causes by id, in display order. */
const TABLE = {
  'missing-variable': {
    title: 'The token’s environment variable isn’t set',
    meaning: 'The program reads its token from an environment variable, which isn’t set. Nothing was sent.',
    action:
      'In the shell that runs the program, set the variable named in the message, for example with export HF_TOKEN=…, and run the program again.',
    source: HUB_TOKENS,
  },
  unauthorized: {
    title: '401: invalid token',
    meaning:
      'The service doesn’t recognize the token. It may be mistyped, expired, revoked, or made for another service.',
    action:
      'Create a new token and put it in the environment variable, without quotes or spaces. Calls through Hugging Face need a Hugging Face token (hf_…); direct calls need the provider’s API key.',
    source: HUB_TOKENS,
  },
  'payment-required': {
    title: '402: no credits left',
    meaning:
      'The token’s account has used up its credits or has no payment method. Some services report this as 429, with a code such as insufficient_quota.',
    action:
      'Add credits or upgrade the plan on the account’s billing page. To bill a Hugging Face organization instead, set the billTo option.',
    source: HUB_PRICING,
  },
  forbidden: {
    title: '403: not allowed',
    meaning:
      'The service understood the request but doesn’t allow it: the token lacks a permission, or the resource is restricted.',
    action:
      'Read the service’s message and give the token the permission it names. A fine-grained Hugging Face token needs “Make calls to Inference Providers”.',
    source: HUB_TOKENS,
  },
  gated: {
    title: '403: gated model',
    meaning: 'The model’s owner grants access on request, and this account doesn’t have access yet.',
    action:
      'Sign in to Hugging Face, open the model’s page, and request access. Once you have it, use a token that can read gated repositories.',
    source: HUB_GATED,
  },
  'not-found': {
    title: '404: model or URL not found',
    meaning: 'The service has no such URL, or no model with this name.',
    action:
      'Compare the model name with the provider’s own list: names there often differ from those on Hugging Face. For your own endpoint, check that the base URL ends as the client expects, usually in /v1.',
    source: GROQ_CODES,
  },
  'not-served': {
    title: 'None of your providers serves the model',
    meaning: 'None of the providers enabled in your account serves this model for this task.',
    action:
      'Choose a provider on the model’s page and enable it in your Hugging Face settings, or use a model that one of your enabled providers serves.',
    source: HUB_PROVIDERS,
  },
  'not-chat': {
    title: 'This isn’t a chat model',
    meaning: 'The request is a chat, but the service doesn’t serve this model for chat.',
    action: 'Use an instruct or chat version of the model, or the example for the model’s own task.',
    source: HUB_PROVIDERS,
  },
  timeout: {
    title: 'Request timed out',
    meaning:
      'The service or the client stopped waiting. The response may be long, the service busy, or the network slow.',
    action: 'Try again, stream the response, ask for fewer tokens, or raise the client’s timeout.',
    passes: true,
    source: FIREWORKS_CODES,
  },
  'too-large': {
    title: '413: the request is too large',
    meaning: 'The request is larger than the service accepts, usually because of an image or audio file in it.',
    action: 'Send a smaller file, a URL instead of the file, or fewer messages.',
    source: GROQ_CODES,
  },
  'too-long': {
    title: 'The input is too long for the model',
    meaning: 'The input, alone or together with the maximum number of response tokens, exceeds the model’s limit.',
    action: 'Shorten the messages, lower the maximum number of tokens, or use a model with a longer context.',
    source: OPENAI_CODES,
  },
  'invalid-request': {
    title: '400 or 422: invalid request',
    meaning: 'The service read the request but rejected a field. The error message usually names the field.',
    action: 'Remove or correct the field that the message names. Not every provider supports every parameter.',
    source: GROQ_CODES,
  },
  'rate-limited': {
    title: '429: too many requests',
    meaning: 'The account has sent more requests or used more tokens than the service allows in this period.',
    action:
      'Wait as long as the Retry-After header says, and send requests more slowly. Paid plans have higher limits. If the message mentions credits or a quota, waiting won’t help: check your billing.',
    passes: true,
    source: OPENAI_CODES,
  },
  'server-error': {
    title: '500: the service failed',
    meaning: 'Something went wrong inside the service. Your request may be fine.',
    action: 'Try again later. If it keeps failing, use another provider, and report the request id to the service.',
    passes: true,
    source: OPENAI_CODES,
  },
  unavailable: {
    title: '502 or 503: the service is not available',
    meaning: 'The service is overloaded or restarting, or its gateway can’t reach it.',
    action: 'Wait a moment and try again, or use another provider.',
    passes: true,
    source: GROQ_CODES,
  },
  loading: {
    title: '503: the model is loading',
    meaning: 'The model hasn’t been used for a while, and the service is loading it now.',
    action: 'Wait as long as the response’s estimated_time says, then try again.',
    passes: true,
    source: HUB_PROVIDERS,
  },
  'gateway-timeout': {
    title: '504: the service didn’t respond in time',
    meaning: 'The service’s gateway waited for a response and got none.',
    action: 'Try again, stream the response, or ask for fewer tokens.',
    passes: true,
    source: FIREWORKS_CODES,
  },
  'stream-error': {
    title: 'The service failed in the middle of the response',
    meaning: 'The service reported an error after the stream had started.',
    action: 'Try again. If it keeps failing, use another provider.',
    source: SSE,
  },
  'no-host': {
    title: 'Host not found',
    meaning: 'The host name doesn’t resolve to an address. You may be offline, or the name may be mistyped.',
    action: 'Check that your machine is online and the URL is right, and whether you need a proxy.',
    source: CURL_EXIT_CODES,
  },
  'connection-refused': {
    title: 'Connection refused',
    meaning: 'No program is listening at this host and port.',
    action: 'Start the server, and compare the host and port with the ones it prints.',
    source: CURL_EXIT_CODES,
  },
  'connection-lost': {
    title: 'Connection lost',
    meaning:
      'The service, or something between you and it, closed the connection before the response was complete. Any output you see is partial.',
    action: 'Try again. If it keeps happening, check for a proxy, firewall, or VPN that cuts off long responses.',
    passes: true,
    source: CURL_EXIT_CODES,
  },
  certificate: {
    title: 'Certificate not trusted',
    meaning:
      'The client couldn’t verify the server’s certificate. Usually, this machine doesn’t trust the authority that issued it, because of a company proxy that inspects traffic or outdated system certificates. The certificate can also have expired or belong to another host.',
    action:
      'Give the client that authority’s certificate, for example with SSL_CERT_FILE, REQUESTS_CA_BUNDLE, or NODE_EXTRA_CA_CERTS, or update the system’s certificates. If the message mentions a date or a host name, check this machine’s clock and the URL. Don’t turn off verification.',
    source: CURL_CERTIFICATES,
  },
  'no-connection': {
    title: 'Couldn’t reach the service',
    meaning:
      'The client got no response, and the message doesn’t say why. You may be offline, the URL may be wrong, or a proxy or an untrusted certificate may be in the way. In a browser, the service may not allow calls from other sites.',
    action:
      'Find the line with the reason and paste it as well. In Node.js, it follows “cause”; in Python, it’s above the last error. Or call the URL with curl -v.',
    source: MDN_FETCH,
    oneOf: ['no-host', 'connection-refused', 'connection-lost', 'certificate'],
  },
  'missing-module': {
    title: 'The client is not installed',
    meaning: 'The program ran in an environment where its packages aren’t installed.',
    action: 'Run the install command above the example, then start the program in the same environment or folder.',
    source: PYTHON_MODULES,
  },
  'managed-python': {
    title: 'The system’s Python doesn’t allow installing packages',
    meaning:
      'The operating system manages this Python’s packages, so pip refuses to install any. Nothing was installed.',
    action:
      'Create a virtual environment in the program’s folder with python3 -m venv .venv, activate it with source .venv/bin/activate, and run the install command again.',
    source: PEP_668,
  },
  'old-client': {
    title: 'The installed client doesn’t match the example',
    meaning:
      'The program uses a name that the installed release doesn’t have. The example may be for another release, or the name is mistyped.',
    action: 'Run the install command above the example again: it installs a release that the example was written for.',
    source: PYTHON_MODULES,
  },
} as const satisfies Readonly<Record<string, Omit<Cause, 'id' | 'oneOf'> & { readonly oneOf?: readonly string[] }>>

/** The id of a cause. */
export type CauseId = keyof typeof TABLE

/** All causes, in display order. */
export const CAUSES: readonly Cause[] = (Object.keys(TABLE) as CauseId[]).map((id) => ({ id, ...TABLE[id] }))

/** Returns the cause with this id. */
export const causeOf = (id: CauseId): Cause => ({ id, ...TABLE[id] })
