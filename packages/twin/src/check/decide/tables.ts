/*
 * What a program's imports say about it. A module that no table has needs an install command in the document; nothing
 * is installed because its name was guessed.
 */

/** Python's modules for hosted models, and the packages that have them. The first name of a module decides. */
export const PYTHON_CLIENTS: Readonly<Record<string, string>> = {
  agents: 'openai-agents',
  agno: 'agno',
  aisuite: 'aisuite[openai]',
  anthropic: 'anthropic',
  autogen_agentchat: 'autogen-agentchat',
  autogen_ext: 'autogen-ext[openai]',
  camel: 'camel-ai',
  cerebras: 'cerebras-cloud-sdk',
  cohere: 'cohere',
  crewai: 'crewai',
  dspy: 'dspy',
  fal_client: 'fal-client',
  fireworks: 'fireworks-ai',
  groq: 'groq',
  haystack: 'haystack-ai',
  huggingface_hub: 'huggingface_hub',
  instructor: 'instructor',
  langchain: 'langchain',
  langchain_anthropic: 'langchain-anthropic',
  langchain_cerebras: 'langchain-cerebras',
  langchain_cohere: 'langchain-cohere',
  langchain_fireworks: 'langchain-fireworks',
  langchain_groq: 'langchain-groq',
  langchain_huggingface: 'langchain-huggingface',
  langchain_openai: 'langchain-openai',
  langchain_together: 'langchain-together',
  langgraph: 'langgraph',
  litellm: 'litellm',
  openai: 'openai',
  pydantic_ai: 'pydantic-ai-slim[openai]',
  replicate: 'replicate',
  sambanova: 'sambanova',
  smolagents: 'smolagents[openai]',
  strands: 'strands-agents[openai]',
  together: 'together',
}

/** Python's modules that call any service; which one, the addresses in the program say. */
export const PYTHON_HTTP: Readonly<Record<string, string>> = {
  aiohttp: 'aiohttp',
  httpx: 'httpx',
  requests: 'requests',
  urllib3: 'urllib3',
  urllib: '',
  http: '',
}

/** Python's other modules that examples use, and the packages that have them; '' if Python has them itself. */
export const PYTHON_HELPERS: Readonly<Record<string, string>> = {
  IPython: 'ipython',
  PIL: 'pillow',
  bs4: 'beautifulsoup4',
  cv2: 'opencv-python-headless',
  dotenv: 'python-dotenv',
  jinja2: 'jinja2',
  langchain_core: 'langchain-core',
  matplotlib: 'matplotlib',
  numpy: 'numpy',
  pandas: 'pandas',
  pydantic: 'pydantic',
  rich: 'rich',
  soundfile: 'soundfile',
  tenacity: 'tenacity',
  termcolor: 'termcolor',
  tiktoken: 'tiktoken',
  tqdm: 'tqdm',
  typing_extensions: 'typing-extensions',
  yaml: 'pyyaml',
}

/** Modules that run models on this machine, which needs their weights and usually a GPU. */
export const LOCAL_MODELS: ReadonlySet<string> = new Set([
  ...['accelerate', 'auto_gptq', 'bitsandbytes', 'ctransformers', 'diffusers', 'exllamav2', 'faster_whisper', 'flax'],
  ...['gguf', 'jax', 'keras', 'langchain_ollama', 'llama_cpp', 'mlx', 'mlx_lm', 'mlx_vlm', 'ollama', 'onnxruntime'],
  ...['optimum', 'peft', 'sentence_transformers', 'sglang', 'spacy', 'tensorflow', 'tf_keras', 'timm', 'torch'],
  ...['torchaudio', 'torchvision', 'transformers', 'trl', 'unsloth', 'vllm', 'whisper', 'xformers'],
  ...['@huggingface/transformers', '@xenova/transformers', 'node-llama-cpp', '@mlc-ai/web-llm', 'onnxruntime-node'],
])

/** Modules that call other services, which need an account there. */
export const OTHER_SERVICES: Readonly<Record<string, string>> = {
  azure: 'Azure',
  boto3: 'AWS',
  botocore: 'AWS',
  braintrust: 'Braintrust',
  composio: 'Composio',
  datasets: 'datasets on Hugging Face',
  deepgram: 'Deepgram',
  e2b: 'E2B',
  e2b_code_interpreter: 'E2B',
  elevenlabs: 'ElevenLabs',
  exa_py: 'Exa',
  firecrawl: 'Firecrawl',
  google: 'Google',
  ibm_watsonx_ai: 'watsonx',
  langfuse: 'Langfuse',
  langsmith: 'LangSmith',
  ldclient: 'LaunchDarkly',
  mistralai: 'Mistral',
  modal: 'Modal',
  nomic: 'Nomic',
  opik: 'Opik',
  pinecone: 'Pinecone',
  psycopg: 'a PostgreSQL server',
  psycopg2: 'a PostgreSQL server',
  pymilvus: 'a Milvus server',
  pymongo: 'a MongoDB server',
  qdrant_client: 'a Qdrant server',
  redis: 'a Redis server',
  serpapi: 'SerpApi',
  slack_sdk: 'Slack',
  snowflake: 'Snowflake',
  sqlalchemy: 'a database server',
  supabase: 'Supabase',
  tavily: 'Tavily',
  vertexai: 'Google',
  voyageai: 'Voyage',
  wandb: 'Weights & Biases',
  weaviate: 'a Weaviate server',
  xai_sdk: 'xAI',
  '@aws-sdk/client-bedrock-runtime': 'AWS',
  '@google/genai': 'Google',
  '@google/generative-ai': 'Google',
  '@google-cloud/vertexai': 'Google',
  '@mistralai/mistralai': 'Mistral',
  '@pinecone-database/pinecone': 'Pinecone',
  '@supabase/supabase-js': 'Supabase',
  '@tavily/core': 'Tavily',
}

