/** A page that says the same, for readers who want more. */
export interface CauseSource {
  readonly label: string
  readonly url: string
}

/** Why a call of a model failed, and what helps. */
export interface Cause {
  readonly id: CauseId
  /** What happened, in a few words. */
  readonly title: string
  /** What it means. */
  readonly meaning: string
  /** What to do next. */
  readonly action: string
  readonly source: CauseSource
  /** Set where the same call may work a moment later. */
  readonly passes?: true
  /** Where the message leaves open which of several causes it is: those. */
  readonly oneOf?: readonly CauseId[]
}

const HUB_TOKENS = { label: 'Hugging Face: access tokens', url: 'https://huggingface.co/docs/hub/security-tokens' }
const HUB_PRICING = {
  label: 'Hugging Face: pricing and billing of Inference Providers',
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
  label: 'MDN: what fetch throws',
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
  label: 'PEP 668: Python environments that a system manages',
  url: 'https://peps.python.org/pep-0668/',
}

/** Every cause by its id, in the order in which readers see them. */
const TABLE = {
  'missing-variable': {
    title: 'The variable of the token is not set',
    meaning: 'The program reads its token from a variable of the environment, and there is none. Nothing was sent.',
    action:
      'Set the variable that the message names in the shell that runs the program, for example with export HF_TOKEN=…, and run it again in that shell.',
    source: HUB_TOKENS,
  },
  unauthorized: {
    title: '401: the token is not accepted',
    meaning: 'The service does not know the token: it is mistyped, expired, revoked, or made for another service.',
    action:
      'Make a new token where the service keeps them, and put it into the variable without quotes or blanks in it. A call through the hub takes a token of the hub (hf_…), a direct one the key of the provider.',
    source: HUB_TOKENS,
  },
  'payment-required': {
    title: '402: no credits are left',
    meaning:
      'The account behind the token has used up its credits, or has no way to pay. Some services say so as 429 with a word such as insufficient_quota.',
    action:
      'Look at the billing page of the account and add credits or a plan. An organisation that pays is named with the option for who is billed.',
    source: HUB_PRICING,
  },
  forbidden: {
    title: '403: this is not allowed',
    meaning:
      'The service has understood the call and does not allow it: the token lacks a permission, or what is asked for is closed.',
    action:
      'Read the words of the service, and give the token the permission. A fine-grained token of the hub needs “Make calls to Inference Providers”.',
    source: HUB_TOKENS,
  },
  gated: {
    title: '403: the model is gated',
    meaning: 'Its owner lets only those use the model who have asked for it, and this account has not, or not yet.',
    action:
      'Open the page of the model on the hub while logged in, ask for access, and wait until it is granted. The token must be allowed to read gated repositories.',
    source: HUB_GATED,
  },
  'not-found': {
    title: '404: no such model, or no such address',
    meaning: 'The service has nothing under the name of the model, or under the address of the request.',
    action:
      'Compare the name of the model with the one that the provider lists: it is often another one than on the hub. With an endpoint of your own, see whether its address ends as the client expects, in /v1.',
    source: GROQ_CODES,
  },
  'not-served': {
    title: 'No provider serves the model',
    meaning: 'None of the providers that your account has enabled serves this model, or not for this task.',
    action:
      'Choose a provider from the list on the page of the model, enable it in the settings of the hub, or take a model that is served.',
    source: HUB_PROVIDERS,
  },
  'not-chat': {
    title: 'The model is no chat model',
    meaning: 'The request is a chat, and the service does not serve this model for chats.',
    action: 'Take an instruct or chat version of the model, or the example of the task that the model does.',
    source: HUB_PROVIDERS,
  },
  timeout: {
    title: 'The time was over',
    meaning: 'Service or client gave up waiting: a long answer, a busy service or a slow network.',
    action: 'Run it again, stream the answer, ask for fewer tokens, or give the client a longer time limit.',
    passes: true,
    source: FIREWORKS_CODES,
  },
  'too-large': {
    title: '413: the request is too large',
    meaning: 'What was sent has more bytes than the service takes, most often because of a picture or a sound in it.',
    action: 'Send a smaller file or its address, or fewer messages.',
    source: GROQ_CODES,
  },
  'too-long': {
    title: 'The input is too long for the model',
    meaning: 'Messages and answer together have more tokens than the model can hold.',
    action: 'Shorten the messages, lower the limit of tokens for the answer, or take a model with a longer context.',
    source: OPENAI_CODES,
  },
  'invalid-request': {
    title: '400 or 422: the request is not valid',
    meaning: 'The service has read the request and refuses a field of it: its words name the field.',
    action:
      'Read the words of the service, and take the field out or correct it. Not every provider knows every parameter.',
    source: GROQ_CODES,
  },
  'rate-limited': {
    title: '429: too many requests',
    meaning: 'The account has asked more often, or for more tokens, than the service allows in this time.',
    action:
      'Wait as long as the header retry-after says, and ask more slowly. A paid plan has higher limits. Where the words speak of credits or a quota, waiting does not help: look at the billing.',
    passes: true,
    source: OPENAI_CODES,
  },
  'server-error': {
    title: '500: the service failed',
    meaning: 'Something went wrong inside the service. The request may be right.',
    action:
      'Run it again later. If it goes on, take another provider, and tell the service with the id of the request.',
    passes: true,
    source: OPENAI_CODES,
  },
  unavailable: {
    title: '502 or 503: the service is not available',
    meaning: 'The service is overloaded, is being restarted, or its gateway does not reach it.',
    action: 'Wait a moment and run it again, or take another provider.',
    passes: true,
    source: GROQ_CODES,
  },
  loading: {
    title: '503: the model is being loaded',
    meaning: 'Nobody has asked for the model for a while, and the service loads it now.',
    action: 'Wait as many seconds as the answer estimates, and run it again.',
    passes: true,
    source: HUB_PROVIDERS,
  },
  'gateway-timeout': {
    title: '504: the service did not answer in time',
    meaning: 'The gateway of the service waited for an answer and got none.',
    action: 'Run it again, stream the answer, or ask for fewer tokens.',
    passes: true,
    source: FIREWORKS_CODES,
  },
  'stream-error': {
    title: 'The service failed in the middle of the answer',
    meaning: 'The answer had begun when the service reported an error in its stream.',
    action: 'Run it again. If it goes on, take another provider.',
    source: SSE,
  },
  'no-host': {
    title: 'The name of the host is not found',
    meaning: 'No address is known for the name: there is no network, or the name is mistyped.',
    action: 'See whether the machine is online, whether the address is right, and whether a proxy has to be set.',
    source: CURL_EXIT_CODES,
  },
  'connection-refused': {
    title: 'Nobody listens at the address',
    meaning: 'No program answers at this address and port.',
    action: 'Start the server, and compare host and port with those that it prints.',
    source: CURL_EXIT_CODES,
  },
  'connection-lost': {
    title: 'The connection broke off',
    meaning:
      'The service, or something between it and you, closed the connection before the answer was whole. What was shown until then is a part of it.',
    action:
      'Run it again. If it happens often, look for a proxy, a firewall or a VPN in between, one that cuts long answers.',
    passes: true,
    source: CURL_EXIT_CODES,
  },
  certificate: {
    title: 'The certificate is not trusted',
    meaning:
      'The connection is encrypted with a certificate whose authority this machine does not know: most often a proxy of the company that reads along, or certificates of the system that are out of date.',
    action:
      'Give the client the certificate of that authority, for example by SSL_CERT_FILE, REQUESTS_CA_BUNDLE or NODE_EXTRA_CA_CERTS, or update those of the system. Do not turn the check off.',
    source: CURL_CERTIFICATES,
  },
  'no-connection': {
    title: 'The service was not reached',
    meaning:
      'The client got no answer, and the message does not say why: there may be no network, a wrong address, a proxy or a certificate that is not trusted. In a browser the service may not allow other pages to call it.',
    action:
      'Look for the line that says why, and paste it, too. In Node.js it stands behind “cause”, in Python above the last error. Or ask the address with curl -v.',
    source: MDN_FETCH,
    oneOf: ['no-host', 'connection-refused', 'connection-lost', 'certificate'],
  },
  'missing-module': {
    title: 'The client is not installed',
    meaning: 'The program was started where its packages are not installed.',
    action: 'Run the install command above the example in the same environment or folder, and start the program there.',
    source: PYTHON_MODULES,
  },
  'managed-python': {
    title: 'The Python of the system takes no packages',
    meaning:
      'The system itself brings this Python and manages its packages, so that pip refuses to install beside them. Nothing was installed.',
    action:
      'Make an environment in the folder of the program, python3 -m venv .venv, begin it with . .venv/bin/activate, and run the install command again in it.',
    source: PEP_668,
  },
  'old-client': {
    title: 'The installed client does not have what the program calls',
    meaning:
      'Most often it is another release than the one that the example is written for; else the name is mistyped.',
    action: 'Run the install command above the example again: it names the release that the example was run with.',
    source: PYTHON_MODULES,
  },
} as const satisfies Readonly<Record<string, Omit<Cause, 'id' | 'oneOf'> & { readonly oneOf?: readonly string[] }>>

/** The name of a cause. */
export type CauseId = keyof typeof TABLE

/** Every cause, in the order in which readers see them. */
export const CAUSES: readonly Cause[] = (Object.keys(TABLE) as CauseId[]).map((id) => ({ id, ...TABLE[id] }))

/** The cause with an id. */
export const causeOf = (id: CauseId): Cause => ({ id, ...TABLE[id] })
