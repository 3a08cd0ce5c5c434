// Gives a process a part of a core, so that a machine with few cores behaves like one with more and slower ones. Linux only, as root.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';

const period = 20_000;

/** Limits a process, with all its threads, to that share of a core until the function it returns is called, once the process has ended. */
export function limitToShare(pid: number, share: number): () => void {
  const quota = Math.round(period * share);
  const isFirstVersion = existsSync('/sys/fs/cgroup/cpu/cpu.cfs_period_us');
  const group = isFirstVersion ? `/sys/fs/cgroup/cpu/fairlead-${pid}` : `/sys/fs/cgroup/fairlead-${pid}`;
  mkdirSync(group);
  if (isFirstVersion) {
    writeFileSync(`${group}/cpu.cfs_period_us`, String(period));
    writeFileSync(`${group}/cpu.cfs_quota_us`, String(quota));
  } else writeFileSync(`${group}/cpu.max`, `${quota} ${period}`);
  writeFileSync(`${group}/cgroup.procs`, String(pid));
  return () => rmdirSync(group);
}
