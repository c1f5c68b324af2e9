// Written by `npm run generate` from the known defects of clients. Do not edit.

import type { Defect } from './defect.ts'

export const DEFECTS: readonly Defect[] = [
  {
    "client": "python/huggingface_hub",
    "program": {
      "name": "huggingface-hub-hf-inference-schema-as-value.py",
      "text": "# Should get a response that follows the schema. The client sends it as `value`, but Hugging Face documents `json_schema`.\nimport os\n\nfrom huggingface_hub import InferenceClient\n\nmodel = os.environ.get(\"MODEL\", \"acme/lantern\")\nclient = InferenceClient(provider=\"hf-inference\", api_key=os.environ[\"HF_TOKEN\"])\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\njson_schema = {\"name\": \"greeting\", \"schema\": {\"type\": \"object\"}}\nresponse_format = {\"type\": \"json_schema\", \"json_schema\": json_schema}\nprint(client.chat_completion(messages, model=model, response_format=response_format))\n"
    },
    "witnesses": [
      {
        "features": [
          "schema"
        ],
        "providers": [
          "hf-inference"
        ],
        "way": "direct",
        "source": {
          "address": "https://huggingface.co/docs/inference-providers/guides/structured-output",
          "says": "If `response_format` has the type `json_schema`, its field `json_schema` contains the name and the schema."
        }
      }
    ]
  },
  {
    "client": "js/huggingface.js",
    "program": {
      "name": "huggingface-js-together-flat-schema.mjs",
      "text": "// Should get a response that follows the schema. The client takes the schema out of `json_schema`, where the provider looks for it.\nimport { InferenceClient } from '@huggingface/inference'\n\nconst model = process.env.MODEL ?? 'acme/lantern'\nconst client = new InferenceClient(process.env.HF_TOKEN)\nconst messages = [{ role: 'user', content: 'Hello' }]\nconst json_schema = { name: 'greeting', schema: { type: 'object' } }\nconst response_format = { type: 'json_schema', json_schema }\nconsole.log(await client.chatCompletion({ provider: 'together', model, messages, response_format }))\n"
    },
    "witnesses": [
      {
        "features": [
          "schema"
        ],
        "providers": [
          "together"
        ],
        "way": "direct",
        "source": {
          "address": "https://www.npmjs.com/package/together-ai",
          "says": "If `response_format` has the type `json_schema`, its field `json_schema` contains the name and the schema."
        }
      }
    ]
  },
  {
    "client": "python/huggingface_hub",
    "program": {
      "name": "huggingface-hub-together-flat-schema.py",
      "text": "# Should get a response that follows the schema. The client takes the schema out of `json_schema`, where the provider looks for it.\nimport os\n\nfrom huggingface_hub import InferenceClient\n\nmodel = os.environ.get(\"MODEL\", \"acme/lantern\")\nclient = InferenceClient(provider=\"together\", api_key=os.environ[\"HF_TOKEN\"])\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\njson_schema = {\"name\": \"greeting\", \"schema\": {\"type\": \"object\"}}\nresponse_format = {\"type\": \"json_schema\", \"json_schema\": json_schema}\nprint(client.chat_completion(messages, model=model, response_format=response_format))\n"
    },
    "witnesses": [
      {
        "features": [
          "schema"
        ],
        "providers": [
          "together"
        ],
        "way": "direct",
        "source": {
          "address": "https://www.npmjs.com/package/together-ai",
          "says": "If `response_format` has the type `json_schema`, its field `json_schema` contains the name and the schema."
        }
      }
    ]
  },
  {
    "client": "python/haystack",
    "program": {
      "name": "haystack-sends-n.py",
      "text": "# Should send only what it's given. The client adds `n` as 1, which not every provider documents.\nimport os\n\nfrom haystack.components.generators.chat import OpenAIChatGenerator\nfrom haystack.dataclasses import ChatMessage\nfrom haystack.utils import Secret\n\ngenerator = OpenAIChatGenerator(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base_url=\"https://router.huggingface.co/v1\",\n    api_key=Secret.from_env_var(\"HF_TOKEN\"),\n)\nprint(generator.run([ChatMessage.from_user(\"Hello\")])[\"replies\"][0].text)\n"
    },
    "witnesses": [
      {
        "features": [
          "plain",
          "stream",
          "tools",
          "streamed-tools"
        ],
        "providers": [
          "cohere"
        ],
        "source": {
          "address": "https://docs.cohere.com/docs/compatibility-api",
          "says": "The fields listed for a chat request don’t include `n`."
        }
      },
      {
        "features": [
          "plain",
          "stream",
          "tools",
          "streamed-tools"
        ],
        "providers": [
          "featherless-ai"
        ],
        "source": {
          "address": "https://featherless.ai/docs/completions",
          "says": "The fields listed for a chat request don’t include `n`."
        }
      },
      {
        "features": [
          "plain",
          "stream",
          "tools",
          "streamed-tools"
        ],
        "providers": [
          "ovhcloud"
        ],
        "source": {
          "address": "https://demo-poc-doc.ovh.eliqs.dev/api/completion",
          "says": "The fields listed for a chat request don’t include `n`."
        }
      },
      {
        "features": [
          "plain",
          "stream",
          "tools",
          "streamed-tools"
        ],
        "providers": [
          "scaleway"
        ],
        "source": {
          "address": "https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api/",
          "says": "The fields listed for a chat request don’t include `n`."
        }
      },
      {
        "features": [
          "plain",
          "stream",
          "tools",
          "streamed-tools"
        ],
        "providers": [
          "zai-org"
        ],
        "source": {
          "address": "https://pypi.org/project/zai-sdk/0.2.3/",
          "says": "The fields listed for a chat request don’t include `n`."
        }
      }
    ]
  },
  {
    "client": "python/llamaindex",
    "program": {
      "name": "llamaindex-loses-calls.py",
      "text": "# Should print the calls of both tools. If a chunk has parts of two calls, the client reads only one.\nimport os\n\nfrom llama_index.core.tools import FunctionTool\nfrom llama_index.llms.openai_like import OpenAILike\n\n\ndef tool(name):\n    return FunctionTool.from_defaults(lambda city: city, name=name, description=\"Look it up.\")\n\n\nllm = OpenAILike(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    is_chat_model=True,\n    is_function_calling_model=True,\n)\ntools = [tool(\"weather\"), tool(\"population\")]\n*_, last = llm.stream_chat_with_tools(tools, user_msg=\"Hello\", allow_parallel_tool_calls=True)\nfor call in llm.get_tool_calls_from_response(last):\n    print(call.tool_name, call.tool_kwargs)\n"
    },
    "witnesses": [
      {
        "features": [
          "streamed-tools"
        ],
        "except": [
          "openai"
        ],
        "source": {
          "address": "https://www.npmjs.com/package/openai",
          "says": "Each chunk of a stream can contain a `tool_calls` list. The `index` of each part says which call it belongs to."
        }
      }
    ]
  },
  {
    "client": "js/langchain",
    "program": {
      "name": "langchain-js-loses-refusal.mjs",
      "text": "// Should say why the model refused. The client's error says only that an empty text isn't JSON.\nimport { ChatOpenAI } from '@langchain/openai'\n\nconst model = new ChatOpenAI({\n  model: process.env.MODEL ?? 'acme/lantern',\n  apiKey: process.env.HF_TOKEN,\n  configuration: { baseURL: 'https://router.huggingface.co/v1' },\n})\nconst schema = { title: 'greeting', type: 'object', properties: { text: { type: 'string' } }, required: ['text'] }\nconsole.log(await model.withStructuredOutput(schema, { method: 'jsonSchema' }).invoke('Hello'))\n"
    },
    "witnesses": [
      {
        "features": [
          "schema"
        ],
        "source": {
          "address": "https://www.npmjs.com/package/openai",
          "says": "Next to `content`, a message from the model has a field `refusal`, which contains the model’s refusal."
        }
      }
    ]
  },
  {
    "client": "java/langchain4j",
    "program": {
      "name": "langchain4j-leaves-calls.java",
      "text": "// Should print the calls of both tools. Parts of the calls alternate, and the client fails because a part has no name.\nimport dev.langchain4j.agent.tool.ToolSpecification;\nimport dev.langchain4j.data.message.UserMessage;\nimport dev.langchain4j.model.chat.request.ChatRequest;\nimport dev.langchain4j.model.chat.response.ChatResponse;\nimport dev.langchain4j.model.chat.response.StreamingChatResponseHandler;\nimport dev.langchain4j.model.openai.OpenAiStreamingChatModel;\nimport java.util.concurrent.CompletableFuture;\n\nclass Example {\n    public static void main(String[] args) {\n        var model = OpenAiStreamingChatModel.builder()\n                .baseUrl(\"https://router.huggingface.co/v1\")\n                .apiKey(System.getenv(\"HF_TOKEN\"))\n                .modelName(System.getenv().getOrDefault(\"MODEL\", \"acme/lantern\"))\n                .build();\n        var request = ChatRequest.builder()\n                .messages(UserMessage.from(\"Hello\"))\n                .toolSpecifications(\n                        ToolSpecification.builder().name(\"weather\").build(),\n                        ToolSpecification.builder().name(\"population\").build())\n                .build();\n        var whole = new CompletableFuture<ChatResponse>();\n        model.chat(request, new StreamingChatResponseHandler() {\n            @Override\n            public void onCompleteResponse(ChatResponse response) {\n                whole.complete(response);\n            }\n\n            @Override\n            public void onError(Throwable error) {\n                whole.completeExceptionally(error);\n            }\n        });\n        for (var call : whole.join().aiMessage().toolExecutionRequests()) {\n            System.out.println(call.name() + \" \" + call.arguments());\n        }\n    }\n}\n"
    },
    "witnesses": [
      {
        "features": [
          "streamed-tools"
        ],
        "source": {
          "address": "https://www.npmjs.com/package/openai",
          "says": "Each chunk of a stream can contain a `tool_calls` list. The `index` of each part says which call it belongs to."
        }
      }
    ]
  },
  {
    "client": "js/ai-sdk",
    "program": {
      "name": "ai-sdk-sends-tool-choice.mjs",
      "text": "// Should send only what it's given. The client adds a `tool_choice`, which not every provider documents.\nimport { createOpenAICompatible } from '@ai-sdk/openai-compatible'\nimport { generateText, jsonSchema, tool } from 'ai'\n\nconst provider = createOpenAICompatible({\n  name: 'huggingface',\n  baseURL: 'https://router.huggingface.co/v1',\n  apiKey: process.env.HF_TOKEN,\n})\nconst time = tool({ description: 'Say what time it is.', inputSchema: jsonSchema({ type: 'object', properties: {} }) })\nconst model = provider(process.env.MODEL ?? 'acme/lantern')\nconst { text } = await generateText({ model, tools: { time }, prompt: 'Hello' })\nconsole.log(text)\n"
    },
    "witnesses": [
      {
        "features": [
          "tools",
          "streamed-tools"
        ],
        "providers": [
          "cohere"
        ],
        "source": {
          "address": "https://docs.cohere.com/docs/compatibility-api",
          "says": "The list of supported parameters doesn’t include `tool_choice`."
        }
      }
    ]
  },
  {
    "client": "python/pydantic_ai",
    "program": {
      "name": "pydantic-ai-sends-tool-choice.py",
      "text": "# Should send only what it's given. The client adds a `tool_choice`, which not every provider documents.\nimport os\n\nfrom pydantic_ai import Agent\nfrom pydantic_ai.models.openai import OpenAIChatModel\nfrom pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider\n\n\ndef time() -> str:\n    \"\"\"Say what time it is.\"\"\"\n    return \"noon\"\n\n\nprovider = OpenAICompatibleProvider(\n    \"huggingface\",\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmodel = OpenAIChatModel(os.environ.get(\"MODEL\", \"acme/lantern\"), provider=provider)\nprint(Agent(model=model, tools=[time]).run_sync(\"Hello\").output)\n"
    },
    "witnesses": [
      {
        "features": [
          "tools",
          "streamed-tools"
        ],
        "providers": [
          "cohere"
        ],
        "source": {
          "address": "https://docs.cohere.com/docs/compatibility-api",
          "says": "The list of supported parameters doesn’t include `tool_choice`."
        }
      }
    ]
  },
  {
    "client": "python/agent-framework",
    "program": {
      "name": "agent-framework-sends-tool-choice.py",
      "text": "# Should send only what it's given. The client adds a `tool_choice`, which not every provider documents.\nimport asyncio\nimport os\n\nfrom agent_framework import Agent\nfrom agent_framework.openai import OpenAIChatCompletionClient\n\n\ndef time() -> str:\n    \"\"\"Say what time it is.\"\"\"\n    return \"noon\"\n\n\nclient = OpenAIChatCompletionClient(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nprint(asyncio.run(Agent(client=client, tools=[time]).run(\"Hello\")).text)\n"
    },
    "witnesses": [
      {
        "features": [
          "tools",
          "streamed-tools"
        ],
        "providers": [
          "cohere"
        ],
        "source": {
          "address": "https://docs.cohere.com/docs/compatibility-api",
          "says": "The list of supported parameters doesn’t include `tool_choice`."
        }
      }
    ]
  },
  {
    "client": "python/llamaindex",
    "program": {
      "name": "llamaindex-sends-tool-choice.py",
      "text": "# Should send only what it's given. The client adds a `tool_choice`, which not every provider documents.\nimport os\n\nfrom llama_index.core.tools import FunctionTool\nfrom llama_index.llms.openai_like import OpenAILike\n\nllm = OpenAILike(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    is_chat_model=True,\n    is_function_calling_model=True,\n)\ntime = FunctionTool.from_defaults(lambda: \"noon\", name=\"time\", description=\"Say what time it is.\")\nprint(llm.chat_with_tools([time], user_msg=\"Hello\").message.content)\n"
    },
    "witnesses": [
      {
        "features": [
          "tools"
        ],
        "providers": [
          "cohere"
        ],
        "source": {
          "address": "https://docs.cohere.com/docs/compatibility-api",
          "says": "The list of supported parameters doesn’t include `tool_choice`."
        }
      }
    ]
  }
]
