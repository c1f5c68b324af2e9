/** A page that says the same, for readers who want more. */
export interface CauseSource {
    readonly label: string;
    readonly url: string;
}
/** Why a call of a model failed, and what helps. */
export interface Cause {
    readonly id: CauseId;
    /** What happened, in a few words. */
    readonly title: string;
    /** What it means. */
    readonly meaning: string;
    /** What to do next. */
    readonly action: string;
    readonly source: CauseSource;
    /** Where the message leaves open which of several causes it is: those. */
    readonly oneOf?: readonly CauseId[];
}
/** Every cause by its id, in the order in which readers see them. */
declare const TABLE: {
    readonly 'missing-variable': {
        readonly title: 'The variable of the token is not set';
        readonly meaning: 'The program reads its token from a variable of the environment, and there is none. Nothing was sent.';
        readonly action: 'Set the variable that the message names in the shell that runs the program, for example with export HF_TOKEN=…, and run it again in that shell.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly unauthorized: {
        readonly title: '401: the token is not accepted';
        readonly meaning: 'The service does not know the token: it is mistyped, expired, revoked, or made for another service.';
        readonly action: 'Make a new token where the service keeps them, and put it into the variable without quotes or blanks in it. A call through the hub takes a token of the hub (hf_…), a direct one the key of the provider.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'payment-required': {
        readonly title: '402: no credits are left';
        readonly meaning: 'The account behind the token has used up its credits, or has no way to pay. Some services say so as 429 with a word such as insufficient_quota.';
        readonly action: 'Look at the billing page of the account and add credits or a plan. An organisation that pays is named with the option for who is billed.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly forbidden: {
        readonly title: '403: this is not allowed';
        readonly meaning: 'The service has understood the call and does not allow it: the token lacks a permission, or what is asked for is closed.';
        readonly action: 'Read the words of the service, and give the token the permission. A fine-grained token of the hub needs “Make calls to Inference Providers”.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly gated: {
        readonly title: '403: the model is gated';
        readonly meaning: 'Its owner lets only those use the model who have asked for it, and this account has not, or not yet.';
        readonly action: 'Open the page of the model on the hub while logged in, ask for access, and wait until it is granted. The token must be allowed to read gated repositories.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'not-found': {
        readonly title: '404: no such model, or no such address';
        readonly meaning: 'The service has nothing under the name of the model, or under the address of the request.';
        readonly action: 'Compare the name of the model with the one that the provider lists: it is often another one than on the hub. With an endpoint of your own, see whether its address ends as the client expects, in /v1.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'not-served': {
        readonly title: 'No provider serves the model';
        readonly meaning: 'None of the providers that your account has enabled serves this model, or not for this task.';
        readonly action: 'Choose a provider from the list on the page of the model, enable it in the settings of the hub, or take a model that is served.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'not-chat': {
        readonly title: 'The model is no chat model';
        readonly meaning: 'The request is a chat, and the service does not serve this model for chats.';
        readonly action: 'Take an instruct or chat version of the model, or the example of the task that the model does.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly timeout: {
        readonly title: 'The time was over';
        readonly meaning: 'Service or client gave up waiting: a long answer, a busy service or a slow network.';
        readonly action: 'Run it again, stream the answer, ask for fewer tokens, or give the client a longer time limit.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'too-large': {
        readonly title: '413: the request is too large';
        readonly meaning: 'What was sent has more bytes than the service takes, most often because of a picture or a sound in it.';
        readonly action: 'Send a smaller file or its address, or fewer messages.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'too-long': {
        readonly title: 'The input is too long for the model';
        readonly meaning: 'Messages and answer together have more tokens than the model can hold.';
        readonly action: 'Shorten the messages, lower the limit of tokens for the answer, or take a model with a longer context.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'invalid-request': {
        readonly title: '400 or 422: the request is not valid';
        readonly meaning: 'The service has read the request and refuses a field of it: its words name the field.';
        readonly action: 'Read the words of the service, and take the field out or correct it. Not every provider knows every parameter.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'rate-limited': {
        readonly title: '429: too many requests';
        readonly meaning: 'The account has asked more often, or for more tokens, than the service allows in this time.';
        readonly action: 'Wait as long as the header retry-after says, and ask more slowly. A paid plan has higher limits. Where the words speak of credits or a quota, waiting does not help: look at the billing.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'server-error': {
        readonly title: '500: the service failed';
        readonly meaning: 'Something went wrong inside the service. The request may be right.';
        readonly action: 'Run it again later. If it goes on, take another provider, and tell the service with the id of the request.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly unavailable: {
        readonly title: '502 or 503: the service is not available';
        readonly meaning: 'The service is overloaded, is being restarted, or its gateway does not reach it.';
        readonly action: 'Wait a moment and run it again, or take another provider.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly loading: {
        readonly title: '503: the model is being loaded';
        readonly meaning: 'Nobody has asked for the model for a while, and the service loads it now.';
        readonly action: 'Wait as many seconds as the answer estimates, and run it again.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'gateway-timeout': {
        readonly title: '504: the service did not answer in time';
        readonly meaning: 'The gateway of the service waited for an answer and got none.';
        readonly action: 'Run it again, stream the answer, or ask for fewer tokens.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'stream-error': {
        readonly title: 'The service failed in the middle of the answer';
        readonly meaning: 'The answer had begun when the service reported an error in its stream.';
        readonly action: 'Run it again. If it goes on, take another provider.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'no-host': {
        readonly title: 'The name of the host is not found';
        readonly meaning: 'No address is known for the name: there is no network, or the name is mistyped.';
        readonly action: 'See whether the machine is online, whether the address is right, and whether a proxy has to be set.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'connection-refused': {
        readonly title: 'Nobody listens at the address';
        readonly meaning: 'No program answers at this address and port.';
        readonly action: 'Start the server, and compare host and port with those that it prints.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'connection-lost': {
        readonly title: 'The connection broke off';
        readonly meaning: 'The service, or something between it and you, closed the connection before the answer was whole. What was shown until then is a part of it.';
        readonly action: 'Run it again. If it happens often, look for a proxy, a firewall or a VPN in between, one that cuts long answers.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly certificate: {
        readonly title: 'The certificate is not trusted';
        readonly meaning: 'The connection is encrypted with a certificate whose authority this machine does not know: most often a proxy of the company that reads along, or certificates of the system that are out of date.';
        readonly action: 'Give the client the certificate of that authority, for example by SSL_CERT_FILE, REQUESTS_CA_BUNDLE or NODE_EXTRA_CA_CERTS, or update those of the system. Do not turn the check off.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'no-connection': {
        readonly title: 'The service was not reached';
        readonly meaning: 'The client got no answer, and the message does not say why: there may be no network, a wrong address, a proxy or a certificate that is not trusted. In a browser the service may not allow other pages to call it.';
        readonly action: 'Look for the line that says why, and paste it, too. In Node.js it stands behind “cause”, in Python above the last error. Or ask the address with curl -v.';
        readonly source: {
            label: string;
            url: string;
        };
        readonly oneOf: readonly ["no-host", "connection-refused", "connection-lost", "certificate"];
    };
    readonly 'missing-module': {
        readonly title: 'The client is not installed';
        readonly meaning: 'The program was started where its packages are not installed.';
        readonly action: 'Run the install command above the example in the same environment or folder, and start the program there.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'managed-python': {
        readonly title: 'The Python of the system takes no packages';
        readonly meaning: 'The system itself brings this Python and manages its packages, so that pip refuses to install beside them. Nothing was installed.';
        readonly action: 'Make an environment in the folder of the program, python3 -m venv .venv, begin it with . .venv/bin/activate, and run the install command again in it.';
        readonly source: {
            label: string;
            url: string;
        };
    };
    readonly 'old-client': {
        readonly title: 'The installed client does not have what the program calls';
        readonly meaning: 'Most often it is another release than the one that the example is written for; else the name is mistyped.';
        readonly action: 'Run the install command above the example again: it names the release that the example was run with.';
        readonly source: {
            label: string;
            url: string;
        };
    };
};
/** The name of a cause. */
export type CauseId = keyof typeof TABLE;
/** Every cause, in the order in which readers see them. */
export declare const CAUSES: readonly Cause[];
/** The cause with an id. */
export declare const causeOf: (id: CauseId) => Cause;
export {};
