"""Small models of scikit-learn."""

import joblib
import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from tiny import make_models


def fitted():
    rows = np.random.default_rng(0).normal(size=(40, 3))
    return make_pipeline(StandardScaler(), LogisticRegression()).fit(rows, rows.sum(axis=1) > 0)


def with_joblib(folder, name):
    joblib.dump(fitted(), folder / name)


def with_skops(folder, name):
    from skops.io import dump

    dump(fitted(), folder / name)


make_models({"joblib": with_joblib, "skops": with_skops})
