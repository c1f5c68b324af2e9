"""Writes the examples of many models on a Spark cluster.

    spark-submit snippets.py RECORDS TARGET [COMMAND ...]

RECORDS: JSON Lines, on any file system that Spark reads. TARGET: the folder that is written; its parts, one after the
other, are what one run of the program alone writes. COMMAND: how the program is started, `model-snippets batch`
without it; it must be installed on every machine of the cluster.
"""

import os
import shlex
import sys

from pyspark.sql import SparkSession

records, target, *command = sys.argv[1:]
program = shlex.join(command or ["model-snippets", "batch"])

# One thread a process, as Spark runs one process a core. Exit code 1 says that there were bad lines; they stand in the
# output as error records and need not fail the job. Everything else should.
filter_command = shlex.join(["sh", "-c", f"{program} --jobs 1 || [ $? -eq 1 ]"])

spark = SparkSession.builder.appName("model-snippets").getOrCreate()
lines = spark.sparkContext.textFile(records)
# Without `env`, the program would start with an empty environment, PATH included.
lines.pipe(filter_command, env=dict(os.environ), checkCode=True).saveAsTextFile(target)
spark.stop()
