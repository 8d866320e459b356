"""Who shares the work of a command: its arguments --jobs and --ray."""

import argparse

from smallworld.cli.common import Mistake
from smallworld.cli.pool import Workers, processes


def chosen_workers(args: argparse.Namespace, units: int) -> Workers:
    """Those that the arguments name; no more processes than there are pieces of work."""
    if not args.ray:
        return processes(max(1, min(args.jobs, units)))
    if args.jobs > 1:
        raise Mistake("--jobs counts processes on this machine; with --ray leave it out, the cluster knows its size")
    from smallworld.cli.cluster import Cluster  # only now: Ray may not be there

    return Cluster(args.ray)
