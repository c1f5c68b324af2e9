/** What a call looked like when it arrived. */
export interface SeenCall {
    readonly path: string;
    readonly parameters: URLSearchParams;
    readonly authorization: string | undefined;
}
/** How the twin behaves to every call; each model of `MODELS` beginning with `odd/` has its own behaviour besides. */
export type HubMood = 'well' | 'silent' | 'failing' | 'busy' | 'malformed' | 'empty' | 'lying';
export interface HubTwin {
    readonly url: URL;
    readonly calls: SeenCall[];
    mood: HubMood;
    readonly close: () => Promise<void>;
}
/** The token that may see private models. */
export declare const TWIN_TOKEN = "hf_twin";
/** The models that the twin knows, with every field that the hub may tell of them. */
export declare const MODELS: readonly Readonly<Record<string, unknown>>[];
/** A hub on the loopback interface that answers as the published documentation says, and as badly as it is told to. */
export declare function startHubTwin(): Promise<HubTwin>;
