import { code, python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const sapRpt1Oss: Library = {
  key: 'sap-rpt-1-oss',
  prettyLabel: 'sap-rpt-1-oss',
  repoName: 'sap-rpt-1-oss',
  repoUrl: 'https://github.com/SAP-samples/sap-rpt-1-oss',
  countDownloads: 'path_extension:"pt"',
  // The classes download their only model; they take no id.
  fetchesGated: () => true,
  examples: () => [
    {
      language: 'sh',
      content: shell.program(command`
        # Requires Python 3.11 or newer
        pip install git+https://github.com/SAP-samples/sap-rpt-1-oss
      `),
    },
    {
      language: 'python',
      content: python.program(code`
        # Classification
        from sap_rpt_oss import SAP_RPT_OSS_Classifier
        from sklearn.datasets import load_breast_cancer
        from sklearn.metrics import accuracy_score
        from sklearn.model_selection import train_test_split

        X, y = load_breast_cancer(return_X_y=True)
        X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.2, random_state=0)

        # Larger contexts and more bags improve results, but use more memory
        classifier = SAP_RPT_OSS_Classifier(max_context_size=2048, bagging=1)
        classifier.fit(X_train, y_train)
        print(classifier.predict_proba(X_test)[:3])
        print("accuracy:", accuracy_score(y_test, classifier.predict(X_test)))
      `),
    },
    {
      language: 'python',
      content: python.program(code`
        # Regression
        from sap_rpt_oss import SAP_RPT_OSS_Regressor
        from sklearn.datasets import fetch_openml
        from sklearn.metrics import r2_score
        from sklearn.model_selection import train_test_split

        houses = fetch_openml(data_id=531, as_frame=True)
        X_train, X_test, y_train, y_test = train_test_split(
            houses.data, houses.target.astype(float), test_size=0.2, random_state=0
        )

        # Larger contexts and more bags improve results, but use more memory
        regressor = SAP_RPT_OSS_Regressor(max_context_size=2048, bagging=1)
        regressor.fit(X_train, y_train)
        print("r2:", r2_score(y_test, regressor.predict(X_test)))
      `),
    },
  ],
}
