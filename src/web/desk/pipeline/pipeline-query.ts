import { useQueries, useQuery } from '@tanstack/react-query';
import type { ListedCharter } from '#domain/desk/charter.ts';
import { charterStateLabels } from '#domain/desk/charter-words.ts';
import { countIn, laterPageIn, oneOfIn, textIn, type RawSearch } from '../../platform/search-params.ts';
import { chartersQuery, untilNext } from '../charter-query.ts';

const { expired, lost, cancelled, closed } = charterStateLabels;

/** The states of finished charters, which are listed rather than shown on the board. */
export const doneLabels = { expired, lost, cancelled, closed };
type DoneState = keyof typeof doneLabels;

/** The search parameters of the pipeline: a text, a yacht, and which finished charters are listed instead. */
export type PipelineSearch = { q?: string; yacht?: number; state?: DoneState; page?: number };

export function pipelineSearch(raw: RawSearch): PipelineSearch {
  return {
    q: textIn(raw.q),
    yacht: countIn(raw.yacht),
    state: oneOfIn(Object.keys(doneLabels) as DoneState[], raw.state),
    page: laterPageIn(raw.page),
  };
}

export const donePerPage = 25;

/** A page of finished charters. */
export function doneQuery({ q, yacht, state, page }: PipelineSearch) {
  return chartersQuery({ q, yachtId: yacht, state, sort: '-start', page }, donePerPage);
}

/** The columns, with the charters of each in order. */
export const stages = {
  enquiry: { label: 'Enquiries', note: 'New enquiries appear here.', filter: { state: 'enquiry', sort: 'created' } },
  quote: {
    label: 'Quotes',
    note: 'Enquiries with a yacht and dates appear here with a price.',
    filter: { state: 'quote', sort: 'start' },
  },
  option: { label: 'Options', note: 'Yachts on hold, the first to end on top.', filter: { state: 'option', sort: 'optionUntil' } },
  waiting: { label: 'Waiting', note: 'Next in line when an option ends.', filter: { state: 'waiting', sort: 'start' } },
  booked: { label: 'Booked', note: 'Upcoming and under way.', filter: { state: 'booked', sort: 'start' } },
  close: { label: 'To close', note: 'Booked charters that have ended.', filter: { state: 'to_close', sort: 'start' } },
} as const;
export type Stage = keyof typeof stages;

/** How many charters a column shows at first. */
export const perColumn = 20;

/** The first charters of a column. Booked ones that are over are in a column of their own. */
export function stageQuery(stage: Stage, { q, yacht }: PipelineSearch, count: number, today: string) {
  const from = stage === 'booked' ? today : undefined;
  return chartersQuery({ q, yachtId: yacht, from, ...stages[stage].filter }, count);
}

/** The first charters of each column. When a booked one is over, both columns between which it moves are read again. */
export function useStages(search: PipelineSearch, counts: Partial<Record<Stage, number>>, today: string) {
  const queryOf = (stage: Stage) => stageQuery(stage, search, counts[stage] ?? perColumn, today);
  const { data: booked } = useQuery(queryOf('booked'));
  const refetchInterval = () => untilNextOver(booked?.rows ?? []);
  return useQueries({
    queries: (Object.keys(stages) as Stage[]).map((stage) =>
      stage === 'booked' || stage === 'close' ? { ...queryOf(stage), refetchInterval } : queryOf(stage),
    ),
  });
}

function untilNextOver(booked: readonly Pick<ListedCharter, 'endDate'>[]): number | false {
  const now = new Date();
  return untilNext(booked.filter((charter) => isOfStage('booked', charter, now)).map(({ endDate }) => endDate));
}

/** Whether a charter belongs to its column: one that was over earlier today is no longer ahead. */
export function isOfStage(stage: Stage, { endDate }: Pick<ListedCharter, 'endDate'>, now: Date): boolean {
  return stage !== 'booked' || endDate === null || Date.parse(endDate) > now.getTime();
}
