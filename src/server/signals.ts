import { closeSync, openSync } from 'node:fs';
import type pino from 'pino';

/** On any of these signals, finishes running requests, then ends the process; a second signal ends it at once. */
export function endOn(signals: NodeJS.Signals[], log: pino.Logger, close: () => Promise<void>): void {
  let ending = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      log.info({ signal }, 'finishing running requests');
      close().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'shutdown failed');
          process.exit(1);
        },
      );
    });
  }
}

/** Calls this on a SIGHUP that someone sends. A terminal that closes sends one too, and that still ends the process at once. */
export function onHangUp(reload: () => void): void {
  const hadTerminal = hasTerminal();
  process.on('SIGHUP', () => {
    if (!hadTerminal || hasTerminal()) return reload();
    // As if nobody had listened: an orderly shutdown would wait for output to a terminal that is gone.
    process.removeAllListeners('SIGHUP');
    process.kill(process.pid, 'SIGHUP');
  });
}

function hasTerminal(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}
