import type { CompiledQuery, QueryResult } from 'kysely';
import type { EventType } from '#domain/schedule/words.ts';
import type { Notice } from '#domain/schedule/notices.ts';
import type { Reader } from './company.ts';

/** Whatever runs a query: a transaction, or a scope that only reads. */
export type Runs = { executeQuery: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>> };

/** A stretch of a yacht's calendar that is to be booked. */
export type BookingWish = { companyId: number; yachtId: number; type: EventType; startDate: string; endDate: string };

/** What a room has to say of a yacht before she is booked, in the words of whoever reads it. */
export type NoticeSource = (run: Runs, wish: BookingWish, reader: Reader) => Promise<Notice[]>;
