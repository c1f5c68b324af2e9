import type { Client } from '../clients/client.ts';
/** The clients of the language, in the order in which readers see them. */
export declare const PYTHON_CLIENTS: readonly Client[];
/** Their ids. */
export type PythonClientId = 'openai' | 'huggingface_hub' | 'fal_client' | 'requests' | 'anthropic' | 'httpx' | 'langchain' | 'pydantic_ai' | 'litellm' | 'openai-agents' | 'llamaindex' | 'haystack' | 'agno' | 'agent-framework' | 'smolagents' | 'dspy';
