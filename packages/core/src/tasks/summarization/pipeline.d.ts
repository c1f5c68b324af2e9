export declare const summarization: {
    readonly order: 70;
    readonly data: {
        readonly name: 'Summarization';
        readonly modality: 'nlp';
        readonly subtasks: readonly [{
            readonly type: 'news-articles-summarization';
            readonly name: 'News Articles Summarization';
        }, {
            readonly type: 'news-articles-headline-generation';
            readonly name: 'News Articles Headline Generation';
        }];
    };
};
