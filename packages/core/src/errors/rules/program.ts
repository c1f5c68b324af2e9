import { exactly, joined, phrases, type Rule } from './rule.ts'

/** Packages that aren't namespaces: if a part is missing, the package itself is installed. */
const WHOLE_PACKAGES = [
  ...['openai.', 'anthropic.', 'huggingface_hub.', 'groq.', 'mistralai.', 'together.', 'cohere.', 'litellm.'],
  ...['langchain.', 'haystack.', 'semantic_kernel.', 'autogen.', 'smolagents.', 'dspy.', 'instructor.', 'agno.'],
  ...['httpx.', 'pydantic.', 'transformers.'],
]

/** Client objects, as named in messages about a missing attribute. */
const OBJECTS = phrases(`
  openai | OpenAI | AsyncOpenAI | anthropic | Anthropic | InferenceClient | client | completions | chat | messages
  responses | groq | mistral
`)

/** Parts of clients that a release added or removed. */
const PARTS_OF_CLIENTS = ['chat', 'completions', 'responses', 'messages', 'chat_completion', 'models', 'beta']

/** How names of functions start that clients have, or had. */
const CALLED = phrases(`
  openai | OpenAI | anthropic | groq | mistral | inference | completions | client chat | client responses
  client messages | InferenceClient
`)

const INSTALLERS = ['pip', 'pip3', 'npm', 'pnpm', 'uv pip', 'poetry', 'conda', 'gem', 'composer']

/** What contains a service's key. */
const KEYS = phrases(`
  api key | apikey | API token | access token | auth token | HF token | secret key | access key
  environment variable | env variable | env var
`)

/** Messages of programs about a missing key. */
const ABSENT = phrases(`
  not set | not been set | unset | missing | not found | not provided | not configured | not defined | not specified
  not present | not in environment | not available | not supplied | undefined | empty | not empty | null | not null
  blank | not blank | required | must set | must provided | must specified | must defined | must configured
`)

/** Messages of services about a key. */
const OF_SERVICES = phrases(`
  valid api key | invalid api key | incorrect api key | api key invalid | authorization header
  authentication header | unauthorized | missing keyword
`)

/** Tokens that are parts of a text. */
const OF_WORDS = ['pad token', 'eos token', 'bos token', 'unk token', 'mask token', 'stop token', 'special token']

/** Commands from client packages. If any other command is missing, installing a client doesn't help. */
const COMMANDS = [
  ...['hf', 'huggingface-cli', 'model-snippets', 'openai', 'anthropic', 'litellm', 'langchain', 'llm', 'haystack'],
  ...['codex', 'claude', 'opencode', 'qwen', 'kimi', 'vllm', 'sglang', 'llama-server', 'mlx_lm', 'transformers'],
]

/** Parts of Python that Debian packages separately. No example's install command installs them. */
const PARTS_OF_PYTHON = ['pip', 'venv', 'ensurepip', 'tkinter', 'distutils']

/**
 * The program didn't start, or stopped before its request: messages of tools and clients about packages, names, and
 * variables.
 */
