export declare const robotics: {
    readonly order: 300;
    readonly summary: 'Robotics models steer a robot by what it sees and feels.';
    readonly data: {
        readonly name: 'Robotics';
        readonly modality: 'rl';
        readonly subtasks: readonly [{
            readonly type: 'grasping';
            readonly name: 'Grasping';
        }, {
            readonly type: 'task-planning';
            readonly name: 'Task Planning';
        }];
    };
};
