export declare const timeSeriesForecasting: {
    readonly order: 380;
    readonly summary: 'Time series forecasting continues a row of values measured over time.';
    readonly data: {
        readonly name: 'Time Series Forecasting';
        readonly modality: 'tabular';
        readonly subtasks: readonly [{
            readonly type: 'univariate-time-series-forecasting';
            readonly name: 'Univariate Time Series Forecasting';
        }, {
            readonly type: 'multivariate-time-series-forecasting';
            readonly name: 'Multivariate Time Series Forecasting';
        }];
    };
};
