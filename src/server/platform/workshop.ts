// Work that would hold everybody else up is done beside the server, in processes of its own: they yield to it, die alone, and give their
// memory back. Waiting work is in a queue of limited length, in which companies take turns.
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from './refusal.ts';
import { startHand, type Hand } from './workshop-hand.ts';

type Task = (input: never) => Promise<unknown>;

/** Does one kind of work beside the server. */
export type Workshop = {
  /**
   * The answer of this task, done in another process. Refuses as the task does. Refuses with 503, having done nothing, if too many are
   * waiting, or if the process died or took too long.
   */
  work: <T extends Task>(task: string, input: Parameters<T>[0], company: number, left?: AbortSignal) => Promise<Awaited<ReturnType<T>>>;
  /** Refuses as `work` would right now. Call it before reading an upload that would be refused anyway. */
  refuseIfFull: (company: number) => void;
  /**
   * Refuses in the same way, and reserves one of this company's places during the upload, so that no more uploads are in memory than may
   * wait.
   */
  whileSent: <T>(company: number, read: () => Promise<T>) => Promise<T>;
  counts: () => { running: number; waiting: number; deaths: number };
  /** Ends the processes; work that is still waiting is refused. */
  close: () => Promise<void>;
};

export type WorkshopOptions = {
  /** the program of its processes, which calls `answerTasks` */
  program: string;
  log: FastifyBaseLogger;
  /** the messages for people whose work can't be accepted now, or wasn't finished */
  words: { full: string; lost: string };
  /** the number of processes */
  hands?: number;
  /** how many pieces of work may run and wait: in all, and for one company */
  places?: { all: number; ofOne: number };
  /** milliseconds allowed for one piece of work, and those after which an idle process ends */
  patience?: number;
  idle?: number;
  /** megabytes of memory above which a process is replaced by a new one */
  memory?: number;
};

type Waiting = {
  task: string;
  input: unknown;
  company: number;
  settle: { resolve: (answer: unknown) => void; reject: (error: unknown) => void };
};

/** Opens a workshop. Its processes start with the first piece of work. */
export function openWorkshop({
  program,
  log,
  words,
  hands: maxHands = 1,
  places = { all: 30, ofOne: 15 },
  patience = 60_000,
  idle = 10_000,
  memory = 300,
}: WorkshopOptions): Workshop {
  const lines = new Map<number, Waiting[]>();
  const held = new Map<number, number>();
  const hands = new Set<Hand>();
  const idlers = new Map<Hand, NodeJS.Timeout>();
  let running = 0;
  let waiting = 0;
  let deaths = 0;
  let closed = false;
  /** the average duration of recent work, in milliseconds */
  let usual = 500;

  function refuseIfFull(company: number): void {
    if (closed || running + waiting >= places.all || (held.get(company) ?? 0) >= places.ofOne) throw full();
  }

  async function whileSent<T>(company: number, read: () => Promise<T>): Promise<T> {
    refuseIfFull(company);
    hold(company);
    try {
      return await read();
    } finally {
      release(company);
    }
  }

  function hold(company: number): void {
    held.set(company, (held.get(company) ?? 0) + 1);
  }

  function full(): Refusal {
    const seconds = Math.ceil((usual * (running + waiting)) / maxHands / 1_000);
    return new Refusal(503, 'busy', words.full, { retryAfter: Math.min(60, Math.max(2, seconds)) });
  }

  async function work(task: string, input: unknown, company: number, left?: AbortSignal): Promise<unknown> {
    refuseIfFull(company);
    return new Promise((resolve, reject) => {
      const piece: Waiting = { task, input, company, settle: { resolve, reject } };
      left?.addEventListener('abort', () => leave(piece), { once: true });
      // A company that has just had its turn goes behind all others.
      lines.set(company, [...(lines.get(company) ?? []), piece]);
      hold(company);
      waiting++;
      startWaiting();
    });
  }

  /** Work whose request is over no longer waits. Work that has begun is finished. */
  function leave(piece: Waiting): void {
    const line = lines.get(piece.company) ?? [];
    if (!line.includes(piece)) return;
    lines.set(
      piece.company,
      line.filter((each) => each !== piece),
    );
    waiting--;
    release(piece.company);
    piece.settle.reject(full());
  }

  function release(company: number): void {
    const left = (held.get(company) ?? 1) - 1;
    if (left > 0) held.set(company, left);
    else held.delete(company);
  }

  /** The next piece of work: companies take turns, so that nobody has to wait for everything another company has sent. */
  function next(): Waiting | undefined {
    for (const [company, [first, ...others]] of lines) {
      lines.delete(company);
      if (others.length > 0) lines.set(company, others);
      if (!first) continue;
      waiting--;
      return first;
    }
    return undefined;
  }

  function startWaiting(): void {
    while (waiting > 0 && running < maxHands) {
      const piece = next();
      if (piece) void run(piece);
    }
  }

  async function run(piece: Waiting): Promise<void> {
    running++;
    const hand = freeHand();
    const began = performance.now();
    try {
      const { answer, refusal, megabytes } = await hand.work(piece.task, piece.input, patience);
      if (megabytes > memory) discard(hand);
      if (refusal) piece.settle.reject(refusal);
      else piece.settle.resolve(answer);
    } catch (error) {
      discard(hand);
      if (!closed) {
        deaths++;
        log.error({ err: error, task: piece.task, company: piece.company }, 'a helper process died');
      }
      piece.settle.reject(new Refusal(503, 'not_finished', words.lost, { retryAfter: 5 }));
    } finally {
      usual += (performance.now() - began - usual) / 8;
      running--;
      release(piece.company);
      if (hands.has(hand)) rest(hand);
      startWaiting();
    }
  }

  function freeHand(): Hand {
    const [hand] = idlers.keys();
    if (hand) {
      clearTimeout(idlers.get(hand));
      idlers.delete(hand);
      return hand;
    }
    const made = startHand(program);
    hands.add(made);
    void made.ended.then(() => discard(made));
    return made;
  }

  function rest(hand: Hand): void {
    idlers.set(
      hand,
      setTimeout(() => discard(hand), idle),
    );
  }

  function discard(hand: Hand): void {
    clearTimeout(idlers.get(hand));
    idlers.delete(hand);
    hands.delete(hand);
    hand.end();
  }

  async function close(): Promise<void> {
    closed = true;
    const refused = [...lines.values()].flat();
    lines.clear();
    waiting = 0;
    for (const { settle } of refused) settle.reject(full());
    const ending = [...hands];
    for (const hand of ending) discard(hand);
    await Promise.all(ending.map(({ ended }) => ended));
  }

  return { work: work as Workshop['work'], refuseIfFull, whileSent, counts: () => ({ running, waiting, deaths }), close };
}
