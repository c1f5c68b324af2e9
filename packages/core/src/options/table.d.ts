import { type NumberValue } from '../call/option-values.ts';
/** The registry whose names an option takes. */
export type NameKind = 'api' | 'recipe' | 'provider' | 'language' | 'client' | 'platform' | 'task' | 'app' | 'system';
/** What an option's value is. */
export type OptionValue = NumberValue | {
    readonly kind: 'switch';
} | {
    readonly kind: 'text';
} | {
    readonly kind: 'name';
    readonly of: NameKind;
}
/** A list of names, at most so many; as text with commas between them. */
 | {
    readonly kind: 'names';
    readonly of: NameKind;
    readonly most: number;
}
/** A list of chat messages, at most so many. */
 | {
    readonly kind: 'messages';
    readonly most: number;
}
/** A list of JSON objects. */
 | {
    readonly kind: 'objects';
}
/** A JSON object of any fields. */
 | {
    readonly kind: 'object';
}
/** Any JSON: its shape is the task's. */
 | {
    readonly kind: 'json';
};
/** How an option is written on the command line. */
export interface OptionFlag {
    /** Without the dashes, `max-tokens`. */
    readonly name: string;
    readonly short?: string;
    /** What follows it: nothing, a text, JSON (as it stands, `@FILE`, or `-`), or texts, one each time it is given. */
    readonly takes: 'nothing' | 'text' | 'json' | 'texts';
    /** Placeholder of the value in the help. */
    readonly value?: string;
    /** What the help says, where it is more than the option's own. */
    readonly help?: string;
}
/** All that is known of one option. */
export interface OptionRecord {
    /** The name that the generator knows it by, and agents. */
    readonly name: string;
    /** An earlier name, by which addresses and bodies may still have it. */
    readonly alias?: string;
    /** What it does, in a few words: a part of a sentence. */
    readonly help: string;
    readonly value: OptionValue;
    /** Tasks that take it; every task when absent. A call of another task ignores it and says so. */
    readonly tasks?: readonly string[];
    /** Set where `null` stands for the choice of the service. */
    readonly isNullable?: true;
    readonly example?: unknown;
    readonly flags: readonly OptionFlag[];
    /** Parameter of an address; absent where an address cannot hold it. */
    readonly query?: string;
    /** Path in a body, `options.streaming`; absent where a body has no place for it. */
    readonly body?: string;
}
/**
 * Every option of a call and of the choice among its examples, with its spelling on each surface. Command line,
 * addresses, bodies, agents' tools and forms are made from it and judged by it.
 */
