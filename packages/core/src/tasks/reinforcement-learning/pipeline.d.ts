export declare const reinforcementLearning: {
    readonly order: 290;
    readonly data: {
        readonly name: 'Reinforcement Learning';
        readonly modality: 'rl';
    };
};