/** Modules of programs that wait for visitors, or run only in another program. */
export const SERVERS: ReadonlySet<string> = new Set([
  ...['aiogram', 'chainlit', 'discord', 'django', 'fastapi', 'flask', 'gradio', 'mcp', 'nicegui', 'slack_bolt'],
  ...['streamlit', 'telegram', 'uvicorn'],
  ...[
    'express',
    'fastify',
    'hono',
    'koa',
    'next',
    'next/server',
    'react',
    'react-dom',
    'svelte',
    'vue',
    '@ai-sdk/react',
  ],
])

/** JavaScript's packages for hosted models. */
export const NPM_CLIENTS: ReadonlySet<string> = new Set([
  ...['@ai-sdk/openai', '@ai-sdk/openai-compatible', '@ai-sdk/huggingface', '@ai-sdk/groq', '@ai-sdk/togetherai'],
  ...['@ai-sdk/fireworks', '@ai-sdk/cerebras', '@ai-sdk/deepinfra', '@ai-sdk/replicate', '@ai-sdk/fal'],
  ...['@ai-sdk/anthropic', '@ai-sdk/cohere', '@anthropic-ai/sdk', '@cerebras/cerebras_cloud_sdk', '@fal-ai/client'],
  ...['@fal-ai/serverless-client', '@ai-sdk/xai', '@ai-sdk/mistral', '@langchain/cohere', '@langchain/cerebras'],
  ...['@huggingface/inference', '@huggingface/agents', '@huggingface/tiny-agents', '@huggingface/mcp-client'],
  ...['@langchain/openai', '@langchain/groq', '@langchain/anthropic', '@openai/agents', 'ai', 'cohere-ai', 'groq-sdk'],
  ...['openai', 'replicate', 'together-ai', 'langchain', '@mastra/core', '@openrouter/ai-sdk-provider'],
])

/** JavaScript's packages that call any service. */
export const NPM_HTTP: ReadonlySet<string> = new Set(['axios', 'got', 'ky', 'node-fetch', 'undici', 'cross-fetch'])

/** Other packages that examples use. */
export const NPM_HELPERS: ReadonlySet<string> = new Set([
  ...['dotenv', 'zod', 'chalk', 'sharp', '@langchain/core', 'zod-to-json-schema', 'eventsource-parser'],
])

/** Methods that ask a hosted model for something. Set-up alone is no call. */
export const MODEL_CALLS: ReadonlySet<string> = new Set(
  `create create_and_poll parse stream complete completion acompletion completions chat chatCompletion
chatCompletionStream chat_completion text_generation textGeneration textGenerationStream text_to_image textToImage
image_to_image imageToImage text_to_speech textToSpeech text_to_video textToVideo image_to_video imageToVideo
automatic_speech_recognition automaticSpeechRecognition feature_extraction featureExtraction sentence_similarity
sentenceSimilarity summarization translation text_classification textClassification token_classification
tokenClassification zero_shot_classification zeroShotClassification zero_shot_image_classification
zeroShotImageClassification fill_mask fillMask question_answering questionAnswering table_question_answering
tableQuestionAnswering document_question_answering documentQuestionAnswering visual_question_answering
visualQuestionAnswering image_classification imageClassification image_segmentation imageSegmentation object_detection
objectDetection image_to_text imageToText audio_classification audioClassification audio_to_audio audioToAudio
tabular_classification tabular_regression request post run run_async run_sync run_stream submit subscribe generate edit
generateText streamText generateObject streamObject embed embedMany generateImage experimental_generateImage
experimental_transcribe experimental_generateSpeech transcribe invoke ainvoke astream batch abatch embed_query
embed_documents embedQuery embedDocuments embedding aembedding image_generation transcription speech responses
aresponses rerank predict forward kickoff call print_response arun achat stream_chat astream_chat acomplete
get_text_embedding run_streamed inference_text get_model kick_off fetch get put urlopen Runner query moderate`.split(
    /\s+/,
  ),
)

/** Parts of addresses that are gone, with what took their place. */
export const RETIRED: readonly { readonly host: string; readonly says: string }[] = [
  {
    host: 'api-inference.huggingface.co',
    says: 'api-inference.huggingface.co was turned off; call https://router.huggingface.co instead',
  },
  { host: 'api.endpoints.anyscale.com', says: 'Anyscale Endpoints was turned off' },
]