export declare const OPTIONS: readonly [{
    readonly name: 'provider';
    readonly help: 'who runs the model; auto, the default, is the fastest that the router finds; for chat also cheapest, and preferred: the first in your settings at the hub';
    readonly value: {
        readonly kind: 'name';
        readonly of: 'provider';
    };
    readonly flags: readonly [{
        readonly name: 'provider';
        readonly short: 'p';
        readonly takes: 'text';
        readonly value: 'P';
    }];
    readonly query: 'provider';
    readonly body: 'provider';
}, {
    readonly name: 'language';
    readonly help: 'only this language';
    readonly value: {
        readonly kind: 'name';
        readonly of: 'language';
    };
    readonly flags: readonly [{
        readonly name: 'language';
        readonly short: 'l';
        readonly takes: 'text';
        readonly value: 'L';
    }];
    readonly query: 'language';
    readonly body: 'language';
}, {
    readonly name: 'client';
    readonly help: 'only this client: openai, requests, fetch, curl …';
    readonly value: {
        readonly kind: 'name';
        readonly of: 'client';
    };
    readonly flags: readonly [{
        readonly name: 'client';
        readonly short: 'c';
        readonly takes: 'text';
        readonly value: 'C';
    }];
    readonly query: 'client';
    readonly body: 'client';
}, {
    readonly name: 'platform';
    readonly help: 'system whose shell the shell examples are for';
    readonly value: {
        readonly kind: 'name';
        readonly of: 'platform';
    };
    readonly flags: readonly [{
        readonly name: 'platform';
        readonly takes: 'text';
        readonly value: 'S';
    }];
    readonly query: 'platform';
    readonly body: 'options.platform';
}, {
    readonly name: 'typescript';
    readonly help: 'write the JavaScript examples as TypeScript, which the language typescript asks for, too';
    readonly value: {
        readonly kind: 'switch';
    };
    readonly flags: readonly [{
        readonly name: 'typescript';
        readonly takes: 'nothing';
    }];
    readonly query: 'typescript';
    readonly body: 'options.typescript';
}, {
    readonly name: 'streaming';
    readonly help: 'ask for the answer piece by piece (chat)';
    readonly value: {
        readonly kind: 'switch';
    };
    readonly tasks: readonly ["conversational"];
    readonly flags: readonly [{
        readonly name: 'stream';
        readonly short: 's';
        readonly takes: 'nothing';
    }];
    readonly query: 'stream';
    readonly body: 'options.streaming';
}, {
    readonly name: 'showReasoning';
    readonly help: 'show what the model thinks apart from its answer (chat)';
    readonly value: {
        readonly kind: 'switch';
    };
    readonly tasks: readonly ["conversational"];
    readonly flags: readonly [{
        readonly name: 'show-reasoning';
        readonly takes: 'nothing';
    }];
    readonly query: 'showReasoning';
    readonly body: 'options.showReasoning';
}, {
    readonly name: 'showUsage';
    readonly help: 'show how many tokens were used (chat)';
    readonly value: {
        readonly kind: 'switch';
    };
    readonly tasks: readonly ["conversational"];
    readonly flags: readonly [{
        readonly name: 'show-usage';
        readonly takes: 'nothing';
    }];
    readonly query: 'showUsage';
    readonly body: 'options.showUsage';
}, {
    readonly name: 'directRequest';
    readonly help: 'call the provider itself, with its own key';
    readonly value: {
        readonly kind: 'switch';
    };
    readonly flags: readonly [{
        readonly name: 'direct';
        readonly takes: 'nothing';
    }];
    readonly query: 'directRequest';
    readonly body: 'options.directRequest';
}, {
    readonly name: 'endpointUrl';
    readonly help: 'call an endpoint of your own, by its base URL';
    readonly value: {
        readonly kind: 'text';
    };
    readonly example: 'http://localhost:8080/v1';
    readonly flags: readonly [{
        readonly name: 'endpoint';
        readonly takes: 'text';
        readonly value: 'URL';
    }];
    readonly query: 'endpointUrl';
    readonly body: 'options.endpointUrl';
}, {
    readonly name: 'billTo';
    readonly help: 'organisation that pays for the request';
    readonly value: {
        readonly kind: 'text';
    };
    readonly example: 'acme';
    readonly flags: readonly [{
        readonly name: 'bill-to';
        readonly takes: 'text';
        readonly value: 'ORG';
    }];
    readonly query: 'billTo';
    readonly body: 'options.billTo';
}, {
    readonly name: 'providerId';
    readonly help: 'the provider’s own id of the model, where it differs from the known one';
    readonly value: {
        readonly kind: 'text';
    };
    readonly example: 'acme-assistant-v2';
    readonly flags: readonly [{
        readonly name: 'provider-id';
        readonly takes: 'text';
        readonly value: 'ID';
    }];
    readonly query: 'providerId';
    readonly body: 'options.providerId';
}, {
    readonly name: 'recipe';
    readonly help: 'what a chat example does';
    readonly value: {
        readonly kind: 'name';
        readonly of: 'recipe';
    };
    readonly tasks: readonly ["conversational"];
    readonly flags: readonly [{
        readonly name: 'recipe';
        readonly takes: 'text';
        readonly value: 'R';
    }];
    readonly query: 'recipe';
    readonly body: 'options.recipe';
}, {
    readonly name: 'tools';
    readonly help: 'functions that the model may call, as the chat API describes them; for the recipe tool-loop';
    readonly value: {
        readonly kind: 'objects';
    };
    readonly isNullable: true;
    readonly tasks: readonly ["conversational"];
    readonly example: readonly [{
        readonly type: 'function';
        readonly function: {
            readonly name: 'get_time';
            readonly description: 'The time in a city';
            readonly parameters: {
                readonly type: 'object';
                readonly properties: {
                    readonly city: {
                        readonly type: 'string';
                    };
                };
                readonly required: readonly ["city"];
            };
        };
    }];
    readonly flags: readonly [{
        readonly name: 'tools';
        readonly takes: 'json';
        readonly value: 'JSON';
        readonly help: 'functions that the model may call, for the recipe tool-loop: a JSON array, @FILE, or - for standard input';
    }];
    readonly query: 'tools';
    readonly body: 'options.tools';
}, {
    readonly name: 'schema';
    readonly help: 'JSON Schema of the answer, or a sample of it, for the recipe structured-output';
    readonly value: {
        readonly kind: 'object';
    };
    readonly tasks: readonly ["conversational"];
    readonly example: {
        readonly type: 'object';
        readonly properties: {
            readonly city: {
                readonly type: 'string';
            };
        };
        readonly required: readonly ["city"];
    };
    readonly flags: readonly [{
        readonly name: 'schema';
        readonly takes: 'json';
        readonly value: 'JSON';
        readonly help: 'JSON Schema of the answer, or a sample of it, for the recipe structured-output: JSON, @FILE, or - for standard input';
    }];
    readonly query: 'schema';
    readonly body: 'options.schema';
}, {
    readonly name: 'api';
    readonly help: 'which API a chat example speaks';
    readonly value: {
        readonly kind: 'name';
        readonly of: 'api';
    };
    readonly tasks: readonly ["conversational"];
    readonly flags: readonly [{
        readonly name: 'api';
        readonly takes: 'text';
        readonly value: 'A';
    }];
    readonly query: 'api';
    readonly body: 'options.api';
}, {
    readonly name: 'retries';
    readonly alias: 'robust';
    readonly help: 'ask again when the service fails in a way that may pass (chat)';
    readonly value: {
        readonly kind: 'switch';
    };
    readonly tasks: readonly ["conversational"];
    readonly flags: readonly [{
        readonly name: 'robust';
        readonly takes: 'nothing';
        readonly help: 'an earlier name of --retries';
    }, {
        readonly name: 'retries';
        readonly takes: 'nothing';
    }];
    readonly query: 'retries';
    readonly body: 'options.retries';
}, {
    readonly name: 'fallbacks';
    readonly help: 'providers to ask in turn when the first one fails, with retries';
    readonly value: {
        readonly kind: 'names';
        readonly of: 'provider';
        readonly most: 10;
    };
    readonly tasks: readonly ["conversational"];
    readonly example: readonly ["together", "groq"];
    readonly flags: readonly [{
        readonly name: 'fallback';
        readonly takes: 'texts';
        readonly value: 'P';
        readonly help: 'a provider to ask when the ones before it fail, with --retries; repeatable';
    }];
    readonly query: 'fallbacks';
    readonly body: 'options.fallbacks';
}, {
    readonly name: 'async';
    readonly help: 'use the asynchronous interface of Python clients (chat)';
    readonly value: {
        readonly kind: 'switch';
    };
    readonly tasks: readonly ["conversational"];
    readonly flags: readonly [{
        readonly name: 'async';
        readonly takes: 'nothing';
    }];
    readonly query: 'async';
    readonly body: 'options.async';
}, {
    readonly name: 'messages';
    readonly help: 'all messages of a chat, oldest first; an image_url may be the path of a file of yours';
    readonly value: {
        readonly kind: 'messages';
        readonly most: 2000;
    };
    readonly tasks: readonly ["conversational"];
    readonly example: readonly [{
        readonly role: 'user';
        readonly content: 'Why is the sky blue?';
    }];
    readonly flags: readonly [{
        readonly name: 'message';
        readonly short: 'm';
        readonly takes: 'texts';
        readonly value: 'TEXT';
        readonly help: 'a message; repeated: user, assistant, user … in turn';
    }, {
        readonly name: 'messages';
        readonly takes: 'json';
        readonly value: 'JSON';
        readonly help: 'all messages as a JSON array, @FILE, or - for standard input';
    }];
    readonly query: 'messages';
    readonly body: 'options.messages';
}, {
    readonly name: 'inputs';
    readonly help: 'the input of a task other than chat, in the shape of its example input';
    readonly value: {
        readonly kind: 'json';
    };
    readonly example: 'A red bicycle';
    readonly flags: readonly [{
        readonly name: 'input';
        readonly short: 'i';
        readonly takes: 'text';
        readonly value: 'TEXT';
        readonly help: 'the input of a task other than chat: text, a file or a URL';
    }, {
        readonly name: 'inputs';
        readonly takes: 'json';
        readonly value: 'JSON';
        readonly help: 'an input of several parts as JSON, @FILE, or - for standard input';
    }];
    readonly query: 'inputs';
    readonly body: 'options.inputs';
}, {
    readonly name: 'temperature';
    readonly help: 'how freely the model chooses';
    readonly value: {
        readonly kind: 'number';
        readonly least: 0;
        readonly most: 2;
        readonly whole: false;
    };
    readonly isNullable: true;
    readonly tasks: readonly ["conversational", "text-generation"];
    readonly flags: readonly [{
        readonly name: 'temperature';
        readonly takes: 'text';
        readonly value: 'N';
    }];
    readonly query: 'temperature';
    readonly body: 'options.temperature';
}, {
    readonly name: 'max_tokens';
    readonly help: 'length of the answer at most';
    readonly value: {
        readonly kind: 'number';
        readonly least: 1;
        readonly most: 1000000;
        readonly whole: true;
    };
    readonly isNullable: true;
    readonly tasks: readonly ["conversational", "text-generation"];
    readonly flags: readonly [{
        readonly name: 'max-tokens';
        readonly takes: 'text';
        readonly value: 'N';
    }];
    readonly query: 'max_tokens';
    readonly body: 'options.max_tokens';
}, {
    readonly name: 'top_p';
    readonly help: 'the share of likely tokens that is chosen from';
    readonly value: {
        readonly kind: 'number';
        readonly least: 0;
        readonly most: 1;
        readonly whole: false;
    };
    readonly isNullable: true;
    readonly tasks: readonly ["conversational", "text-generation"];
    readonly flags: readonly [{
        readonly name: 'top-p';
        readonly takes: 'text';
        readonly value: 'N';
    }];
    readonly query: 'top_p';
    readonly body: 'options.top_p';
}, {
    readonly name: 'parameters';
    readonly help: 'further fields of the request';
    readonly value: {
        readonly kind: 'object';
    };
    readonly example: {
        readonly seed: 7;
    };
    readonly flags: readonly [{
        readonly name: 'param';
        readonly takes: 'texts';
        readonly value: 'KEY=JSON';
        readonly help: 'any further field of the request; repeatable: --param seed=7';
    }];
    readonly query: 'extra';
    readonly body: 'options.parameters';
}, {
    readonly name: 'task';
    readonly help: 'task of a model that the catalogue does not hold: conversational';
    readonly value: {
        readonly kind: 'name';
        readonly of: 'task';
    };
    readonly flags: readonly [{
        readonly name: 'task';
        readonly takes: 'text';
        readonly value: 'T';
    }];
}, {
    readonly name: 'app';
    readonly help: 'only this app: llama-cpp, ollama, lm-studio, vllm …';
    readonly value: {
        readonly kind: 'name';
        readonly of: 'app';
    };
    readonly flags: readonly [{
        readonly name: 'app';
        readonly short: 'a';
        readonly takes: 'text';
        readonly value: 'A';
    }];
    readonly query: 'app';
    readonly body: 'app';
}, {
    readonly name: 'quantization';
    readonly help: 'which GGUF file to run: Q8_0';
    readonly value: {
        readonly kind: 'text';
    };
    readonly example: 'Q8_0';
    readonly flags: readonly [{
        readonly name: 'quantization';
        readonly short: 'q';
        readonly takes: 'text';
        readonly value: 'Q';
    }];
    readonly query: 'quantization';
    readonly body: 'quantization';
}, {
    readonly name: 'system';
    readonly help: 'system whose commands run an app';
    readonly value: {
        readonly kind: 'name';
        readonly of: 'system';
    };
    readonly flags: readonly [{
        readonly name: 'system';
        readonly takes: 'text';
        readonly value: 'S';
    }];
    readonly query: 'system';
    readonly body: 'system';
}];
/** The name of an option. */
export type OptionName = (typeof OPTIONS)[number]['name'];
/**
 * The record of an option.
 *
 * @example
 * optionRecord('max_tokens').flags[0].name // max-tokens
 */
export declare function optionRecord<Name extends OptionName>(name: Name): Extract<(typeof OPTIONS)[number], {
    name: Name;
}>;
