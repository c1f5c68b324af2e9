import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const flextab: Library = {
  key: 'flextab',
  prettyLabel: 'FlexTab',
  repoName: 'FlexTab',
  repoUrl: 'https://github.com/SAP-samples/flextab',
  countDownloads: 'path_extension:"pt"',
  // The package contains its models, so there's no id. A larger context and more bags need memory and improve accuracy.
  examples: () => [
    { language: 'sh', content: 'pip install git+https://github.com/SAP-samples/flextab' },
    {
      language: 'python',
      content: python.program(code`
        # Sort rows into classes
        from flextab import FlexTabClassifier
        from sklearn.datasets import load_breast_cancer
        from sklearn.metrics import accuracy_score
        from sklearn.model_selection import train_test_split

        features, classes = load_breast_cancer(return_X_y=True)
        train, test, train_classes, test_classes = train_test_split(features, classes, test_size=0.25, random_state=0)

        clf = FlexTabClassifier(max_context_size=2048, bagging=1)
        clf.fit(train, train_classes)
        print("Probabilities of the first row:", clf.predict_proba(test)[0])
        print("Accuracy:", accuracy_score(test_classes, clf.predict(test)))
      `),
    },
    {
      language: 'python',
      content: python.program(code`
        # Predict a number
        from flextab import FlexTabRegressor
        from sklearn.datasets import fetch_openml
        from sklearn.metrics import r2_score
        from sklearn.model_selection import train_test_split

        # Boston houses and their prices
        df = fetch_openml(data_id=531, as_frame=True)
        prices = df.target.astype(float)
        train, test, train_prices, test_prices = train_test_split(df.data, prices, test_size=0.25, random_state=0)

        regressor = FlexTabRegressor(max_context_size=2048, bagging=1)
        regressor.fit(train, train_prices)
        print("R2:", r2_score(test_prices, regressor.predict(test)))
      `),
    },
    {
      language: 'python',
      content: python.program(code`
        # Find rows of two tables that describe the same person
        from flextab import FlexTabMatcher
        from flextab.utils.test_utils import load_febrl4
        from sklearn.metrics import accuracy_score

        left_train, left_test, right_train, right_test, train_pairs, test_pairs = load_febrl4()

        matcher = FlexTabMatcher(max_context_size=2048, bagging=1)
        matcher.fit(left_train, right_train, train_pairs)
        print("Accuracy:", accuracy_score(test_pairs, matcher.predict(left_test, right_test)))
      `),
    },
  ],
}