export const PROGRAM: readonly Rule[] = [
  {
    cause: 'managed-python',
    any: ['externally managed environment', 'environment * externally managed', 'interpreter … externally managed'],
  },
  { cause: 'old-client', any: ['likely due to old version of'] },
  // The crate is installed, but without this feature.
  {
    cause: 'old-client',
    any: ['unresolved import', 'failed to resolve'],
    also: exactly('could not find `'),
  },
  { cause: 'old-client', any: exactly(...WHOLE_PACKAGES.map((name) => `no module named '${name}`)) },
  // Must come before the rule for imports that fail entirely.
  { cause: 'old-client', any: ['cannot import name', 'attempted import error'] },
  {
    cause: 'missing-module',
    // A path is a file of the program, not a package.
    unless: [
      'not a package',
      ...exactly(
        ...PARTS_OF_PYTHON.flatMap((name) => [`no module named ${name}`, `no module named '${name}'`]),
        ...["'.", "'/", "'c:", "'d:", "'file:"].map((path) => `cannot find module ${path}`),
        ...['could not resolve "', 'failed to resolve import "'].flatMap((words) => [`${words}.`, `${words}/`]),
      ),
    ],
    any: [
      ...phrases(`
        no module named | module not found | ModuleNotFoundError | cannot find package | could not find package
        no required module provides package | unresolved module or unlinked crate | cannot find module
        unresolved import | cannot load such file | call to undefined function | NoClassDefFoundError
      `),
      ...joined(['command not found'], COMMANDS),
      ...joined(COMMANDS, ['command not found', 'not recognized as internal', 'not recognized as name']),
      ...phrases(`
        package * not found | can't find crate | not a dependency | no package called | undeclared crate
        no matching package | could not find gem | missing go.sum entry | not in std | no such module
        failed to resolve module specifier | failed to resolve import | unable to resolve import
        unable to resolve module | unable to resolve package | import * cannot be resolved
        could not load file or assembly | missing using directive | no psr 18 client found | install package providing
        package * not installed | module * not installed | library * not installed | sdk * not installed
        dependency * not installed | not installed * run | package * required but
      `),
      ...exactly(
        "can't resolve '",
        'could not resolve "',
        'unable to resolve "',
        '.pm in @inc',
        'library but it was not found in your environment',
        ...['openai', 'anthropic', 'gemini', 'groq'].map((name) => `uninitialized constant ${name} (`),
      ),
    ],
  },
  // The missing name may be a file of the program.
  { cause: 'missing-module', any: ['error package … does not exist'] },
  { cause: 'missing-module', any: exactly("cannot find module '"), also: exactly('node_modules') },
  {
    cause: 'missing-module',
    any: ['could not import', 'unable to import', 'failed to import'],
    also: ['python package', 'ImportError', ...INSTALLERS.map((tool) => `${tool} install`)],
  },
  {
    cause: 'missing-module',
    any: INSTALLERS.map((tool) => `${tool} install`),
    also: [
      'not installed',
      ...exactly('please install', 'please run'),
      'need to install',
      'must install',
      ...exactly('install it', 'install them'),
      'required * package',
      'optional dependency',
      'missing dependency',
      'missing optional',
      'missing … package',
    ],
    unless: INSTALLERS.flatMap((tool) => [`${tool} install upgrade`, `${tool} install u`]),
  },
  { cause: 'missing-module', any: exactly('class "', "class '"), also: exactly('" not found', "' not found") },
  {
    cause: 'old-client',
    any: [
      ...phrases(`
        does not provide export named | named export … not found | tried to access openai
        got an unexpected keyword argument | unexpected keyword argument | no longer supported in openai
        APIRemovedInV1 | has no exported member | NoSuchMethodError | call to undefined method
        unknown named parameter | attempt made to call method that does not exist | does not contain definition for
        cannot find symbol | unresolved reference | no method named | no field named | has no field named
        no function or associated item named | no variant or associated item named | no field or method
        unknown field … struct literal | PydanticImportError | unsupported model version | module * has no attribute
        module … has no attribute | AttributeError type object … has no attribute
      `),
      ...OBJECTS.map((name) => `${name} object has no attribute`),
      ...exactly(...PARTS_OF_CLIENTS.map((name) => ` object has no attribute '${name}'`)),
      ...joined(['does not exist on type'], ['openai', 'OpenAI', 'anthropic', 'Anthropic']),
      ...exactly('typeerror: fetch is not', 'typeerror: axios is not'),
      ...exactly("(reading 'completions')", "(reading 'create')", "(reading 'responses')"),
      ...joined(CALLED, ['* is not a function']),
      ...['create', 'generateContent', 'chatCompletion', 'textGeneration', 'OpenAI', 'Configuration', 'OpenAIApi'].map(
        (name) => `${name} is not a function`,
      ),
      ...['OpenAI', 'OpenAIApi', 'Configuration', 'Anthropic', 'InferenceClient', 'HfInference', 'Groq', 'Mistral'].map(
        (name) => `${name} is not a constructor`,
      ),
      ...['OpenAI', 'openai', 'Anthropic'].map((name) => `undefined method * ${name}`),
      ...exactly('undefined: openai.', 'undefined: anthropic.'),
    ],
  },
  { cause: 'old-client', any: ['unknown keyword'], also: ['ArgumentError'] },
  { cause: 'old-client', any: ['client is deprecated'], also: ['NotImplementedError', 'migrate to new client'] },
  { cause: 'old-client', any: ['is not a constructor'], also: ['openai', 'OpenAI', 'anthropic', 'groq', 'mistral'] },
  { cause: 'old-client', any: exactly("error: provider '"), also: exactly("' not supported") },
  {
    cause: 'missing-variable',
    any: [
      ...phrases(`
        api_key client option must be set | could not resolve authentication method | add environment variable
        environment variable or pass | need an api key to use | could not resolve placeholder … api key
        undefined array key * api key
      `),
      ...exactly('notpresent', '_key is not set', "cannot be null. (parameter 'apikey')", '未提供api_key'),
      ...phrases(`
        not null … api key | not find * api key | no key set | you must provide api key | you must supply api key
        missing key inputs argument | no token found | missing credentials | unable to locate credentials
        could not load credentials | default credentials not found | could not load default credentials
        undefined environment variable | requires * environment variable | none following * environment variable
      `),
      // An empty key.
      ...exactly("illegal header value b'bearer '"),
      'parameter null or not set',
      'LoadAPIKeyError',
    ],
  },
  // Kotlin's message about a null from Java.
  { cause: 'missing-variable', any: ['specified non null null'], also: exactly(', parameter apikey') },
  { cause: 'missing-variable', any: ['must provide one of'], also: [...KEYS, 'credentials'] },
  { cause: 'missing-variable', any: exactly('keyerror'), also: exactly('os.environ[') },
  { cause: 'missing-variable', any: ['no such variable'], also: exactly('env(') },
  { cause: 'missing-variable', any: ['unbound variable'], also: exactly('_token:', '_key:') },
  {
    cause: 'missing-variable',
    any: exactly('keyerror: ', 'key not found: '),
    also: exactly("_token'", "_key'", '_token"', '_key"'),
  },
  {
    cause: 'missing-variable',
    unanswered: true,
    any: [
      ...joined(['missing', 'missing *', 'no'], KEYS),
      ...joined(KEYS, ABSENT),
      ...joined(
        KEYS,
        ABSENT.map((words) => `* ${words}`),
      ),
      ...['not set', 'missing', 'not defined', 'unset'].map((words) => `token ${words}`),
    ],
    unless: [...OF_SERVICES, ...OF_WORDS],
  },
  {
    cause: 'missing-variable',
    unanswered: true,
    any: joined(
      ['set', 'must … setting', 'export', 'specify', 'define', 'add', 'provide'],
      ['* api key', '* api token', '* access token'],
    ),
    // A log may also say that a key was set.
    also: [
      'no * configured',
      ...exactly('please', 'must', 'need', 'have to', 'requires', 'to use', "didn't", 'did not', 'no key found'),
    ],
    unless: OF_SERVICES,
  },
]
